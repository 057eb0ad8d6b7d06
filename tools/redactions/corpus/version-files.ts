import { appendRevision, objectWith, streamOf } from "./append-revision.ts";
import { bar, drawn, type Made, made } from "./made.ts";
import { bytesOf, secretLine, sheet } from "./sheet.ts";

const edges: readonly Made[] = [
  drawn("text below the page", ["edges"], "BT /F 12 Tf 72 -40 Td (Osprey Holdings) Tj ET\n"),
  drawn("text cut off by a frame", ["edges"], `q 300 300 100 100 re W n ${secretLine}Q\n`),
  drawn("text within a frame", [], `q 60 580 300 60 re W n ${secretLine}Q\n`),
  made("text cropped away", ["edges"], ({ page, draw }) => {
    page.setCropBox(0, 640, 612, 152);
    draw(secretLine);
  }),
  made("cropped, with nothing beyond", [], ({ page, draw }) => {
    page.setCropBox(0, 400, 612, 392);
    draw(secretLine);
  }),
];

/** The last version has a bar or lacks the words; `before` is the first version's content. */
const revised = (name: string, found: Made["found"], before: string, after: string): Made => ({
  name,
  found,
  make: async () => {
    const page = await sheet();
    page.draw(before);
    const bytes = await bytesOf(page);
    return appendRevision(bytes, { [objectWith(bytes, /stream[\s\S]*72 600 Td/)]: streamOf(after) });
  },
});

const revisions: readonly Made[] = [
  revised("words taken out by an incremental save", ["revisions"], secretLine, `0 g ${bar}`),
  revised("bar added by an incremental save", ["cover"], secretLine, `${secretLine}0 g ${bar}`),
  revised("incremental save with the same words", [], secretLine, `${secretLine}0 g 70 560 40 4 re f\n`),
  revised("words added by an incremental save", [], secretLine, `${secretLine}BT /F 12 Tf 72 560 Td (Signed) Tj ET\n`),
];

export const versionFiles: readonly Made[] = [...edges, ...revisions];
