import { instrumentFrame } from "content/instruments.ts";
import { FaultError, ownFault } from "instruments/frame/fault.ts";
import { type ReadText, readText } from "instruments/frame/read-text.ts";
import { hashBlob } from "instruments/hash/hash-files.ts";
import { openPdf } from "./pdf-library.ts";
import { hasHugeStream } from "./pdf-streams.ts";

/** The largest PDF, in bytes: its pictures are not read. */
const MOST = 100_000_000;

/**
 * Reads the text layer of a PDF, a blank line between pages and before a gap between lines. Throws
 * a fault for a PDF without text.
 */
export async function readPdf(file: File, most?: number): Promise<ReadText> {
  if (file.size === 0) throw new FaultError({ kind: "empty", name: file.name });
  if (file.size > MOST) throw new FaultError({ kind: "tooLarge", name: file.name });
  if (await hasHugeStream(file)) throw new FaultError({ kind: "tooLarge", name: file.name });
  const { pdf, lost } = await openPdf(file).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw isLocked
      ? ownFault(file.name, instrumentFrame.pdf.encrypted)
      : new FaultError({ kind: "damaged", name: file.name });
  });
  try {
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await Promise.race([pdf.getPage(number), lost]);
      const { items } = await Promise.race([page.getTextContent(), lost]);
      pages.push(linesOf(items.flatMap((item) => ("str" in item ? [item] : []))));
      page.cleanup();
    }
    const text = pages.filter((page) => page !== "").join("\n\n");
    if (text === "") throw ownFault(file.name, instrumentFrame.pdf.noText);
    const { sha256 = null } = await hashBlob(file, ["sha256"], () => undefined);
    return { ...(await readText(text, most)), size: file.size, sha256 };
  } finally {
    pdf.loadingTask.destroy();
  }
}

type Item = {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
  readonly height: number;
};

/**
 * pdf.js says where a line ends; a distance of more than one and a half lines begins a paragraph.
 */
function linesOf(items: readonly Item[]): string {
  let text = "";
  let last: number | undefined;
  for (const { str, hasEOL, transform, height } of items) {
    const y = transform[5] ?? 0;
    if (str !== "" && last !== undefined && text.endsWith("\n") && last - y > height * 1.8)
      text += "\n";
    text += str;
    if (str !== "") last = y;
    if (hasEOL) text += "\n";
  }
  return text
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
