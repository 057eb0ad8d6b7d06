import type { ArticleSection, Block, Decision } from "#content/articles/prose.ts";
import { forensicDataCollection } from "#content/pages/forensic-data-collection.ts";
import { googleDriveCollection } from "#content/pages/google-drive-collection.ts";
import { siemlyActivityLogs } from "#content/pages/siemly-activity-logs.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { richText } from "./rich-text.ts";

/** The whole of an article as plain HTML with absolute links, for readers that have no style of ours; null for articles that are not here. */
export function articleHtml(id: string): string | null {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) return null;
  const sections: readonly ArticleSection[] = page.sections;
  const parts = sections.map((section) => sectionHtml(section) + (section.id === page.after ? page.band : ""));
  return `<p><em>${escapeHtml(page.dek)}</em></p>${parts.join("")}`;
}

const { minutes } = siemlyActivityLogs;
const { narrowing } = googleDriveCollection;

/** The articles, each with what its page draws between two of its sections, as a table. */
const pages = [
  {
    ...siemlyActivityLogs,
    after: "story",
    band: band(
      minutes,
      ["Time", "Record", "What it says"],
      minutes.rows.map(({ time, operation, says }) => [time, operation, says]),
    ),
  },
  {
    ...googleDriveCollection,
    after: "filters",
    band: band(
      narrowing,
      ["Filter", "Files", "Size"],
      narrowing.rows.map(({ filter, files, gigabytes }) => [filter, files, `${gigabytes} GB`]),
    ),
  },
  { ...forensicDataCollection, after: "story", band: "" },
];

function band({ heading, foot }: { heading: string; foot: string }, columns: readonly string[], rows: readonly (readonly string[])[]) {
  return `<h2>${escapeHtml(heading)}</h2>${table(columns, rows)}<p><small>${escapeHtml(foot)}</small></p>`;
}

function sectionHtml({ kicker, heading, blocks, verdict }: ArticleSection): string {
  const above = kicker ? `<p><small>${escapeHtml(kicker)}</small></p>` : "";
  const title = heading ? `<h2>${escapeHtml(heading)}</h2>` : "";
  const ending = verdict
    ? `<p>${escapeHtml(verdict.label)}: <strong>${richText(verdict.words)}</strong></p><p>${richText(verdict.remark)}</p>`
    : "";
  return above + title + blocks.map(blockHtml).join("") + ending;
}

function blockHtml(block: Block): string {
  if (typeof block === "string") return `<p>${richText(block)}</p>`;
  switch (block.kind) {
    case "note":
      return `<blockquote><p><strong>${escapeHtml(block.title)}.</strong> ${richText(block.text)}</p></blockquote>`;
    case "points":
      return `<ul>${block.items.map(({ name, text }) => `<li><strong>${escapeHtml(name)}.</strong> ${richText(text)}</li>`).join("")}</ul>`;
    case "table":
      return `<h3>Exhibit ${escapeHtml(block.letter)}: ${escapeHtml(block.title)}</h3>${table(block.columns, block.rows)}<p><small>${escapeHtml(block.note)}</small></p>`;
    case "decision":
      return decisionHtml(block);
  }
}

function decisionHtml({ when, question, choices }: Decision): string {
  const answers = choices.map(({ label, paragraphs, outcome }) => {
    const text = paragraphs.map((paragraph) => `<p>${richText(paragraph)}</p>`).join("");
    return `<h4>${richText(label)}</h4>${text}<p><strong>${richText(outcome)}</strong></p>`;
  });
  return `<p><small>${escapeHtml(when)}</small></p><h3>${richText(question)}</h3>${answers.join("")}`;
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th>${escapeHtml(column)}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
