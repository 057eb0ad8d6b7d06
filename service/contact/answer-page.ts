import { randomUUID } from "node:crypto";
import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import {
  contactFields,
  contactFormFields,
  lacksNumber,
  notForAutofill,
} from "content/wire/contact-fields.ts";
import type {
  ContactField,
  ContactMessage,
  ContactReceipt,
  FieldProblem,
} from "content/wire/contact-message.ts";
import { contactPath } from "content/wire/contact-path.ts";
import { escapeHtml } from "content/wire/escape-html.ts";
import {
  calendarFile,
  type ReceiptFile,
  receiptFacts,
  recordFile,
  sentFields,
} from "content/wire/receipt.ts";
import { resultPageCss } from "service/contact/answer-page-css.ts";
import { formFields } from "service/contact/post.ts";
import type { HttpProblem } from "service/http/errors.ts";
import { hashSource } from "service/http/headers.ts";

const {
  answer,
  fields,
  methods,
  receipt: receiptWords,
  success,
  failure: failed,
  summary: attention,
  ...words
} = contactForm;

/** What the page's head shows of the company. */
export type PageCompany = {
  readonly name: string;
  readonly phone: { readonly display: string; readonly href: string };
};

/** Problem code of a hint, not an error: a call is wanted and no number given. */
export const numberMissing = "number-missing";

/**
 * What the page says. `body`: the form post as received, so that no text is lost. `digest`: SHA-256
 * of what was stored, in hex.
 */
export type ResultPage =
  | {
      readonly kind: "success";
      readonly receipt: ContactReceipt;
      readonly message: ContactMessage;
      readonly digest: string;
    }
  | { readonly kind: "failure"; readonly problem: HttpProblem; readonly body: unknown };

export type ResultPageRenderer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly render: (page: ResultPage) => string;
};

/**
 * The answer to a plain form post: the receipt, or the errors and the form. It needs no built site;
 * the site's `fonts` come as CSS.
 */
export function createResultPage(company: PageCompany, fonts: string): ResultPageRenderer {
  const css = fonts + resultPageCss;
  const policy = [
    "default-src 'none'",
    `style-src ${hashSource(css)}`,
    "font-src 'self'",
    "img-src data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
    },
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
  if (page.kind === "success") return { title: success.title, mark: "" };
  if (page.problem.code === numberMissing) return { title: answer.hint, mark: "" };
  return { title: failed.title, mark: `${answer.error}: ` };
}

function failure(problem: HttpProblem, body: unknown): string {
  const values = formFields(body);
  const errors = (problem.errors ?? []).filter(({ field }) =>
    contactFields.some((known) => known === field),
  );
  const form =
    body === undefined
      ? `<p><a href="/contact">${answer.form}</a></p>`
      : renderForm(values, errors, randomUUID());
  if (problem.code === numberMissing)
    return `<p class="lead">${escapeHtml(problem.message)}</p>\n${form}`;
  return `<div class="summary" role="alert">
${errors.length > 0 ? summary(errors) : `<p>${escapeHtml(problem.message)}</p>`}
</div>
${form}`;
}

function summary(errors: readonly FieldProblem[]): string {
  const items = errors.map(
    ({ field, message }) => `<li><a href="#${escapeHtml(field)}">${escapeHtml(message)}</a></li>`,
  );
  return `<h2>${errors.length === 1 ? attention.one : attention.many}</h2>\n<ul>${items.join("")}</ul>`;
}

const ignored = Object.entries(notForAutofill)
  .map(([name, value]) => `${name}="${value}"`)
  .join(" ");

type Values = Readonly<Record<string, string>>;

/**
 * The contact form as plain HTML, with `values` and their errors. `key` identifies a second sending
 * of the same post.
 */
export function renderForm(values: Values, errors: readonly FieldProblem[], key: string): string {
  const errorOf = (field: ContactField) =>
    errors.find((error) => error.field === field)?.message ?? null;
  const text = (field: ContactField, autocomplete: string, type = "text", required = true) =>
    textField(
      values,
      errorOf(field),
      field,
      `type="${type}" autocomplete="${autocomplete}"`,
      required,
    );
  const { urgent, honeypot } = contactFormFields;
  const isUrgent = values[urgent] === "1";
  const trapped = escapeHtml(values[honeypot] ?? "");
  return `<form method="post" action="${contactPath}" novalidate>
<p class="hint">${words.required}</p>
${text("firstName", "given-name")}
${text("lastName", "family-name")}
${text("email", "email", "email")}
${text("phone", "tel", "tel", false)}
${methodField(values, errorOf("contactMethod"))}
${messageField(values, errorOf("message"))}
<p class="check"><label><input type="checkbox" name="${urgent}" value="1"${isUrgent ? " checked" : ""}> ${words.urgent.label}</label></p>
<p class="trap" aria-hidden="true"><label for="${honeypot}">${words.honeypot}</label>
<input id="${honeypot}" name="${honeypot}" type="text" tabindex="-1" autocomplete="off" ${ignored} value="${trapped}"></p>
<input type="hidden" name="${contactFormFields.idempotencyKey}" value="${key}">
${isHinted(values) ? `<input type="hidden" name="${contactFormFields.phoneHint}" value="seen">\n` : ""}<button type="submit">${words.submit}</button>
</form>`;
}

function textField(
  values: Values,
  error: string | null,
  field: ContactField,
  kind: string,
  required: boolean,
): string {
  const hint = !error && field === "phone" && isHinted(values) ? words.hints.phone : null;
  const described = error
    ? ` aria-invalid="true" aria-describedby="${field}-error"`
    : hint
      ? ` aria-describedby="${field}-hint"`
      : "";
  const advice = hint ? `\n<p class="advice" id="${field}-hint">${hint}</p>` : "";
  const attributes = `${kind}${required ? " required" : ""}${described}`;
  return `<div class="field${error ? " wrong" : hint ? " hinted" : ""}"><label for="${field}">${fields[field]}${required ? " *" : ""}</label>
<input id="${field}" name="${field}" ${attributes} value="${escapeHtml(values[field] ?? "")}">${errorText(field, error)}${advice}</div>`;
}

/**
 * A call is wanted without a number: the hint is shown under the field and marked as seen in the
 * form.
 */
function isHinted({ contactMethod, phone }: Values): boolean {
  return contactMethod === "phone" && lacksNumber({ contactMethod, phone });
}

function methodField(values: Values, error: string | null): string {
  const chosen = values.contactMethod === "phone" ? "phone" : "email";
  const choice = (value: "email" | "phone") => {
    const attributes = `${value === "email" ? ' id="contactMethod"' : ""}${value === chosen ? " checked" : ""}`;
    return `<label><input type="radio" name="contactMethod" value="${value}"${attributes}> ${methods[value]}</label>`;
  };
  return `<fieldset class="field"><legend>${fields.contactMethod}</legend>${choice("email")}${choice("phone")}${errorText("contactMethod", error)}</fieldset>`;
}

function messageField(values: Values, error: string | null): string {
  // HTML parsers drop a line break right after the tag; this one protects the visitor's own.
  return `<div class="field${error ? " wrong" : ""}"><label for="message">${fields.message}</label>
<textarea id="message" name="message" rows="4"${error ? ' aria-invalid="true" aria-describedby="message-error"' : ""}>
${escapeHtml(values.message ?? "")}</textarea>${errorText("message", error)}</div>`;
}

function errorText(field: ContactField, error: string | null): string {
  return error ? `\n<p class="error" id="${field}-error">${escapeHtml(error)}</p>` : "";
}

/**
 * The receipt of a form sent without scripts: what the page with scripts shows
 * (web/contact-form/receipt.tsx), in plain HTML.
 */
function renderReceipt({
  receipt,
  message,
  digest,
}: Extract<ResultPage, { readonly kind: "success" }>): string {
  const { times, steps } = receiptFacts(receipt);
  const facts = times.map(
    ({ label, value, more }) =>
      `<dt>${label}</dt><dd>${value}${more ? `<span>${more}</span>` : ""}</dd>`,
  );
  const sent = sentFields(message).map(
    ({ label, value }) =>
      `<dt>${label}</dt><dd class="words">${value ? escapeHtml(value) : `<i class="empty">${receiptWords.empty}</i>`}</dd>`,
  );
  return `<p class="lead">${escapeHtml(success.text)}</p>
${letterhead()}
<dl><dt>${receiptWords.reference}</dt><dd><mark>${escapeHtml(receipt.reference)}</mark></dd>${facts.join("")}</dl>
<h2>${receiptWords.next}</h2>
<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join("")}</ol>
<p>${success.keep}</p>
<p class="onscreen">${receiptWords.printHint}</p>
<p class="onscreen files">${link(calendarFile(receipt), receiptWords.calendar)} ${link(recordFile(receipt, message), receiptWords.record)}</p>
<h2>${receiptWords.sent}</h2>
<dl>${sent.join("")}</dl>
<h2>${receiptWords.digest}</h2>
<p class="digest">${digest}</p>
<p>${receiptWords.digests.server} ${receiptWords.recordNote}</p>
<p class="onscreen"><a href="/">${answer.home}</a></p>`;
}

function link({ name, href }: ReceiptFile, label: string): string {
  return `<a href="${escapeHtml(href)}" download="${escapeHtml(name)}">${label}</a>`;
}

/** Names the company on the printed receipt. */
function letterhead(): string {
  const { legalName, address, phone, mail, origin } = company;
  const lines = [
    `<b>${escapeHtml(legalName)}</b>`,
    escapeHtml(`${address.street}, ${address.city}, ${address.region} ${address.postalCode}`),
    escapeHtml(`${phone.display}, ${mail.info.address}, ${new URL(origin).hostname}`),
  ];
  return `<div class="letterhead">${lines.map((line) => `<span>${line}</span>`).join("")}</div>`;
}
