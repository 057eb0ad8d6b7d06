import rows from "virtual:search-index";
import { sectionBates } from "#content/bates.ts";
import { company } from "#content/company.ts";
import type { Practice } from "#content/practices.ts";
import { createSearch } from "./engine.ts";
import { bestPassage, excerpt } from "./excerpt.ts";
import type { IndexRow, Kind } from "./search-index.ts";
import { termsOf } from "./words.ts";

export type SiteResult = {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  /** The heading of the section that answered; empty when the whole did. */
  readonly section: string;
  readonly passage: string;
  /** Terms of the query that it uses in sentences the index does not hold. */
  readonly also: readonly string[];
  /** Bates number, day, or where it is read. */
  readonly mark: string;
  readonly practice: Practice | "";
  /** The terms (words.ts) to strike in title, section and passage. */
  readonly terms: readonly string[];
};

export type SiteAnswer = { readonly results: readonly SiteResult[]; readonly partial: boolean };

const MOST = 10;
/** Characters of a passage. */
const LENGTH = 170;

const documents = rows.map(([, href, title, description, , , sections, also]) => ({
  id: href,
  title,
  description,
  headings: sections.map(([, , heading]) => heading).join("\n"),
  text: sections.map(([, , , text]) => text).join("\n"),
  also,
}));
const rowsByHref = new Map(rows.map((row) => [row[1], row]));

const find = createSearch(documents, { title: 8, description: 3, headings: 2, text: 1, also: 0.5 });

/** Searches every page, article, guide, case study and event; the best ten. */
export function searchSite(q: string): SiteAnswer {
  const { hits, partial } = find(q);
  const ranked = hits.map((hit) => ({ ...hit, score: hit.score * weightOf(hit.id) })).sort((a, b) => b.score - a.score);
  const results = ranked.slice(0, MOST).flatMap(({ id, terms }) => {
    const row = rowsByHref.get(id);
    return row ? [toResult(row, terms)] : [];
  });
  return { results, partial };
}

/** A page that is about the matter goes before a guide or an event that is, and those before the pages that mention everything. */
function weightOf(href: string): number {
  if (href === "/" || href === "/services") return 0.5;
  return rowsByHref.get(href)?.[0] === "page" ? 1.5 : 1;
}

function toResult([kind, href, title, description, mark, practice, sections, also]: IndexRow, terms: readonly string[]): SiteResult {
  const whole = ["", 0, "", description] as const;
  const [anchor, offset, section, text] =
    bestPassage([whole, ...sections], ([, , heading, words]) => `${heading} ${words}`, terms) ?? whole;
  return {
    kind,
    href: anchor ? `${href}#${anchor}` : href,
    title,
    section,
    passage: excerpt(text, terms, LENGTH),
    also: answering(also.split(", "), terms),
    mark: markOf(mark, anchor, offset),
    practice,
    terms,
  };
}

/** Those whose every word was looked for, but not “Bates” beside “Bates number”. */
function answering(candidates: readonly string[], terms: readonly string[]): readonly string[] {
  const found = candidates.filter((term) => term && termsOf(term).every((part) => terms.includes(part)));
  return found.filter((term) => !found.some((other) => other !== term && other.includes(term)));
}

function markOf(mark: number | string, anchor: string, offset: number): string {
  if (typeof mark === "number") return sectionBates(mark + offset);
  // A guide's sections are called by their Bates numbers.
  return mark.startsWith("G-") && anchor ? `${company.batesPrefix} ${anchor}` : mark;
}
