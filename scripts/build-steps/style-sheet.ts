import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type CustomAtRules,
  type MediaRule,
  type Rule,
  type SelectorComponent,
  type TransformOptions,
  transform,
  type Visitor,
} from "lightningcss";

export type Sheet = {
  readonly layers: string;
  readonly css: string;
  readonly classes: readonly string[];
  /** The address of the print rules. */
  readonly paper: string;
  readonly known: Map<string, string>;
};
const sheets = new Map<string, Sheet>();

/** The built sheet in `file`, read once, without its print rules, which are written to a separate sheet beside it. */
export function sheetAt(file: string): Sheet {
  const read = sheets.get(file);
  if (read) return read;
  const code = readFileSync(file);
  const [layers = ""] = /^@layer [^;{]+;/.exec(code.toString()) ?? [];
  const css = transform({ filename: file, code, visitor: { Rule: { media: withoutPaper } } }).code.toString();
  const classes = [...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name))];
  const sheet = { layers, css, classes, paper: writePaper(file, layers, code), known: new Map() };
  sheets.set(file, sheet);
  return sheet;
}

/**
 * The rules that a markup uses, after the declaration of all layers, also empty ones. Similar pages have the same names, so results are
 * cached.
 */
export function rulesFor(markup: string, { layers, css, classes, known }: Sheet): string {
  const has = namesIn(markup);
  const unusedSymbols = classes.filter((name) => !has.classes.has(name));
  const key = [unusedSymbols, ...has.elements, ...has.attributes].join();
  const rules = known.get(key) ?? withoutUnusedKeyframes(transformed(transformed(css, { unusedSymbols }), { visitor: onlyFor(has) }));
  known.set(key, rules);
  return layers + rules;
}

type Transformed = Pick<TransformOptions<CustomAtRules>, "unusedSymbols" | "visitor">;

function transformed(css: string, options: Transformed): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, ...options }).code.toString();
}

type Names = ReturnType<typeof namesIn>;

/**
 * Names that selectors can match, with two set later: `open` by the browser, `data-faces` by the starter. Other scripts load the whole
 * sheet.
 */
function namesIn(markup: string) {
  const all = (pattern: RegExp) => [...new Set([...markup.matchAll(pattern)].flatMap(([, names = ""]) => names.split(/\s+/)))].sort();
  return {
    classes: new Set(all(/ class="([^"]+)"/g)),
    elements: new Set(all(/<([a-z][\w-]*)/gi)),
    attributes: new Set([...all(/ ([a-z][\w-]*)="/gi).map((name) => name.toLowerCase()), "open", "data-faces"]),
  };
}

/** Drops rules of which every selector needs an element or attribute that the document lacks. */
function onlyFor({ elements, attributes }: Names): Visitor<CustomAtRules> {
  const absent = (part: SelectorComponent) =>
    (part.type === "type" && !elements.has(part.name)) || (part.type === "attribute" && !attributes.has(part.name));
  return {
    Rule: { style: ({ value }) => (value.selectors.every((selector) => selector.some(absent)) ? [] : undefined) },
  };
}

/** Drops @keyframes that no rule names. */
function withoutUnusedKeyframes(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name) => (css.split(name).length > 2 ? keyframes : ""));
}

const isPaper = ({ query }: MediaRule) => query.mediaQueries.every(({ mediaType }) => mediaType === "print");

/** Print rules are in a separate sheet; no document contains them. */
function withoutPaper({ value }: { value: MediaRule }) {
  return isPaper(value) ? [] : undefined;
}

/** Writes the print rules beside the sheet they are from and returns their address. */
function writePaper(file: string, layers: string, code: Buffer): string {
  let depth = 0;
  const enter = (rule: Rule) => {
    if (rule.type === "media" && isPaper(rule.value)) depth += 1;
  };
  const leave = (rule: Rule) => {
    const inside = depth > 0;
    if (rule.type === "media" && isPaper(rule.value)) depth -= 1;
    return inside || rule.type === "layer-block" ? undefined : [];
  };
  const { code: paper } = transform({ filename: file, code, minify: true, visitor: { Rule: enter, RuleExit: leave } });
  const hash = createHash("sha256").update(paper).digest("base64url").slice(0, 8);
  writeFileSync(join(dirname(file), `paper-${hash}.css`), layers + paper);
  return `/assets/paper-${hash}.css`;
}
