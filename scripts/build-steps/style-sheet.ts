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
  /** The address of the rules for paper. */
  readonly paper: string;
  readonly known: Map<string, string>;
};
const sheets = new Map<string, Sheet>();

/** The built sheet in a file, read once, without the rules for paper, which are written to a sheet of their own beside it. */
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
 * The rules that a markup uses, after the sheet's order of layers, also of those that are empty here. Pages of one kind have mostly the same
 * classes, elements and attributes, so their rules are made once.
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

/** What selectors can ask for. A browser itself opens what can be opened, the starter says which faces it awaits; scripts that set anything else bring the whole sheet. */
function namesIn(markup: string) {
  const all = (pattern: RegExp) => [...new Set([...markup.matchAll(pattern)].flatMap(([, names = ""]) => names.split(/\s+/)))].sort();
  return {
    classes: new Set(all(/ class="([^"]+)"/g)),
    elements: new Set(all(/<([a-z][\w-]*)/gi)),
    attributes: new Set([...all(/ ([a-z][\w-]*)="/gi).map((name) => name.toLowerCase()), "open", "data-faces"]),
  };
}

/** Leaves out rules of which every selector needs an element or an attribute that is not there. */
function onlyFor({ elements, attributes }: Names): Visitor<CustomAtRules> {
  const absent = (part: SelectorComponent) =>
    (part.type === "type" && !elements.has(part.name)) || (part.type === "attribute" && !attributes.has(part.name));
  return {
    Rule: { style: ({ value }) => (value.selectors.every((selector) => selector.some(absent)) ? [] : undefined) },
  };
}

/** Movements that no rule names. */
function withoutUnusedKeyframes(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name) => (css.split(name).length > 2 ? keyframes : ""));
}

const isPaper = ({ query }: MediaRule) => query.mediaQueries.every(({ mediaType }) => mediaType === "print");

/** Whatever only concerns paper is in a sheet of its own, and no document carries it. */
function withoutPaper({ value }: { value: MediaRule }) {
  return isPaper(value) ? [] : undefined;
}

/** Writes the rules for paper beside the sheet they are from, and gives their address. */
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
