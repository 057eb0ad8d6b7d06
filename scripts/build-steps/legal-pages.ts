import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "#content/company.ts";
import { type LegalText, legalTexts } from "#content/markdown/legal-files.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { guideStyle } from "../guides/guide-style.ts";
import { renderBlock } from "../guides/render-block.ts";
import { richText } from "./rich-text.ts";

/** Writes the signed legal texts as separate files in the guides' style. Makes no folder when there is none. */
export function writeLegalPages(folder: string, texts: readonly LegalText[] = legalTexts): void {
  if (texts.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const text of texts) writeFileSync(join(folder, `${text.name}.html`), legalPage(text));
}

/** One text as a complete HTML file that loads nothing: no script, font or style sheet. */
function legalPage({ title, lead, signedBy, effective, sections }: LegalText): string {
  const { address, mail, name, origin, phone } = company;
  const numbering = { exhibits: 0, tables: 0 };
  const body = sections
    .map(({ heading, blocks }, i) => {
      const words = blocks.map((block) => renderBlock(block, numbering)).join("\n");
      return `<section id="${i + 1}"><h2>${i + 1}. ${richText(heading)}</h2>\n${words}</section>`;
    })
    .join("\n");
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(`${title} | ${name}`)}</title>
<meta name="description" content="${escapeHtml(lead)}"><link rel="icon" href="data:,">
<style>${guideStyle}</style></head>
<body class="grey">
<header><p class="m">${escapeHtml(`${company.legalName}, from ${effective}, signed by ${signedBy}`)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${richText(lead)}</p></header>
<main>
${body}
</main>
<footer><h2>Ask a person</h2>
<address><p><b>${escapeHtml(name)}</b><br>${escapeHtml(address.street)}<br>${escapeHtml(`${address.city}, ${address.region} ${address.postalCode}`)}</p>
<p><a href="${phone.href}">${escapeHtml(phone.display)}</a><br><a href="${mail.info.href}">${escapeHtml(mail.info.address)}</a></p></address>
<p><a href="${escapeHtml(origin)}/">${escapeHtml(name)}</a></p></footer>
</body>
</html>
`;
}
