import type { ArticleData } from "#app/pages/article/article-data.ts";
import type { Block, Decision, Ending, Part } from "#content/articles/prose.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { richText } from "./rich-text.ts";

/** A whole article as plain HTML with absolute links, for readers without our styles. */
export function articleHtml({ dek, parts }: Pick<ArticleData, "dek" | "parts">): string {
  return `<p><em>${escapeHtml(dek)}</em></p>${parts.map(partHtml).join("")}`;
}

function partHtml(part: Part): string {
  const title = part.heading ? `<h2>${richText(part.heading)}</h2>` : "";
  switch (part.kind) {
    case "section": {
      const above = part.kicker ? `<p><small>${escapeHtml(part.kicker)}</small></p>` : "";
      return above + title + part.blocks.map(blockHtml).join("") + part.endings.map(endingHtml).join("");
    }
    case "minutes": {
      const rows = part.rows.map(({ time, operation, says }) => [time, operation, says]);
      return `${title}${table(part.columns, rows)}<p><small>${richText(part.foot)}</small></p>`;
    }
    case "narrowing": {
      const rows = part.rows.map(({ filter, files, gigabytes }) => [filter, files, `${gigabytes} GB`]);
      return `${title}${table(part.columns, rows)}<p><small>${richText(part.foot)}</small></p>`;
    }
  }
}

/** Only a verdict is printed: doors and turns need the reading page, and the feed itself names the authors. */
function endingHtml(ending: Ending): string {
  if (ending.kind !== "verdict") return "";
  return `<p>${escapeHtml(ending.label)}: <strong>${richText(ending.words)}</strong></p><p>${richText(ending.remark)}</p>`;
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
  const head = columns.map((column) => `<th>${richText(column)}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${richText(cell)}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
