import { FaultError } from "./fault.ts";

/** A part of an instrument that is loaded when it is first used. Rejects with the fault `script` when it does not come; the next call asks again. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw new FaultError({ kind: "script" });
  }
}
