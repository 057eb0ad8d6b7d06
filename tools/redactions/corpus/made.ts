import type { TestName } from "web/instruments/redactions/finding.ts";
import { bytesOf, type Sheet, secretBox, sheet } from "./sheet.ts";

/** A file of the corpus: exactly the tests in `found` have to find something. `isHard`: its defect is known to be missed. */
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

/** Adds a graphics state named /G. */
export const graphicsState = ({ doc, add }: Sheet, entries: Readonly<Record<string, number | string>>) =>
  add("ExtGState", "G", doc.context.obj(entries));
