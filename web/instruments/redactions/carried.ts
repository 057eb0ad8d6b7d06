import { carriedFindings } from "./carried-findings.ts";
import type { Finding, GapReason } from "./finding.ts";
import { largePages } from "./large-pages.ts";
import type { Lookup } from "./lookup.ts";
import { pdfObjects, textsOf } from "./pdf-objects.ts";

/** The largest file whose objects are read one by one, in bytes: all of them are held in memory. */
const MOST_BYTES = 64_000_000;

/** What the file carries beside its pages. */
export type Carried = {
  /** Pages that do not fit, by number. */
  readonly large: ReadonlyMap<number, GapReason>;
  readonly findings: (shown: ReadonlySet<string>, attached: ReadonlySet<string>) => Promise<readonly Finding[]>;
  readonly lookUp: (lookup: Lookup) => Promise<void>;
};

/** Reads the file's objects. Undefined if they are too large; rejects if they cannot be read. */
export async function carriedBy(blob: Blob, password: string | undefined): Promise<Carried | undefined> {
  if (blob.size > MOST_BYTES) return undefined;
  const objects = await pdfObjects(new Uint8Array(await blob.arrayBuffer()), password);
  return {
    large: await largePages(objects),
    findings: (shown, attached) => carriedFindings(objects, shown, attached),
    lookUp: async (lookup) => {
      for (const object of objects.reached) lookup.take(await textsOf(object, false), { where: "carried" });
      for (const object of objects.left) lookup.take(await textsOf(object, true), { where: "left" });
    },
  };
}
