import { createHash, randomUUID } from "node:crypto";
import { contactForm } from "#content/contact-form.ts";
import { formFields } from "#server/contact/post.ts";
import { renderForm } from "#server/contact/result-form.ts";
import { resultPageCss } from "#server/contact/result-page-css.ts";
import { renderReceipt } from "#server/contact/result-receipt.ts";
import type { Phone } from "#server/http/error-handler.ts";
import type { HttpProblem } from "#server/http/problem.ts";
import { type ContactMessage, type ContactReceipt, contactFields, type FieldProblem } from "#shared/contact-message.ts";
import { escapeHtml } from "#shared/escape-html.ts";

const { answer, success: sent, failure: failed, summary: attention } = contactForm;

/** What the page's head shows of the company. */
export type PageCompany = { readonly name: string; readonly phone: Phone };

/** Problem code of a hint, not an error: a call is wanted and no number given. */
export const numberMissing = "number-missing";

/** What the page says. `body`: the form post as received, so that no text is lost. `digest`: SHA-256 of what was stored, in hex. */
export type ResultPage =
  | { readonly kind: "success"; readonly receipt: ContactReceipt; readonly message: ContactMessage; readonly digest: string }
  | { readonly kind: "failure"; readonly problem: HttpProblem; readonly body: unknown };

export type ResultPageRenderer = { readonly headers: Readonly<Record<string, string>>; readonly render: (page: ResultPage) => string };

/**
 * The answer to a plain form post as a whole document: the receipt, or the errors and the form. It is not cut from the built site, so it
 * works whatever the site looks like. The site's fonts come as CSS in `fonts`.
 */
export function createResultPage(company: PageCompany, fonts: string): ResultPageRenderer {
  const css = fonts + resultPageCss;
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(css)}'`,
    "font-src 'self'",
    "img-src data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy.join("; ") },
    render: (page) => renderResultPage(page, company, css),
  };
}

function renderResultPage(page: ResultPage, company: PageCompany, css: string): string {
  const { title, mark } = titleOf(page);
  const main = page.kind === "success" ? renderReceipt(page) : failure(page.problem, page.body);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${mark}${escapeHtml(title)} | ${escapeHtml(company.name)}</title>
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
<header><a class="brand" href="/">${escapeHtml(company.name)}</a><a class="phone" href="${escapeHtml(company.phone.href)}">${escapeHtml(company.phone.display)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;
}

function titleOf(page: ResultPage): { readonly title: string; readonly mark: string } {
  if (page.kind === "success") return { title: sent.title, mark: "" };
  if (page.problem.code === numberMissing) return { title: answer.hint, mark: "" };
  return { title: failed.title, mark: `${answer.error}: ` };
}

function failure(problem: HttpProblem, body: unknown): string {
  const values = formFields(body);
  const errors = (problem.errors ?? []).filter(({ field }) => contactFields.some((known) => known === field));
  const form = body === undefined ? `<p><a href="/contact">${answer.form}</a></p>` : renderForm(values, errors, randomUUID());
  if (problem.code === numberMissing) return `<p class="lead">${escapeHtml(problem.message)}</p>\n${form}`;
  return `<div class="summary" role="alert">
${errors.length > 0 ? summary(errors) : `<p>${escapeHtml(problem.message)}</p>`}
</div>
${form}`;
}

function summary(errors: readonly FieldProblem[]): string {
  const items = errors.map(({ field, message }) => `<li><a href="#${escapeHtml(field)}">${escapeHtml(message)}</a></li>`);
  return `<h2>${errors.length === 1 ? attention.one : attention.many}</h2>\n<ul>${items.join("")}</ul>`;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
