/** Flat OpenDocument files that LibreOffice converts to PDF. `filter` is the argument of `soffice --convert-to`. */
type OfficeDocument = { readonly name: string; readonly kind: "fodt"; readonly filter: string; readonly text: string };

const spaces = [
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0"',
].join(" ");
const flat = (meta: string, styles: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${spaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:meta>${meta}</office:meta><office:automatic-styles>${styles}
<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="1in"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;

const open = "<text:p>The witness met counsel on Friday at the old ferry house.</text:p>";
const spanStyle = (entries: string) => `<style:style style:name="S" style:family="text"><style:text-properties ${entries}/></style:style>`;
const secret = '<text:p><text:span text:style-name="S">Payment to Osprey Holdings</text:span></text:p>';

const writer = (name: string, { meta = "", styles = "", body = "", filter = "pdf" }): OfficeDocument => ({
  name: `writer-${name}`,
  kind: "fodt",
  filter,
  text: flat(meta, styles, open + body),
});

const cellStyle =
  '<style:style style:name="C" style:family="table-cell"><style:table-cell-properties fo:background-color="#b4cbe2"/></style:style>';
const table = `<table:table><table:table-column table:number-columns-repeated="2"/>${["Payee", "Amount"]
  .map(
    (cell) =>
      `<table:table-row>${[cell, "10"].map((text) => `<table:table-cell table:style-name="C"><text:p>${text}</text:p></table:table-cell>`).join("")}</table:table-row>`,
  )
  .join("")}</table:table>`;

export const texts: readonly OfficeDocument[] = [
  writer("black-on-black", { styles: spanStyle('fo:color="#000000" fo:background-color="#000000"'), body: secret }),
  writer("white-on-white", { styles: spanStyle('fo:color="#ffffff"'), body: secret }),
  writer("shaded-table", { styles: cellStyle, body: table }),
  writer("plain", {}),
  writer("titled", { meta: "<dc:title>Osprey settlement</dc:title>" }),
  writer("link", { body: '<text:p>See <text:a xlink:type="simple" xlink:href="https://osprey.example/payments">here</text:a>.</text:p>' }),
  writer("comment", {
    body: "<text:p>As agreed<office:annotation><dc:creator>TB</dc:creator><text:p>Osprey is the payee</text:p></office:annotation>.</text:p>",
    filter: 'pdf:writer_pdf_Export:{"ExportNotes":{"type":"boolean","value":"true"}}',
  }),
];

/** A style for shapes on the page of a text, in front of the writing. */
const shape = (fill: string, opacity = "100%") =>
  `<style:style style:name="B" style:family="graphic"><style:graphic-properties draw:stroke="none" draw:fill="solid" draw:fill-color="${fill}" draw:opacity="${opacity}" style:run-through="foreground" style:wrap="run-through" style:vertical-pos="from-top" style:vertical-rel="page" style:horizontal-pos="from-left" style:horizontal-rel="page"/></style:style>`;
const rect = (x: number, y: number, width: number, height: number) =>
  `<text:p><draw:rect text:anchor-type="page" text:anchor-page-number="1" draw:z-index="9" draw:style-name="B" svg:x="${x}in" svg:y="${y}in" svg:width="${width}in" svg:height="${height}in"/></text:p>`;

/** A picture of 240 × 180 pixels with strokes like writing, as a portable graymap in base64. */
const strokes = Buffer.concat([
  Buffer.from("P5 240 180 255\n"),
  Buffer.from(
    Array.from({ length: 240 * 180 }, (_, i) => {
      const [x, y] = [i % 240, Math.floor(i / 240)];
      return y % 24 < 10 && (x * 7 + y * 3) % 11 < 4 ? 40 : 246;
    }),
  ),
]).toString("base64");
const picture = `<text:p><draw:frame text:anchor-type="page" text:anchor-page-number="1" draw:z-index="1" draw:style-name="B" svg:x="1in" svg:y="3in" svg:width="5in" svg:height="3.75in"><draw:image><office:binary-data>${strokes}</office:binary-data></draw:image></draw:frame></text:p>`;

export const drawings: readonly OfficeDocument[] = [
  writer("bar-over-text", { styles: shape("#000000"), body: rect(0.8, 0.9, 5, 0.5) }),
  writer("bar-beside-text", { styles: shape("#000000"), body: rect(0.8, 2.9, 5, 0.5) }),
  writer("see-through", { styles: shape("#fbe73b", "40%"), body: rect(0.8, 0.9, 5, 0.5) }),
  writer("picture-under-bar", { styles: shape("#000000"), body: picture + rect(2, 4, 2, 0.4) }),
];

/** PostScript pages that Ghostscript converts to PDF. */

const page = (content: string) => `%!PS
/Helvetica findfont 12 scalefont setfont
72 720 moveto (The witness met counsel on Friday at the old ferry house.) show
${content}
showpage
`;
const payment = "72 600 moveto (Payment to Osprey Holdings) show";
const bar = "0 setgray 70 596 160 16 rectfill";

/** Strokes like writing, 8 bits a pixel, drawn at one unit a pixel. */
const scan = `gsave 72 200 translate 400 300 scale
400 300 8 [400 0 0 -300 0 300] { scanline } image grestore`;
const scanProcedure = `/row 0 def
/scanline { /line 400 string def
  0 1 399 { /at exch def
    line at row 24 mod 10 lt at 7 mul row 3 mul add 11 mod 4 lt and { 40 } { 246 } ifelse put } for
  /row row 1 add def line } def`;

/** A Type 3 font with one shape, named P, for every letter. */
const blocks = `10 dict dup begin
/FontType 3 def /FontMatrix [0.01 0 0 0.01 0 0] def /FontBBox [0 0 60 75] def
/Encoding 256 array def 0 1 255 { Encoding exch /P put } for
/BuildGlyph { pop pop 60 0 0 0 60 75 setcachedevice 5 0 45 70 rectfill } def
/BuildChar { 1 index /Encoding get exch get 1 index /BuildGlyph get exec } def
end /Blocks exch definefont pop`;

export const postScripts: readonly { readonly name: string; readonly text: string }[] = [
  { name: "gs-bar-over-text", text: page(`${payment} ${bar}`) },
  { name: "gs-bar-alone", text: page(bar) },
  { name: "gs-text-over-bar", text: page(`0.85 setgray 70 596 160 16 rectfill 0 setgray ${payment}`) },
  { name: "gs-white-text", text: page(`1 setgray ${payment}`) },
  { name: "gs-picture-under-bar", text: page(`${scanProcedure}\n${scan}\n0 setgray 120 300 120 16 rectfill`) },
  { name: "gs-bitmap-font-bar", text: page(`${blocks} /Blocks findfont 12 scalefont setfont ${payment} ${bar}`) },
  { name: "gs-clipped-text", text: page(`gsave 300 300 80 80 rectclip ${payment} grestore`) },
  {
    name: "gs-note-and-title",
    text: page(
      "[ /Title (Osprey settlement) /DOCINFO pdfmark\n[ /Rect [72 590 90 610] /Contents (Osprey is the payee) /Subtype /Text /ANN pdfmark",
    ),
  },
];
