import { contactFormFields, contactHeaders } from "content/wire/contact-message.ts";
import { parse } from "node-html-parser";
import { renderForm } from "service/contact/answer-page.ts";
import { expect, test } from "vitest";

/**
 * What autofill matches in names, ids and labels. Sources: HTML (html.spec.whatwg.org, "Autofill detail tokens"), Firefox
 * (HeuristicsRegExp.sys.mjs), Chromium (form_parsing/regex_patterns), password managers' profiles.
 */
const known =
  /name|mail|e-?post|tel|phone|mobile|fax|pager|address|street|line|city|town|suburb|state|province|region|county|country|zip|postal|post|code|plz|apartment|floor|unit|building|landmark|company|business|organi[sz]ation|firma|job|title|position|department|web|site|url|link|home|blog|user|login|account|pass|pin|otp|birth|bday|age|year|month|day|date|sex|gender|language|photo|card|cc|csc|cvc|cvv|iban|bic|bank|tax|ssn|vat|price|amount|coupon|promo|search|query|q\b|subject|comment|note|message|nick|alias|middle|maiden|prefix|suffix|number|nr\b/i;

test.each([
  ["its name on the form", contactFormFields.honeypot],
  ["its header", contactHeaders.honeypot.replace("Contact-", "")],
])("the honeypot is nothing that autofill knows by %s", (_what, text) => {
  expect(text).not.toMatch(known);
});

test("nor by its label, and password managers are told to leave it alone", () => {
  const form = parse(renderForm({}, [], "key"));
  const label = form.querySelector(`label[for="${contactFormFields.honeypot}"]`)?.text ?? "";
  expect(label).not.toBe("");
  expect(label).not.toMatch(known);
  const field = form.querySelector(`input[name="${contactFormFields.honeypot}"]`);
  expect(field?.attributes).toMatchObject({
    autocomplete: "off",
    tabindex: "-1",
    "data-1p-ignore": "",
    "data-lpignore": "true",
    "data-bwignore": "",
  });
  expect(field?.attributes["data-form-type"]).toBe("other");
});
