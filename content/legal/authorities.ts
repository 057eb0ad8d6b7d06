import type { CalendarDay } from "../days.ts";
import { attempt, type Fault } from "../fault.ts";
import { namesIn, textOf } from "../folder.ts";
import { readAuthorities } from "../lists.ts";
import { withReferences } from "../references.ts";
import { siteMap } from "../site-map.ts";

/**
 * Doubts about the law that pages, articles and guides cite: an authority that
 * content/legal/authorities.yaml lacks, a page that its entry does not name, and an entry that was
 * checked longer ago than the owner allows. `today` is a day as 2026-11-28.
 */
export function authorityDoubts(
  today: string = new Date().toISOString().slice(0, 10),
): readonly Fault[] {
  const { value } = attempt(() => readAuthorities());
  if (!value) return [];
  const { checkHoldsDays, authorities } = value.values;
  const keyed = authorities.map((authority, i) => ({
    ...authority,
    i,
    key: keyOf(authority.cite),
  }));

  const stale = keyed.flatMap(({ i, lastChecked }) => {
    if (lastChecked === undefined || daysBetween(lastChecked, today) <= checkHoldsDays) return [];
    const message = `was last checked on ${lastChecked}, more than ${checkHoldsDays} days ago: check it against its source again`;
    return [
      { ...value.fault(["authorities", i, "lastChecked"], message), isDoubt: true } satisfies Fault,
    ];
  });
  const cited = citingFiles().flatMap(({ file, path, text }) =>
    citationsIn(text).flatMap(({ cite, line }): readonly Fault[] => {
      const [entry] = keyed
        .filter(({ key }) => covers(key, keyOf(cite)))
        .toSorted((a, b) => b.key.length - a.key.length);
      if (entry?.pages.some((page) => page === path)) return [];
      const message = entry
        ? `expected ${path} among the pages of “${entry.cite}” in content/legal/authorities.yaml`
        : "expected an entry for it in content/legal/authorities.yaml: what we say of it, and against what it was checked";
      return [{ file, line, column: 1, read: cite, message, isDoubt: true }];
    }),
  );
  return [...stale, ...cited];
}

type Citation = { readonly cite: string; readonly line: number };

/**
 * What a text cites: rules by number, formal opinions, codes and, in italics, cases. Folded lines
 * of YAML may break a citation.
 */
export function citationsIn(text: string): readonly Citation[] {
  const shown = withReferences(text);
  const lineAt = (index: number) => shown.slice(0, index).split("\n").length;
  const rules = [...shown.matchAll(rule)].flatMap(({ 1: first = "", 2: others = "", index }) =>
    [first, ...(others.match(number) ?? [])].map((cite) => ({
      cite: `Rule ${cite}`,
      line: lineAt(index),
    })),
  );
  const named = [opinion, code, litigation].flatMap((pattern) =>
    [...shown.matchAll(pattern)].map(({ 0: whole, index }) => ({
      cite: whole.replace(/\s+/g, " "),
      line: lineAt(index),
    })),
  );
  return [...rules, ...named];
}

const written = String.raw`\d+[A-Z]?(?:\.\d+)?(?:-\d+)?(?:\([0-9A-Za-z]{1,4}\))*`;
const number = new RegExp(written, "g");
/** "FRE 902(13), (14)" and "Model Rules 1.1, 5.3 and 1.6": several numbers after one name. */
const rule = new RegExp(
  String.raw`\b(?:FRE|FRCP|Rules?)\s+(${written})((?:(?:,|\s+and|,\s+and)\s+(?:${written})(?![\w/]))*)`,
  "g",
);
const opinion = /Formal\s+Opinion\s+\d+(?:-\d+)?/g;
const code = /\d+\s+(?:CFR|ILCS|U\.S\.C\.)(?:\s+§)?\s+[\d./-]*\d(?:\([0-9A-Za-z]+\))*/g;
/**
 * A case in italics is followed by its court, if named, and its year: "*Zubulake V*, S.D.N.Y.
 * 2004)".
 */
const litigation = /(?<=\*)[A-Z][^*]+(?=\*(?:, |\s\()(?:[A-Z][A-Za-z. ]* )?\d{4}\))/g;

/**
 * The key that two ways of writing one authority share: the number of a rule, else all of it in
 * small letters.
 */
function keyOf(cite: string): string {
  const [, named] = /\b(?:FRE|FRCP|Rule|Rules) (.+)$/.exec(cite) ?? [];
  return (named ?? cite.replace(/^ABA /, ""))
    .toLowerCase()
    .replace(/[§,]/g, "")
    .replace(/\s+/g, " ");
}

/**
 * Whether the entry is the cited authority or the whole of which it is a part: 26(b)(4) covers
 * 26(b)(4)(D).
 */
function covers(entry: string, cited: string): boolean {
  return cited === entry || cited.startsWith(`${entry}(`);
}

const daysBetween = (from: CalendarDay, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

type Citing = { readonly file: string; readonly path: string; readonly text: string };

/** Pages, articles, guides and the dialogs for buyers, each with its address. */
function citingFiles(): readonly Citing[] {
  const read = (name: string) => ({ file: `content/${name}`, text: textOf(name) });
  const dialogs = namesIn("buyer", ".yaml").map((name) => read(`buyer/${name}`));
  return [
    ...siteMap.map(({ page, path }) => ({ ...read(`pages/${page}.yaml`), path })),
    ...markdown("articles").map((slug) => ({
      ...read(`articles/${slug}.md`),
      path: `/blog/${slug}`,
    })),
    ...markdown("guides").map((slug) => ({
      ...read(`guides/${slug}.md`),
      path: `/downloads/${slug}.html`,
    })),
    ...dialogs.map((dialog) => ({
      ...dialog,
      path: /^href: ([^#\s]+)/m.exec(dialog.text)?.[1] ?? "",
    })),
    { ...read("events.yaml"), path: "/events" },
  ];
}

const markdown = (folder: string) =>
  namesIn(folder, ".md").map((name) => name.slice(0, -".md".length));
