/**
 * What is wrong with an input, as a value: readers and players of text return it, nothing throws it.
 */
export interface Fault {
  /** Which fault it is, by the key that translations use: `misread`, `capture`. */
  readonly fault: string;
  /** Where it is: a row, a field, an option or a cell. */
  readonly place: string;
  /** What would have been right there. */
  readonly expected: string;
  /** The whole as one English sentence. */
  readonly message: string;
  /** The rule that was broken, for instance `RO-8`; none where the text itself could not be read. */
  readonly rule?: string;
}

export const isFault = (value: unknown): value is Fault => Boolean((value as Fault | undefined)?.fault);

/** A text that could not be read. */
export const misread = (place: string, found: string, expected: string): Fault => ({
  fault: 'misread',
  place,
  expected,
  message: `${place}: expected ${expected}, found “${found.slice(0, 24)}”.`,
});

/** A try that a rule forbids. */
export const forbidden = (
  fault: string,
  rule: string,
  place: string,
  expected: string,
  why: string,
): Fault => ({
  fault,
  rule,
  place,
  expected,
  message: `${why} (${rule}).`,
});
