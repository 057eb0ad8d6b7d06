import rows from "virtual:search-heads";
import { sectionBates } from "#content/bates.ts";
import { company } from "#content/company.ts";
import type { Practice } from "#content/practices.ts";
import { createSearch, type Hit } from "./engine.ts";
import { excerpt } from "./excerpt.ts";
import { loadTexts } from "./load-texts.ts";
import type { HeadRow, Kind } from "./search-index.ts";

export type SiteResult = {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  /** The heading of the section that answered; empty when the whole did. */
  readonly section: string;
  readonly passage: string;
  /** Bates number, day, or where it is read. */
  readonly mark: string;
  readonly practice: Practice | "";
  /** The stems (words.ts) to strike in title, section and passage. */
  readonly terms: readonly string[];
};

export type SiteAnswer = {
  readonly results: readonly SiteResult[];
  readonly partial: boolean;
  /** The words, as typed, that stand nowhere. */
  readonly missing: readonly string[];
};

const MOST = 10;
/** Characters of a passage. */
const LENGTH = 170;

const rowOf = new Map(rows.map((row) => [row[1], row]));
const textsOf = new Map<string, readonly string[]>();
const search = createSearch({ title: 8, description: 3, heading: 4, text: 2 }, worthOf);
for (const [kind, href, title, description, , , sections] of rows) {
  search.add(href, "title", title);
  // What the page is called in its address: whoever looks for “ediscovery” means /ediscovery.
  if (kind === "page") search.add(href, "title", href);
  search.add(href, "description", description);
  for (const [i, [, , heading]] of sections.entries()) if (heading) search.add(href, "heading", heading, i);
}

let reading: Promise<void> | undefined;

/** Fetches the texts of all pages, once, and adds them, in steps that let typing through. Rejects when they do not come; titles are searched all the same. */
export function readTexts(): Promise<void> {
  reading ??= loadTexts(([href, texts]) => {
    textsOf.set(href, texts);
    for (const [i, text] of texts.entries()) search.add(href, "text", text, i);
  });
  // Asked for again the next time the dialog opens.
  reading.catch(() => {
    reading = undefined;
  });
  return reading;
}

/** Searches every page, article, guide, case study and event: titles and headings, and the texts that have come. The best ten. */
export function searchSite(q: string): SiteAnswer {
  const { hits, partial, missing } = search.find(q);
  const results = hits.slice(0, MOST).flatMap((hit) => {
    const row = rowOf.get(hit.id);
    return row ? [toResult(row, hit)] : [];
  });
  return { results, partial, missing };
}

/** A page that is about the matter goes before an article, an event or a guide that is, and those before the pages that mention everything. */
function worthOf(href: string): number {
  if (href === "/" || href === "/services") return 0.5;
  const kind = rowOf.get(href)?.[0];
  return kind === "page" ? 1.5 : kind === "guide" ? 0.8 : 1;
}

function toResult([kind, href, title, description, mark, practice, sections]: HeadRow, { section, terms }: Hit): SiteResult {
  const [anchor, offset, heading] = sections[section] ?? ["", 0, ""];
  const text = textsOf.get(href)?.[section] ?? "";
  return {
    kind,
    href: anchor ? `${href}#${anchor}` : href,
    title,
    section: heading,
    passage: excerpt(text || description, terms, LENGTH),
    mark: markOf(mark, anchor, offset),
    practice,
    terms,
  };
}

function markOf(mark: number | string, anchor: string, offset: number): string {
  if (typeof mark === "number") return sectionBates(mark + offset);
  // A guide's sections are called by their Bates numbers.
  return mark.startsWith("G-") && anchor ? `${company.batesPrefix} ${anchor}` : mark;
}
