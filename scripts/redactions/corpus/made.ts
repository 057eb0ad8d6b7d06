import type { TestName } from "#app/instruments/redactions/finding.ts";
import { bytesOf, type Sheet, secretBox, sheet } from "./sheet.ts";

/** A file of the corpus: what must be found in it, and nothing else. A hard one has a defect that the tests are known to miss. */
export type Made = {
  readonly name: string;
  readonly found: readonly TestName[];
  readonly isHard?: true;
  readonly make: () => Promise<Uint8Array>;
};

export const made = (name: string, found: readonly TestName[], draw: (sheet: Sheet) => void | Promise<void>, isBlank = false): Made => ({
  name,
  found,
  make: async () => {
    const page = await sheet(isBlank);
    await draw(page);
    return bytesOf(page);
  },
});
export const drawn = (name: string, found: readonly TestName[], content: string) => made(name, found, ({ draw }) => draw(content));

const { x, y, width, height } = secretBox;
/** The path of a bar over the secret line. */
export const bar = `${x} ${y} ${width} ${height} re f\n`;

/** A graphics state by the name /G. */
export const graphicsState = ({ doc, add }: Sheet, entries: Readonly<Record<string, number | string>>) =>
  add("ExtGState", "G", doc.context.obj(entries));
