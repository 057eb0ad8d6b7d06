import type { GivenFile } from "instruments/frame/files.ts";
import { redactionsSpecimen } from "./specimen-file.ts";

/** The specimen as a File. It is part of the page: nothing is fetched. */
export function specimen(): readonly GivenFile[] {
  const { name, base64 } = redactionsSpecimen;
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return [{ path: name, file: new File([bytes], name, { type: "application/pdf" }) }];
}
