import { guideFrame } from "#content/guide-frame.ts";
import type { GuideBlock, TermAndText } from "#content/guides/guide-text.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { richText } from "../build-steps/rich-text.ts";
import { drawings } from "./drawings.ts";

/** Counts a guide's exhibits and tables in reading order. */
export type Numbering = { exhibits: number; tables: number };

export function renderBlock(block: GuideBlock, numbering: Numbering): string {
  if (typeof block === "string") return `<p>${richText(block)}</p>`;
  switch (block.kind) {
    case "table":
      return table(block.caption, block.head, block.rows.map(row).join(""), numbering);
    case "log":
      return table(block.caption, block.head, emptyRow(block.head.length).repeat(block.rows), numbering, "log");
    case "checklist":
      return `<ul class="chk">${list(block.items)}</ul>`;
    case "steps":
      return `<ol>${block.items.map(([term, text]) => `<li><b>${richText(term)}</b> ${richText(text)}</li>`).join("")}</ol>`;
    case "terms":
      return `<dl>${pairs(block.items)}</dl>`;
    case "wording":
      return exhibit(block.title, `<blockquote>${block.text.map((text) => `<p>${richText(text)}</p>`).join("")}</blockquote>`, numbering);
    case "worksheet":
      return exhibit(block.title, `<ul class="ws">${block.fields.map(field).join("")}</ul>`, numbering);
    case "drawing":
      return exhibit(block.title, `<div class="dr">${drawing(block)}<ol>${list(block.legend)}</ol></div>`, numbering);
    case "bounds":
      return `<div class="bd">${bound(guideFrame.does, block.does)}${bound(guideFrame.doesNot, block.doesNot)}</div>`;
  }
}

function bound(heading: string, items: readonly string[]): string {
  return `<div><h3>${heading}</h3><ul>${list(items)}</ul></div>`;
}

function table(caption: string, head: readonly string[], body: string, numbering: Numbering, className?: string): string {
  numbering.tables += 1;
  const opening = className ? `<table class="${className}">` : "<table>";
  const columns = head.map((cell) => `<th scope="col">${richText(cell)}</th>`).join("");
  return `${opening}<caption>${guideFrame.table(numbering.tables)} ${richText(caption)}</caption><thead><tr>${columns}</tr></thead><tbody>${body}</tbody></table>`;
}

function row([first = "", ...rest]: readonly string[]): string {
  return `<tr><th scope="row">${richText(first)}</th>${rest.map((cell) => `<td>${richText(cell)}</td>`).join("")}</tr>`;
}

function emptyRow(cells: number): string {
  return `<tr>${"<td></td>".repeat(cells)}</tr>`;
}

function exhibit(title: string, content: string, numbering: Numbering): string {
  const letter = String.fromCharCode(65 + numbering.exhibits);
  numbering.exhibits += 1;
  return `<figure><figcaption><b>${guideFrame.exhibit(letter)}</b> ${richText(title)}</figcaption>${content}</figure>`;
}

function drawing({ drawing: name, alt }: Extract<GuideBlock, { kind: "drawing" }>): string {
  const { height, marks } = drawings[name];
  return `<svg viewBox="0 0 400 ${height}" role="img" aria-label="${escapeHtml(alt)}">${marks}</svg>`;
}

function field(label: string | { readonly wide: string }): string {
  return typeof label === "string" ? `<li>${richText(label)}</li>` : `<li class="w">${richText(label.wide)}</li>`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `<li>${richText(item)}</li>`).join("");
}

function pairs(items: readonly TermAndText[]): string {
  return items.map(([term, text]) => `<dt>${richText(term)}</dt><dd>${richText(text)}</dd>`).join("");
}
