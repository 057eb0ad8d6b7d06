import { contactForm } from "#content/contact-form.ts";
import { type ContactField, contactFormFields, contactPath, type FieldProblem, notForAutofill } from "#shared/contact-message.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { lacksNumber } from "#shared/phone-hint.ts";

const { fields, methods, ...words } = contactForm;
const ignored = Object.entries(notForAutofill)
  .map(([name, value]) => `${name}="${value}"`)
  .join(" ");

type Values = Readonly<Record<string, string>>;

/** The contact form as plain HTML, with `values` and their errors. `key` identifies a second sending of the same post. */
export function renderForm(values: Values, errors: readonly FieldProblem[], key: string): string {
  const rows = [
    textField("firstName", { required: true, autocomplete: "given-name" }),
    textField("lastName", { required: true, autocomplete: "family-name" }),
    textField("email", { required: true, autocomplete: "email", type: "email" }),
    textField("phone", { required: false, autocomplete: "tel", type: "tel" }),
    methodField,
    messageField,
  ].map((render) => render(values, (field) => errors.find((error) => error.field === field)?.message ?? null));
  return `<form method="post" action="${contactPath}" novalidate>
<p class="hint">${words.required}</p>
${rows.join("\n")}
<p class="trap" aria-hidden="true"><label for="${contactFormFields.honeypot}">${words.honeypot}</label><input id="${contactFormFields.honeypot}" name="${contactFormFields.honeypot}" type="text" tabindex="-1" autocomplete="off" ${ignored} value="${escapeHtml(values[contactFormFields.honeypot] ?? "")}"></p>
<input type="hidden" name="${contactFormFields.idempotencyKey}" value="${key}">
${isHinted(values) ? `<input type="hidden" name="${contactFormFields.phoneHint}" value="seen">\n` : ""}<button type="submit">${words.submit}</button>
</form>`;
}

type Render = (values: Values, errorOf: (field: ContactField) => string | null) => string;

type TextField = { readonly required: boolean; readonly autocomplete: string; readonly type?: "email" | "tel" };

function textField(field: ContactField, { required, autocomplete, type }: TextField): Render {
  return (values, errorOf) => {
    const error = errorOf(field);
    const hint = !error && field === "phone" && isHinted(values) ? words.hints.phone : null;
    const described = error ? ` aria-invalid="true" aria-describedby="${field}-error"` : hint ? ` aria-describedby="${field}-hint"` : "";
    const attributes = `type="${type ?? "text"}" autocomplete="${autocomplete}"${required ? " required" : ""}${described}`;
    return `<div class="field${error ? " wrong" : hint ? " hinted" : ""}"><label for="${field}">${fields[field]}${required ? " *" : ""}</label>
<input id="${field}" name="${field}" ${attributes} value="${escapeHtml(values[field] ?? "")}">${errorText(field, error)}${hint ? `\n<p class="advice" id="${field}-hint">${hint}</p>` : ""}</div>`;
  };
}

/** A call is wanted without a number: the hint is shown under the field and marked as seen in the form. */
function isHinted({ contactMethod, phone }: Values): boolean {
  return contactMethod === "phone" && lacksNumber({ contactMethod, phone });
}

function methodField(values: Values, errorOf: (field: ContactField) => string | null): string {
  const chosen = values.contactMethod === "phone" ? "phone" : "email";
  const choice = (value: "email" | "phone") =>
    `<label><input type="radio" name="contactMethod" value="${value}"${value === "email" ? ' id="contactMethod"' : ""}${value === chosen ? " checked" : ""}> ${methods[value]}</label>`;
  return `<fieldset class="field"><legend>${fields.contactMethod}</legend>${choice("email")}${choice("phone")}${errorText("contactMethod", errorOf("contactMethod"))}</fieldset>`;
}

function messageField(values: Values, errorOf: (field: ContactField) => string | null): string {
  const error = errorOf("message");
  // HTML parsers drop a line break right after the tag; this one protects the visitor's own.
  return `<div class="field${error ? " wrong" : ""}"><label for="message">${fields.message}</label>
<textarea id="message" name="message" rows="4"${error ? ' aria-invalid="true" aria-describedby="message-error"' : ""}>
${escapeHtml(values.message ?? "")}</textarea>${errorText("message", error)}</div>`;
}

function errorText(field: ContactField, error: string | null): string {
  return error ? `\n<p class="error" id="${field}-error">${escapeHtml(error)}</p>` : "";
}
