// Run by hand when a glyph is missing: npm i --no-save subset-font @fontsource/redaction
// @fontsource/redaction-35
// @fontsource-variable/libre-franklin @fontsource-variable/martian-mono,
// then node tools/subset-fonts.ts. Writes the five files of content/brand/fonts (all SIL Open Font
// License 1.1; Redaction also LGPL 2.1).
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const punctuation = "\u00a0©°·×–—‘’‚“”„…•→←↑↓−§¶";

const faces = [
  {
    out: "redaction-400",
    from: "@fontsource/redaction/files/redaction-latin-400-normal.woff2",
    glyphs: `${ascii}${punctuation}ÄÖÜäöüßéèàçñóãş`,
    axes: {},
  },
  {
    out: "redaction-400-italic",
    from: "@fontsource/redaction/files/redaction-latin-400-italic.woff2",
    glyphs: `${ascii}\u00a0–—‘’“”…éäöüß`,
    axes: {},
  },
  {
    out: "redaction35-400",
    from: "@fontsource/redaction-35/files/redaction-35-latin-400-normal.woff2",
    glyphs: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"-()&$%/\u00a0–‘’“”„äöüßéãç`,
    axes: {},
  },
  {
    out: "franklin-var",
    from: "@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2",
    glyphs: `${ascii}${punctuation}ÄÖÜäöüßéèñó`,
    axes: { wght: { min: 400, max: 650 } },
  },
  {
    out: "martian75-var",
    from: "@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2",
    glyphs: `${ascii}\u00a0©·–—‘’“”…→←↓−§þā`,
    axes: { wdth: 75, wght: { min: 400, max: 700 } },
  },
] as const;

/**
 * The only instruction of an unhinted font: keep thin strokes (SCANCTRL, SCANTYPE). Without it
 * Linux guesses instructions and sets text wider.
 */
const prep = Buffer.from("b801ff85b0048d", "hex");
/** Smooth at every size (OpenType 1.9, gasp). */
const gasp = Buffer.from("0001" + "0001" + "ffff" + "000f", "hex");

// Not a dependency of the project: needed only here.
const [library, converter] = ["subset-font", "fontverter"];
const { default: subset } = await import(library);
const { convert } = await import(converter);
for (const { out, from, glyphs, axes } of faces) {
  // Redaction's instructions are machine-made and half of its file size.
  const bare = await subset(readFileSync(fileURLToPath(import.meta.resolve(from))), glyphs, {
    targetFormat: "sfnt",
    variationAxes: axes,
    noHinting: true,
  });
  const file = await convert(withTables(bare, { prep, gasp }), "woff2");
  writeFileSync(new URL(`../content/brand/fonts/${out}.woff2`, import.meta.url), file);
  console.log(out, file.length);
}

/**
 * Returns an sfnt font with tables added or replaced (OpenType 1.9, "Organization of an OpenType
 * font"). The checksum of the whole file is not updated.
 */
function withTables(font: Buffer, added: Readonly<Record<string, Buffer>>): Buffer {
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    tables.set(font.toString("latin1", at, at + 4), font.subarray(start, start + length));
  }
  for (const [name, table] of Object.entries(added)) tables.set(name, table);
  const names = [...tables.keys()].sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const head = Buffer.alloc(12 + names.length * 16);
  font.copy(head, 0, 0, 4);
  for (const [i, value] of [
    names.length,
    power * 16,
    Math.log2(power),
    (names.length - power) * 16,
  ].entries())
    head.writeUInt16BE(value, 4 + i * 2);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [i, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    head.write(name, 12 + i * 16, "latin1");
    for (const [j, value] of [checksum(body), offset, table.length].entries())
      head.writeUInt32BE(value, 16 + i * 16 + j * 4);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([head, ...bodies]);
}

function checksum(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}
