import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { company, night } from "content/company.ts";
import { escapeHtml } from "content/wire/escape-html.ts";
import { unavailable } from "content/words.ts";
import { resultPageCss } from "service/contact/answer-page-css.ts";

/**
 * Writes the proxies' answers (deploy/) while no server runs: a self-contained page, and a sentence
 * for the form's script to show (SPEC §8). `folder` lies outside the served site and is made when
 * missing.
 */
export function writeUnavailablePage(folder: string): void {
  const { title, text, form, call } = unavailable;
  const { phone, hours, name } = company;
  // The proxy does not know the style's hash, so the page itself contains the policy.
  const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(resultPageCss).digest("base64")}'; img-src data:`;
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(name)}</title>
<link rel="icon" href="data:,">
<style>${resultPageCss}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text)}</p>
<p>${escapeHtml(form)}</p>
<p class="lead">${escapeHtml(call)} <a href="${escapeHtml(phone.href)}">${escapeHtml(phone.display)}</a> (${escapeHtml(hours.text)}). ${escapeHtml(night.answers)}</p>
</main>
</body>
</html>
`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "unavailable.html"), page);
  writeFileSync(join(folder, "unavailable.txt"), `${title}. ${text} ${call} ${phone.display}.`);
}
