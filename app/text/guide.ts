import { company } from "#content/company.ts";
import { guideFrame } from "#content/guide-frame.ts";
import type { GuideSection, GuideText } from "#content/guides/guide-text.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { richText } from "../build-steps/rich-text.ts";
import { guideStyle } from "./guide-style.ts";
import { type Numbering, renderBlock } from "./render-block.ts";

/**
 * One guide as a complete HTML file that loads nothing: no script, font, picture or style sheet. The empty icon keeps browsers from
 * requesting one.
 */
export function renderGuide(guide: GuideText): string {
  const numbering: Numbering = { exhibits: 0, tables: 0 };
  const sections = guide.sections.map((section, index) => renderSection(guide, section, index + 1, numbering)).join("\n");
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(guideFrame.title(guide.title, company.name))}</title>
<meta name="description" content="${escapeHtml(guide.about)}"><link rel="icon" href="data:,">
<style>${guideStyle}</style></head>
<body class="${guide.stock}">
<header><p class="tab">${guideFrame.tab(guide.number)}</p><p class="m">${escapeHtml(`${company.name}, ${guide.group}`)}</p>
<h1>${escapeHtml(guide.title)}</h1>
<p class="lead">${richText(guide.lead)}</p></header>
<main>
${sections}
</main>
${imprint(guide)}
</body>
</html>
`;
}

/** The section's id is its Bates number: the margin shows it, and a letter can cite it. */
function renderSection(guide: GuideText, { heading, blocks }: GuideSection, place: number, numbering: Numbering): string {
  return `<section id="G-${String(guide.number * 100 + place).padStart(6, "0")}"><h2>${place}. ${richText(heading)}</h2>
${blocks.map((block) => renderBlock(block, numbering)).join("\n")}</section>`;
}

function imprint({ page }: GuideText): string {
  const { address, mail, phone, hours, origin } = company;
  return `<footer><h2>${guideFrame.ask}</h2>
<address><p><b>${escapeHtml(company.name)}</b><br>${escapeHtml(address.street)}<br>${escapeHtml(`${address.city}, ${address.region} ${address.postalCode}`)}</p>
<p><a href="${phone.href}">${escapeHtml(phone.display)}</a><br><a href="${mail.info.href}">${escapeHtml(mail.info.address)}</a><br>${escapeHtml(hours.text)}</p></address>
<p>${pageLink(origin, page, guideFrame.page)}<br>${pageLink(origin, "/consultation", guideFrame.consultation)}</p>
<p class="m">${guideFrame.limits}</p></footer>`;
}

function pageLink(origin: string, path: string, label: string): string {
  return `<a href="${escapeHtml(origin + path)}">${label}</a>`;
}
