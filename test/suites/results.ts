import { type Fault, isFault } from '../../src/core/index.js';

/** The value of a result that a test takes for granted; a fault there fails the test with its sentence. */
export function sure<T>(result: T | Fault): T {
  if (isFault(result)) throw new Error(`Unexpected fault: ${result.message}`);
  return result;
}

/** The fault of a result that must be one. */
export function refused(result: unknown): Fault {
  if (!isFault(result)) throw new Error(`A fault was expected, not ${JSON.stringify(result)?.slice(0, 80)}`);
  return result;
}

/** As an assertion of chai, but fast enough to be made a million times: the message is made when it fails. */
export function holds(condition: boolean, message: () => string): void {
  if (!condition) throw new Error(message());
}
