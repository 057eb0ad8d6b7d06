import { marks } from "#app/ui/plain-text.ts";
import { company } from "#content/company.ts";

/** Text made safe for HTML, also inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A writer's words: escaped, then their marks applied as the pages read them (app/ui/rich-text.tsx), with absolute links. */
export function richHtml(source: string): string {
  let html = "";
  let end = 0;
  for (const match of source.matchAll(marks)) {
    html += escapeHtml(source.slice(end, match.index)) + markHtml(match);
    end = match.index + match[0].length;
  }
  return html + escapeHtml(source.slice(end));
}

function markHtml([whole, proved, alleged, italic, label, href]: RegExpMatchArray): string {
  if (whole === "\n") return "<br>";
  if (proved) return `<mark>${richHtml(proved)}</mark>`;
  if (alleged) return escapeHtml(alleged);
  if (label && href) return `<a href="${escapeHtml(new URL(href, company.origin).href)}">${escapeHtml(label)}</a>`;
  return `<em>${richHtml(italic ?? "")}</em>`;
}
