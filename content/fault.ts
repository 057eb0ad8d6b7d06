/**
 * A place in a file that is wrong, or that may be (`isDoubt`): the build stops for the first and
 * only prints the second.
 */
export type Fault = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Empty for prose. */
  readonly field?: string;
  /** What is written there. */
  readonly read?: string;
  /** What was expected, with an example. */
  readonly message: string;
  readonly isDoubt?: true;
};

/**
 * Thrown for files that a writer has to mend. Its message has one line for each fault; it has no
 * stack, because no code is at fault.
 */
export class ContentFault extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultLine).join("\n"));
    this.name = "ContentFault";
    this.faults = faults;
    this.stack = this.message;
  }
}

/** `file:line:column: field: “what is written”: what was expected`. */
export function faultLine({ file, line, column, field, read, message }: Fault): string {
  return [
    `${file}:${line}:${column}`,
    field,
    read === undefined ? "" : `“${shortened(read)}”`,
    message,
  ]
    .filter(Boolean)
    .join(": ");
}

/** What `read` returns, or its faults. Passes on errors of the program. */
export function attempt<T>(read: () => T): {
  readonly value?: T;
  readonly faults: readonly Fault[];
} {
  try {
    return { value: read(), faults: [] };
  } catch (error) {
    if (error instanceof ContentFault) return { faults: error.faults };
    throw error;
  }
}

const shortened = (text: string) => (text.length > 70 ? `${text.slice(0, 69)}…` : text);
