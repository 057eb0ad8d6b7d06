import { company } from "#content/company.ts";
import { contactForm } from "#content/contact-form.ts";
import type { ContactMessage, ContactReceipt } from "#shared/contact-message.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { receiptFacts, sentFields } from "#shared/receipt-facts.ts";
import { calendarFile, type ReceiptFile, recordFile } from "#shared/receipt-files.ts";

const { answer, receipt: words, success } = contactForm;

export type ReceiptPage = { readonly receipt: ContactReceipt; readonly message: ContactMessage; readonly digest: string };

/** The receipt of a form sent without scripts: what the page with scripts shows (app/contact-form/receipt.tsx), in plain HTML. */
export function renderReceipt({ receipt, message, digest }: ReceiptPage): string {
  const { times, steps } = receiptFacts(receipt);
  const facts = times.map(({ label, value, more }) => `<dt>${label}</dt><dd>${value}${more ? `<span>${more}</span>` : ""}</dd>`);
  const sent = sentFields(message).map(
    ({ label, value }) => `<dt>${label}</dt><dd class="words">${value ? escapeHtml(value) : `<i class="empty">${words.empty}</i>`}</dd>`,
  );
  return `<p class="lead">${escapeHtml(success.text)}</p>
${letterhead()}
<dl><dt>${words.reference}</dt><dd><mark>${escapeHtml(receipt.reference)}</mark></dd>${facts.join("")}</dl>
<h2>${words.next}</h2>
<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join("")}</ol>
<p>${success.keep}</p>
<p class="onscreen">${words.printHint}</p>
<p class="onscreen files">${link(calendarFile(receipt), words.calendar)} ${link(recordFile(receipt, message), words.record)}</p>
<h2>${words.sent}</h2>
<dl>${sent.join("")}</dl>
<h2>${words.digest}</h2>
<p class="digest">${digest}</p>
<p>${words.digests.server} ${words.recordNote}</p>
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
