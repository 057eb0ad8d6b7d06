import * as z from "zod/mini";
import { contactForm } from "#content/contact-form.ts";

const { errors, fields } = contactForm;

/**
 * The contact message (SPEC §3) and its rules (SPEC §5), for the form and for the service alike.
 * Takes unknown input; gives a `ContactMessage` with trimmed text, `phone` and `message` as "" when absent.
 * Its messages are content/contact-form.ts's, SPEC §5 among them. Line breaks in single-line fields are refused, never repaired:
 * they end up in mail headers.
 */
export const contactMessage = z.strictObject({
  firstName: line(fields.firstName, fieldLimits().firstName, errors.firstName),
  lastName: line(fields.lastName, fieldLimits().lastName, errors.lastName),
  email: z.pipe(line(fields.email, fieldLimits().email, errors.email), mailAddress(errors.email)),
  phone: z._default(line(fields.phone, fieldLimits().phone), ""),
  message: z._default(prose(fields.message, fieldLimits().message), ""),
  contactMethod: z._default(z.enum(["phone", "email"], errors.contactMethod), "email"),
});

/** A message that passed the rules. */
export type ContactMessage = z.output<typeof contactMessage>;

/** What a form or a client may send: `phone`, `message` and `contactMethod` may be left out. */
export type ContactMessageInput = z.input<typeof contactMessage>;

export type ContactField = keyof ContactMessage;

/** The fields in the order the form shows them. */
export const contactFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "contactMethod",
  "message",
] as const satisfies readonly ContactField[];

/** Upper bounds in UTF-16 code units. SPEC sets none; these stop abuse and no honest enquiry meets them. */
export const contactLimits = fieldLimits();

/** The largest request body in bytes. The longest message, all in three-byte characters, still fits as an HTML form post. */
export const contactBodyLimit = 512 * 1024;

export const contactPath = "/api/contact";
export const contactListPath = "/api/contacts";

/** What the form says besides the six fields travels in these headers (values are ASCII). */
export const contactHeaders = {
  /** A UUID made once per filled-in form; a repeated send with the same key is the same message. */
  idempotencyKey: "Idempotency-Key",
  /** Whole milliseconds from the opening of the page to the send, for example `Math.round(performance.now())`. */
  elapsed: "Contact-Elapsed-Ms",
  /** `encodeURIComponent` of the honeypot field. Leave the header out, or empty, when the field is empty. */
  honeypot: "Contact-Marginalia",
  /** The path of the page of this site that led to the form, without its query. */
  page: "Contact-Page",
  /** What the form was opened with (`contactTopicOf`). */
  topic: "Contact-Topic",
} as const;

/**
 * Extra fields of the plain HTML form post (no JavaScript). All but the first are as good as absent when empty. The honeypot's name is one that no
 * browser's autofill and no password manager goes by: a word out of their profiles, such as "website", is filled in for honest visitors too.
 */
export const contactFormFields = {
  honeypot: "marginalia",
  idempotencyKey: "idempotencyKey",
  elapsed: "elapsedMs",
  /** Filled in when the form has said that a call needs a number (phone-hint.ts). */
  phoneHint: "phoneHint",
  page: "page",
  topic: "topic",
} as const;

/** The topic that an address of the form names: `?topic=`, `?article=` as "article-…", `?ask=` as "search" without the words; "" for none. */
export function contactTopicOf(query: URLSearchParams): string {
  const article = query.get("article");
  return query.get("topic") ?? (article ? `article-${article}` : query.has("ask") ? "search" : "");
}

/** Tells password managers to leave a field alone: 1Password, LastPass, Bitwarden, and Dashlane read one each. */
export const notForAutofill = { "data-1p-ignore": "", "data-lpignore": "true", "data-bwignore": "", "data-form-type": "other" } as const;

/** The answer's header with the SHA-256 of the message as it was stored (message-record.ts): `sha-256=` and 64 hexadecimal digits. */
export const digestHeader = "Message-Digest";

/** The answer to a stored message, with status 201. `receivedAt` is ISO 8601 in UTC. */
export type ContactReceipt = { readonly reference: string; readonly receivedAt: string };

/** RFC 9457 problem details. `code` is stable and for programs, `detail` is a sentence for people. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  /** Also in the header Request-Id, and in the log of the service. */
  readonly requestId?: string;
  readonly errors?: readonly FieldProblem[];
};

/** `field` is a field of the message, or the name of one that does not belong to it. */
export type FieldProblem = { readonly field: string; readonly message: string };

export const contactStates = ["new", "handled", "quarantined", "spam"] as const;

/** `new` waits for staff, `handled` was dealt with, `quarantined` looks like abuse and was not delivered, `spam` is staff's word. */
export type ContactState = (typeof contactStates)[number];

/** Where the deliveries of one message stand together: the worst of its channels. */
export type DeliverySummary = "none" | "delivered" | "pending" | "failed";

export type ContactListItem = ContactMessage & {
  readonly reference: string;
  readonly receivedAt: string;
  readonly state: ContactState;
  readonly quarantineReason: string | null;
  /** The page of the site and the topic that led to the message; null where it is not known. */
  readonly page: string | null;
  readonly topic: string | null;
  readonly delivery: DeliverySummary;
};

/** One page of `GET /api/contacts`, newest first. */
export type ContactPage = { readonly items: readonly ContactListItem[]; readonly nextCursor: string | null };

function fieldLimits() {
  return { firstName: 200, lastName: 200, email: 254, phone: 100, message: 50_000 } as const;
}

function line(label: string, limit: number, required?: string) {
  const oneLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: errors.manyLines(label), abort: true });
  const filled = z.minLength(required ? 1 : 0, required);
  return text(label, required).check(oneLine, z.trim(), filled, longest(label, limit));
}

/** The rule for ordinary addresses, with the letters and digits of every script where theirs stand (RFC 6531), and punycode (RFC 5890) as the last label. */
function mailAddress(error: string) {
  const pattern =
    /^(?:[\p{L}\p{M}\p{N}_'+-]+\.)*[\p{L}\p{M}\p{N}_'+-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;
  return z.email({ pattern, error });
}

function prose(label: string, limit: number) {
  return text(label).check(z.overwrite(withoutControls), z.trim(), longest(label, limit));
}

function text(label: string, required?: string) {
  const typed = z.string({
    error: ({ input }) => (input === undefined && required ? required : errors.noText(label)),
  });
  return typed.check(z.overwrite((value) => value.toWellFormed()));
}

function longest(label: string, limit: number) {
  return z.maxLength(limit, errors.tooLong(label, limit));
}

/** Text pasted from other programs carries invisible controls (PostgreSQL refuses U+0000): they go, the words stay. */
function withoutControls(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}
