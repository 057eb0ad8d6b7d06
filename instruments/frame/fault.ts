import { instrumentFrame } from "content/instruments.ts";

/**
 * A failure; its words are in content/instruments/frame.yaml, or the instrument's own. `name` is
 * the file's, if any.
 */
export type Fault = {
  readonly kind: keyof typeof instrumentFrame.faults;
  readonly name?: string;
  /** All that was refused, with the reason of each, for the command. */
  readonly unread?: readonly object[];
  readonly own?: {
    readonly title: string;
    readonly text: string;
    readonly steps: readonly string[];
  };
};

/** The title of a shared refusal. */
export function faultTitle(kind: Fault["kind"], name = ""): string {
  const said = instrumentFrame.faults[kind];
  return name === "" && "unnamed" in said ? said.unnamed : said.title(name);
}

/** Thrown when a file cannot be processed. */
export class FaultError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`${fault.kind}: ${fault.name ?? ""}`);
    this.fault = fault;
  }
}

/**
 * Converts an error to a fault. A DOMException while reading means the file is gone, changed or
 * locked (File API §6).
 */
export function faultOf(error: unknown, name?: string): Fault {
  if (error instanceof FaultError) return error.fault;
  const kind = error instanceof DOMException ? "unreadable" : "unexpected";
  return { kind, ...(name ? { name } : {}) };
}

/**
 * A refusal of a file in an instrument's own words. `more` says that other files were not read
 * either.
 */
export function ownFault(
  name: string,
  words: OwnWords,
  more = "",
  unread?: readonly object[],
): FaultError {
  const { title, text, steps } = words;
  const own = { title: title(name), text: more ? `${text} ${more}` : text, steps };
  return new FaultError({ kind: "unreadable", name, own, ...(unread ? { unread } : {}) });
}

type OwnWords = {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly steps: readonly string[];
};

/**
 * Loads a part of an instrument on first use. Rejects with the fault `script` if loading fails; the
 * next call tries again.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw new FaultError({ kind: "script" });
  }
}
