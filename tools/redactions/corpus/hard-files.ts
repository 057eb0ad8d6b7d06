import { type Made, made } from "./made.ts";
import { drawScan, onBar, unseen } from "./scan-files.ts";
import { type Sheet, secretBox, secretLine } from "./sheet.ts";

const { x, y, width, height } = secretBox;
const hard = (name: string, found: Made["found"], draw: (page: Sheet) => void, isBlank = false): Made => ({
  ...made(name, found, draw, isBlank),
  isHard: true,
});

/** Defects that the tests are known to miss, so that the measured rate does not rest on detectable ones alone. */
export const hardFiles: readonly Made[] = [
  hard("letters drawn as shapes, under a bar", ["cover"], ({ draw }) => {
    draw("0 g 80 600 2 9 re f 80 604 6 2 re f 90 600 2 9 re f 96 600 2 9 re f 96 600 7 2 re f 0 g 70 596 160 16 re f\n");
  }),
  hard("bar with a soft mask that lets nothing through", ["cover"], ({ doc, add, draw }) => {
    const group = { Type: "Group", S: "Transparency", CS: "DeviceGray" };
    const mask = doc.context.register(
      doc.context.stream("1 g 0 0 612 792 re f", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 612, 792], Group: group }),
    );
    add("ExtGState", "M", doc.context.obj({ SMask: { Type: "Mask", S: "Luminosity", G: mask } }));
    draw(`${secretLine}q /M gs 0 g ${x} ${y} ${width} ${height} re f Q\n`);
  }),
  hard("letters typed over the words", ["cover"], ({ draw }) => {
    draw(`${secretLine}${secretLine.replace("Payment to Osprey Holdings", "MWMWMWMWMWMWMWMWMW")}`);
  }),
  hard(
    "text layer under a burned bar with a label on it",
    ["ocr"],
    (page) => {
      drawScan(page, true);
      page.draw(`1 g 152 391 70 3 re f 152 397 70 3 re f 0 g ${unseen("Osprey Holdings", onBar)}`);
    },
    true,
  ),
  hard(
    "picture under a colored box",
    ["picture"],
    (page) => {
      drawScan(page, false);
      page.draw("0.1 0.2 0.7 rg 140 386 160 20 re f\n");
    },
    true,
  ),
  hard("words in an object that no page refers to", ["revisions"], ({ doc }) => {
    doc.context.register(doc.context.stream(secretLine));
  }),
];
