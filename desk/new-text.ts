import { company } from "content/company.ts";
import { parse, stringify } from "yaml";
import type { NewBody } from "./wire.ts";

/**
 * The first text of a new article or service page: the fewest fields that its schema allows, with words to write over. `name`: in its
 * address. `read` gives other files of content.
 */
export async function newText({ kind, title }: NewBody, name: string, now: Date, read: (path: string) => Promise<string>): Promise<string> {
  if (kind === "article") {
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: company.hours.zone, dateStyle: "short" }).format(now);
    const author = firstKey(parse(await read("content/people.yaml")));
    const fields = {
      id: name,
      title,
      excerpt: "What the article says, in one sentence.",
      author,
      date: day,
      category: "ediscovery",
      minutes: 1,
    };
    return `---\n${stringify(fields)}---\n\nThe first paragraph.\n`;
  }
  const practice = firstKey(parse(await read("content/navigation.yaml"))?.practices);
  const action = { label: "Contact us", to: "/contact" };
  return stringify({
    meta: { title, description: "What the page says, in one sentence." },
    practice,
    sections: [
      { kind: "practice-hero", label: title, title, size: "wide", lead: "What the service is.", actions: [action] },
      { kind: "brief", label: "In brief", heading: "What it is for", paragraphs: ["The first paragraph."] },
      { kind: "closing", label: "Contact", heading: "Talk to us", actions: [action] },
    ],
  });
}

function firstKey(value: unknown): string {
  return Object.keys(Object(value))[0] ?? "";
}
