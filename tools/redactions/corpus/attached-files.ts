import { PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import { grayPicture, type Made, made, type Sheet, scanned, secretBox, secretLine } from "./sheet.ts";

const { x, y, width, height } = secretBox;
const rect = [x, y, x + width, y + height];

/** An annotation over the secret line, with `content` as its appearance if given. */
function annotate(
  { doc, page }: Sheet,
  entries: Readonly<Record<string, string | number | PDFString | number[]>>,
  content?: string,
  group = {},
) {
  const appearance =
    content && doc.context.register(doc.context.stream(content, { Type: "XObject", Subtype: "Form", BBox: rect, ...group }));
  const annotation = doc.context.obj({ Type: "Annot", Rect: rect, F: 4, ...entries, ...(appearance ? { AP: { N: appearance } } : {}) });
  page.node.addAnnot(doc.context.register(annotation));
}
const blackBar = `0 g ${x} ${y} ${width} ${height} re f`;

const marks: readonly Made[] = [
  made("redaction marked, not applied", ["marks"], (page) => {
    page.draw(secretLine);
    annotate(page, { Subtype: "Redact", QuadPoints: [x, y + height, x + width, y + height, x, y, x + width, y] });
  }),
  made("black square as an annotation", ["marks"], (page) => {
    page.draw(secretLine);
    annotate(page, { Subtype: "Square", C: [0, 0, 0], IC: [0, 0, 0] }, blackBar);
  }),
  made("square frame as an annotation", [], (page) => {
    page.draw(secretLine);
    annotate(page, { Subtype: "Square", C: [1, 0, 0] }, `1 0 0 RG 1 w ${x + 1} ${y + 1} ${width - 2} ${height - 2} re S`);
  }),
  made("highlight as an annotation", [], (page) => {
    page.draw(secretLine);
    const resources = { Resources: { ExtGState: { G: { BM: "Multiply" } } }, Group: { S: "Transparency" } };
    annotate(page, { Subtype: "Highlight", C: [1, 1, 0] }, `/G gs 1 1 0 rg ${x} ${y} ${width} ${height} re f`, resources);
  }),
  made("thick ink over text", ["marks"], (page) => {
    page.draw(secretLine);
    annotate(page, { Subtype: "Ink", C: [0, 0, 0] }, `0 G 16 w ${x} ${y + 8} m ${x + width} ${y + 8} l S`);
  }),
];

const notes: readonly Made[] = [
  made("note with words", ["notes"], (page) => annotate(page, { Subtype: "Text", Contents: PDFString.of("Osprey is the payee, see 4.2") })),
  made("note that is switched off", ["notes"], (page) =>
    annotate(page, { Subtype: "Text", F: 2, Contents: PDFString.of("Osprey is the payee") }),
  ),
  ...[true, false].map((hidden) =>
    made(hidden ? "field with a value that the page does not show" : "field with a value", hidden ? ["notes"] : [], ({ doc, page }) => {
      const field = doc.getForm().createTextField("payee");
      field.setText("Osprey Holdings");
      field.addToPage(page, { x: 72, y: 500, width: 200, height: 20, hidden });
    }),
  ),
  made("empty field", [], ({ doc, page }) => {
    doc.getForm().createTextField("payee").addToPage(page, { x: 72, y: 500, width: 200, height: 20 });
  }),
  made("box that is ticked", [], ({ doc, page }) => {
    const box = doc.getForm().createCheckBox("agreed");
    box.addToPage(page, { x: 72, y: 500, width: 12, height: 12 });
    box.check();
  }),
  made("bookmark that names what no page shows", ["notes"], (page) => bookmark(page, "Payment to Osprey Holdings")),
  made("bookmark that names what the page shows", [], (page) => bookmark(page, "The witness")),
];

function bookmark({ doc, page }: Sheet, title: string) {
  const outlines = doc.context.nextRef();
  const item = doc.context.register(
    doc.context.obj({ Title: PDFHexString.fromText(title), Parent: outlines, Dest: [page.ref, "XYZ", 0, 792, 0] }),
  );
  doc.context.assign(outlines, doc.context.obj({ Type: "Outlines", First: item, Last: item, Count: 1 }));
  doc.catalog.set(PDFName.of("Outlines"), outlines);
}

/** An optional-content layer, on or off, that draws `content`. */
function layer({ doc, add, draw }: Sheet, isOn: boolean, content: string) {
  const group = doc.context.register(doc.context.obj({ Type: "OCG", Name: PDFString.of("Draft") }));
  doc.catalog.set(PDFName.of("OCProperties"), doc.context.obj({ OCGs: [group], D: isOn ? { ON: [group] } : { OFF: [group] } }));
  add("Properties", "L", group);
  draw(`/OC /L BDC ${content} EMC\n`);
}

const layers: readonly Made[] = [
  made("words on a layer that is off", ["layers"], (page) => layer(page, false, secretLine)),
  made("words on a layer that is on", [], (page) => layer(page, true, secretLine)),
  made("picture on a layer that is off", ["layers"], (page) => {
    page.add("XObject", "Im", grayPicture(page.doc, 64, 64, scanned()));
    layer(page, false, "q 200 0 0 200 60 300 cm /Im Do Q");
  }),
];

const script = PDFString.of("app.alert('Osprey')");
const link = (page: Sheet, uri: string) => {
  const action = page.doc.context.obj({ S: "URI", URI: PDFString.of(uri) });
  page.page.node.addAnnot(
    page.doc.context.register(page.doc.context.obj({ Type: "Annot", Subtype: "Link", Rect: rect, Border: [0, 0, 0], A: action })),
  );
};

const others: readonly Made[] = [
  made("attached file", ["attachments"], async ({ doc }) => {
    await doc.attach(new TextEncoder().encode("Osprey"), "ledger.csv", { mimeType: "text/csv", description: "Payments to Osprey" });
  }),
  made("title and author", ["properties"], ({ doc }) => {
    doc.setTitle("Osprey settlement");
    doc.setAuthor("T. Brandt");
  }),
  made("program and dates alone", [], ({ doc }) => {
    doc.setProducer("Corpus");
    doc.setCreationDate(new Date(Date.UTC(2026, 2, 6)));
  }),
  made("description in XMP", ["properties"], ({ doc }) => {
    const rdf = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">Osprey payment</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;
    doc.catalog.set(PDFName.of("Metadata"), doc.context.register(doc.context.stream(rdf, { Type: "Metadata", Subtype: "XML" })));
  }),
  made("script that runs when opened", ["scripts"], ({ doc }) => {
    doc.catalog.set(PDFName.of("OpenAction"), doc.context.obj({ S: "JavaScript", JS: script }));
  }),
  made("link to an address that is not shown", ["scripts"], (page) => link(page, "https://osprey.example/payments")),
  made("link to the address that is shown", [], (page) => {
    page.draw("BT /F 12 Tf 72 600 Td (See osprey.example/payments for more) Tj ET\n");
    link(page, "https://osprey.example/payments");
  }),
  made("bar, note, title and attachment", ["cover", "notes", "properties", "attachments"], async (page) => {
    page.draw(`${secretLine}${blackBar}\n`);
    annotate(page, { Subtype: "Text", Contents: PDFString.of("See Osprey") });
    page.doc.setTitle("Osprey");
    await page.doc.attach(Uint8Array.of(79, 115), "note.txt");
  }),
  made("white text, layer and script", ["color", "layers", "scripts"], (page) => {
    page.draw(`1 g ${secretLine}0 g\n`);
    layer(page, false, "BT /F 12 Tf 72 500 Td (Osprey draft) Tj ET");
    page.doc.catalog.set(PDFName.of("OpenAction"), page.doc.context.obj({ S: "JavaScript", JS: script }));
  }),
];

export const attachedFiles: readonly Made[] = [...marks, ...notes, ...layers, ...others];
