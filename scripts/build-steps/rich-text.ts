import { company } from "#content/company.ts";
import { type Inline, parseMarks } from "#content/marks.ts";
import { escapeHtml } from "#shared/escape-html.ts";

/** A writer's text (content/marks.ts) as HTML for files and feeds, which have none of the site's components; links become absolute. */
export function richText(text: string): string {
  return toHtml(parseMarks(text));
}

function toHtml(parts: readonly Inline[]): string {
  return parts.map((part) => (typeof part === "string" ? escapeHtml(part) : markHtml(part))).join("");
}

function markHtml(part: Exclude<Inline, string>): string {
  if (part.mark === "break") return "<br/>";
  const words = toHtml(part.words);
  switch (part.mark) {
    case "proved":
      return `<mark>${words}</mark>`;
    case "alleged":
      return words;
    case "italic":
      return `<em>${words}</em>`;
    case "link":
      return `<a href="${escapeHtml(new URL(part.href, company.origin).href)}">${words}</a>`;
  }
}
