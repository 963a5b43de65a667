/**
 * What is wrong with an input, as a value: readers and players of text return it, nothing throws it.
 */
export interface Fault {
  /** Which fault it is: the rule that was broken, or `text` for one that could not be read. */
  readonly fault: string;
  /** Where it is: a row, a field, an option or a cell. */
  readonly place: string;
  /** What would have been right there. */
  readonly expected: string;
  /** The whole as one English sentence. */
  readonly message: string;
  /** The rule that was broken, for instance `RO-8`. */
  readonly rule?: string;
}

export const isFault = (value: unknown): value is Fault => Boolean((value as Fault | undefined)?.fault);

/** A text that could not be read. */
export const misread = (place: string, found: string, expected: string): Fault => ({
  fault: 'text',
  place,
  expected,
  message: `${place}: expected ${expected}, found “${found.slice(0, 24)}”.`,
});

/** A try that a rule forbids; `expected` says what it asks for. */
export const forbidden = (rule: string, place: string, expected: string): Fault => ({
  fault: rule,
  rule,
  place,
  expected,
  message: `${place}: ${expected} (${rule}).`,
});
