/** In bytes: a logo of outlines has a few thousand. */
const MOST = 500_000;
/** Elements inside one another. */
const DEEPEST = 60;

/** Shapes and what paints them. `a` and `switch` are kept as the group that they are. */
const elements = new Set(
  (
    "svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient " +
    "radialGradient stop clipPath mask pattern title desc style image text tspan textPath"
  ).split(" "),
);
const groups = new Set(["a", "switch"]);

const namespaces = [
  'xmlns="http://www.w3.org/2000/svg"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
];

/** What shapes may say of themselves. */
const attributes = new Set(
  (
    "id class style transform viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d " +
    "points offset href xlink:href preserveAspectRatio gradientUnits gradientTransform " +
    "spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits " +
    "patternTransform clip-path clip-rule mask mask-type color display " +
    "visibility opacity overflow fill fill-opacity fill-rule stroke stroke-dasharray " +
    "stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity " +
    "stroke-width stop-color stop-opacity paint-order shape-rendering vector-effect type " +
    "font-family font-size font-style font-weight letter-spacing text-anchor"
  ).split(" "),
);

/** `removed`: elements that were left out. `refused`: why, to be said after "This drawing". */
export type CleanSvg =
  | { readonly svg: string; readonly removed: readonly string[] }
  | { readonly refused: string };

type Findings = { readonly removed: Set<string>; readonly refused: Set<string> };

/** Whether bytes may be an SVG: text that begins with a tag and soon has its element. */
export function isSvg(bytes: Uint8Array): boolean {
  const begin = new TextDecoder().decode(bytes.subarray(0, 4_096));
  return /^\s*</.test(begin) && /<(?:svg:)?svg[\s>]/.test(begin);
}

/**
 * The parts of XML: what is skipped, a section of characters, a tag with its attributes, words.
 * Stricter than XML where that costs no drawing program anything. A parser of HTML is lenient, and
 * the one that we have takes minutes for many elements that nobody closes.
 */
const skipped = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/;
const section = /<!\[CDATA\[([\s\S]*?)\]\]>/;
const tag = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/;
const token = new RegExp(`${skipped.source}|${section.source}|${tag.source}|([^<]+)`, "gy");
const attributeIn = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * An SVG with nothing but shapes, written anew from what was read: another program that reads it in
 * another way finds nothing else. What may run, or loads something from elsewhere, is a reason to
 * refuse the file (in plain words); data of drawing programs is left out.
 */
export function cleanSvg(text: string): CleanSvg {
  if (text.length > MOST)
    return { refused: "has more than 500 KB: simplify the paths, or use a PNG" };
  if (/<!ENTITY/i.test(text)) return { refused: "defines entities (<!ENTITY>)" };
  const found: Findings = { removed: new Set(), refused: new Set() };
  /** The open elements; `tag` is null inside of what is left out. */
  const open: { readonly name: string; readonly tag: string | null }[] = [];
  let svg = "";
  let end = 0;
  for (const [whole, characters, closes, prefixed, said = "", closed, words] of text
    .replace(/^\uFEFF/, "")
    .matchAll(token)) {
    end += whole.length;
    const around = open.at(-1);
    if (prefixed === undefined) {
      const inner = characters ?? decoded(words ?? "");
      if (inner.trim() === "") continue;
      if (!around) return { refused: "is no single SVG drawing" };
      if (around.tag === "style") svg += sheet(inner, found);
      else if (around.tag !== null) svg += escaped(inner.trim());
    } else if (closes) {
      if (open.pop()?.name !== prefixed) return broken;
      svg += around?.tag ? `</${around.tag}>` : "";
    } else {
      // Some programs write each element as svg:path.
      const name = prefixed.replace(/^svg:/, "");
      if (!around && (svg !== "" || name !== "svg")) return { refused: "is no single SVG drawing" };
      if (open.length > DEEPEST)
        return { refused: `has more than ${DEEPEST} elements inside one another` };
      const own = [...said.matchAll(attributeIn)].flatMap(([, key = "", one, other]) =>
        attribute(key, decoded(one ?? other ?? ""), groups.has(name), found),
      );
      const written = around?.tag === null ? null : kept(name, found);
      const first = around ? [] : namespaces;
      if (written !== null) svg += `<${[written, ...first, ...own].join(" ")}${closed && "/"}>`;
      if (!closed) open.push({ name: prefixed, tag: written });
    }
  }
  if (end < text.replace(/^\uFEFF/, "").length || open.length > 0) return broken;
  if (svg === "") return { refused: "is no single SVG drawing" };
  if (found.refused.size > 0) return { refused: [...found.refused].join("; ") };
  return { svg: `${svg}\n`, removed: [...found.removed] };
}

const broken = { refused: "is not complete: export it once more" } as const;

/** The name under which an element is written; null for one that is left out. */
function kept(name: string, found: Findings): string | null {
  const bare = name.replace(/^.*:/, "").toLowerCase();
  if (bare === "script") found.refused.add("has a script");
  if (bare === "foreignobject") found.refused.add("has a web page inside (foreignObject)");
  if (groups.has(name)) return "g";
  if (elements.has(name)) return name;
  found.removed.add(name);
  return null;
}

/** An attribute as it is written; none when it is left out. */
function attribute(
  name: string,
  value: string,
  isGroup: boolean,
  found: Findings,
): readonly string[] {
  if (/^on/i.test(name)) found.refused.add(`has something that runs (${name})`);
  if (!attributes.has(name)) return [];
  if (!/href$/.test(name)) sheet(value, found);
  else if (isGroup) return [];
  else if (!/^#|^data:image\/(?:png|jpeg|webp);base64,/.test(value.trim()))
    found.refused.add(`refers to something that is not a part of it (${short(value)})`);
  return [`${name}="${escaped(value)}"`];
}

/** A style sheet, or any value that may have a part of one. */
function sheet(css: string, found: Findings): string {
  const outside = /url\((?!\s*["']?#)[^)]*\)?|@import[^;]*|image-set\([^)]*/i.exec(css)?.[0];
  if (outside) found.refused.add(`loads something from elsewhere (${short(outside)})`);
  if (/\\/.test(css)) found.refused.add("has a backslash in its styles");
  if (/javascript:|expression\(/i.test(css)) found.refused.add("has a script in its styles");
  return escaped(css.trim());
}

const characters: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};

/** Words as they are meant; a name that XML does not know stays as it is written. */
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, number, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(number);
    if (name) return characters[name] ?? whole;
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("]]>", "]]&gt;");

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)} …` : text);
