import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sectionBates } from "content/bates.ts";
import { company } from "content/company.ts";
import { type Practice, practices } from "content/practices.ts";
import { escapeHtml } from "content/wire/escape-html.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`);
const tokens = read("web/styles/tokens.css").toString();
const sheet = read("tools/previews/preview.css").toString();
const mark = read("public/mark.svg").toString();

const faces = [
  ["Redaction", "redaction-400"],
  ["Libre Franklin Variable", "franklin-var"],
  ["Martian Mono Variable", "martian75-var"],
]
  .map(
    ([family, file]) =>
      `@font-face { font-family: "${family}"; font-weight: 400 700; src: url(data:font/woff2;base64,${read(`web/styles/fonts/${file}.woff2`).toString("base64")}) }`,
  )
  .join("\n");

export type Preview = { readonly title: string; readonly bates: number; readonly practice: Practice | undefined };

/** The document of a preview picture: one sheet of pleading paper with the page's title. */
export function previewHtml({ title, bates, practice }: Preview): string {
  const margin = practice
    ? `Tab ${practices[practice].letter}<br>${escapeHtml(practices[practice].name)}`
    : `${escapeHtml(company.address.city)}<br>est. ${company.established}`;
  const lines = Array.from({ length: 19 }, (_, i) => `<i>${i + 1}</i>`).join("");
  return `<!doctype html><html lang="en"><style>${tokens}${faces}${sheet}</style>
<body${practice ? ` data-practice="${practice}"` : ""}>
<div class="lines">${lines}</div>
<div class="margin"><b>${sectionBates(bates)}</b><span>${margin}</span></div>
<div class="rule"></div>
<h1>${struck(title)}</h1>
<footer>${mark}<strong>${escapeHtml(company.name)}</strong><span>${new URL(company.origin).hostname}</span></footer>
</body></html>`;
}

/** Highlights the title's end: what follows the last colon or comma if it is short, else the last word. */
function struck(title: string): string {
  const [, clause = ""] = /[:,] ([^:,]{1,26})$/.exec(title) ?? [];
  const end = clause || title.slice(title.lastIndexOf(" ") + 1);
  const start = title.slice(0, title.length - end.length);
  return `${escapeHtml(start)}<mark${end.includes(" ") ? "" : ' class="word"'}>${escapeHtml(end)}</mark>`;
}
