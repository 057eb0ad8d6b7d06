/** PostScript pages that Ghostscript converts to PDF. */

const page = (content: string) => `%!PS
/Helvetica findfont 12 scalefont setfont
72 720 moveto (The witness met counsel on Friday at the old ferry house.) show
${content}
showpage
`;
const secret = "72 600 moveto (Payment to Osprey Holdings) show";
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
  { name: "gs-bar-over-text", text: page(`${secret} ${bar}`) },
  { name: "gs-bar-alone", text: page(bar) },
  { name: "gs-text-over-bar", text: page(`0.85 setgray 70 596 160 16 rectfill 0 setgray ${secret}`) },
  { name: "gs-white-text", text: page(`1 setgray ${secret}`) },
  { name: "gs-picture-under-bar", text: page(`${scanProcedure}\n${scan}\n0 setgray 120 300 120 16 rectfill`) },
  { name: "gs-bitmap-font-bar", text: page(`${blocks} /Blocks findfont 12 scalefont setfont ${secret} ${bar}`) },
  { name: "gs-clipped-text", text: page(`gsave 300 300 80 80 rectclip ${secret} grestore`) },
  {
    name: "gs-note-and-title",
    text: page(
      "[ /Title (Osprey settlement) /DOCINFO pdfmark\n[ /Rect [72 590 90 610] /Contents (Osprey is the payee) /Subtype /Text /ANN pdfmark",
    ),
  },
];
