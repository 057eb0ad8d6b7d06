import { FaultError } from "./fault.ts";

/** Loads a part of an instrument on first use. Rejects with the fault `script` if loading fails; the next call tries again. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw new FaultError({ kind: "script" });
  }
}
