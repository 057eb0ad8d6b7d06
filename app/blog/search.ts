import MiniSearch from "minisearch";
import { plainText } from "#app/ui/plain-text.ts";
import { forensicDataCollection } from "#content/articles/forensic-data-collection.ts";
import { googleDriveCollection } from "#content/articles/google-drive-collection.ts";
import { articles, categories } from "#content/articles/index.ts";
import type { ArticleSection } from "#content/articles/prose.ts";
import { siemlyActivityLogs } from "#content/articles/siemly-activity-logs.ts";
import { numberParagraphs, paragraphsOf } from "./numbering.ts";

export type Found = {
  readonly id: string;
  /** The words of the texts that answered, as they are written there, in lower case. */
  readonly terms: readonly string[];
  /** The paragraph that answered, when neither title nor excerpt did. */
  readonly passage?: { readonly n: number; readonly text: string };
};

const bodies: Readonly<Record<string, readonly ArticleSection[]>> = {
  "siemly-activity-logs": siemlyActivityLogs,
  "google-drive-collection": googleDriveCollection,
  "forensic-data-collection": forensicDataCollection,
};

const documents = articles.map(({ id, title, excerpt, category, author }) => {
  const sections = bodies[id] ?? [];
  const paragraphs = paragraphsOf(numberParagraphs(sections)).map(({ n, text }) => ({ n, text: plainText(text) }));
  return {
    id,
    title,
    excerpt,
    category: categories[category],
    author: author.name,
    paragraphs,
    body: [...paragraphs.map(({ text }) => text), ...sections.flatMap(besides)].join("\n"),
  };
});

/** What an article says outside its paragraphs: headings, notes, lists, tables, questions. */
function besides({ heading = "", kicker = "", blocks, verdict }: ArticleSection): readonly string[] {
  const words = blocks.flatMap((block) => {
    if (typeof block === "string") return [];
    if (block.kind === "note") return [block.title, block.text];
    if (block.kind === "points") return block.items.flatMap(({ name, text }) => [name, text]);
    if (block.kind === "table") return [block.title, ...block.rows.flat()];
    return [block.question, ...block.choices.flatMap(({ label, outcome }) => [label, outcome])];
  });
  return [heading, kicker, ...words, verdict?.words ?? "", verdict?.remark ?? ""].map(plainText);
}

const index = new MiniSearch<(typeof documents)[number]>({
  fields: ["title", "excerpt", "category", "author", "body"],
  searchOptions: {
    boost: { title: 4, excerpt: 2 },
    combineWith: "AND",
    prefix: (term) => term.length > 2,
  },
});
index.addAll(documents);

/** The words as typed; else with one slip; else with two, which is what two letters swapped are. Each only when the stricter finds nothing, because short words match by chance. */
const stages = [false, (term: string) => (term.length > 3 ? 1 : false), (term: string) => (term.length > 4 ? 2 : false)];

/** Searches titles, excerpts and every paragraph; tolerates a typing error; best first. */
export function search(q: string): readonly Found[] {
  const results = stages.map((fuzzy) => index.search(q, { fuzzy })).find((found) => found.length > 0) ?? [];
  return results.map(({ id, terms }): Found => {
    const found = documents.find((candidate) => candidate.id === id);
    const visible = `${found?.title} ${found?.excerpt}`.toLowerCase();
    if (!found || terms.some((term) => visible.includes(term))) return { id, terms };
    const passage = best(found.paragraphs, terms);
    return { id, terms, ...(passage && { passage: { n: passage.n, text: window(passage.text, terms) } }) };
  });
}

/** The first paragraph that holds the most of the words. */
function best(paragraphs: readonly { n: number; text: string }[], terms: readonly string[]) {
  const count = (text: string) => terms.filter((term) => text.toLowerCase().includes(term)).length;
  return paragraphs.filter(({ text }) => count(text) > 0).sort((a, b) => count(b.text) - count(a.text))[0];
}

/** The neighbourhood of the first hit, cut at words. */
function window(text: string, terms: readonly string[]): string {
  const at = Math.min(...terms.map((term) => text.toLowerCase().indexOf(term)).filter((i) => i >= 0));
  const start = at < 60 ? 0 : text.indexOf(" ", at - 50) + 1;
  const end = start + 130 >= text.length ? text.length : text.lastIndexOf(" ", start + 130);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}
