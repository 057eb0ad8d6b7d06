import { contactForm } from "content/form-words.ts";
import * as z from "zod/mini";

const { errors, fields } = contactForm;

/**
 * The contact message (SPEC §3) and its rules (SPEC §5), shared by form and service. Takes unknown
 * input; gives a `ContactMessage` with trimmed text, `phone` and `message` as "" when absent. Error
 * messages are in content/form-words.yaml, SPEC §5's included. Line breaks in single-line fields
 * are refused, because these fields become mail headers.
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

/** What a form or client may send: `phone`, `message` and `contactMethod` are optional. */
export type ContactMessageInput = z.input<typeof contactMessage>;

export type ContactField = keyof ContactMessage;

/**
 * Upper limits in UTF-16 code units. SPEC has none; these stop abuse, and no honest enquiry reaches
 * them.
 */
export const contactLimits = fieldLimits();

/**
 * The largest request body in bytes. The longest message in three-byte characters still fits as an
 * HTML form post.
 */
export const contactBodyLimit = 512 * 1024;

export const contactListPath = "/api/contacts";

/** Headers for what the form sends besides the six fields (values are ASCII). */
export const contactHeaders = {
  /** A UUID per filled-in form; a repeated send with the same key is the same message. */
  idempotencyKey: "Idempotency-Key",
  /**
   * Whole milliseconds from opening the page to sending, for example
   * `Math.round(performance.now())`.
   */
  elapsed: "Contact-Elapsed-Ms",
  /** `encodeURIComponent` of the honeypot field. Omitted or empty when the field is empty. */
  honeypot: "Contact-Marginalia",
  /** The path of this site's page before the form, without its query. */
  page: "Contact-Page",
  /** The topic in the form's address (`contactTopicOf`). */
  topic: "Contact-Topic",
  /** "1" when the visitor has marked the message as due within 24 hours. */
  urgent: "Contact-Urgent",
} as const;

/**
 * The topic in the form's address: `?topic=`, `?article=` as "article-…", or `?ask=` as "search"
 * without the words; "" for none.
 */
export function contactTopicOf(query: URLSearchParams): string {
  const article = query.get("article");
  return query.get("topic") ?? (article ? `article-${article}` : query.has("ask") ? "search" : "");
}

/**
 * The answer's header with the SHA-256 of the stored message (`messageRecord` in receipt.ts):
 * `sha-256=` and 64 hexadecimal digits.
 */
export const digestHeader = "Message-Digest";

/** The answer to a stored message (status 201). `receivedAt` is ISO 8601 in UTC. */
export type ContactReceipt = { readonly reference: string; readonly receivedAt: string };

/**
 * RFC 9457 problem details. `code` is stable and for programs; `detail` is a sentence for people.
 */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  /** Also in the Request-Id header and in the service's log. */
  readonly requestId?: string;
  readonly errors?: readonly FieldProblem[];
};

/** `field` is a field of the message, or the name of an unknown one. */
export type FieldProblem = { readonly field: string; readonly message: string };

export const contactStates = ["new", "handled", "quarantined", "spam"] as const;

/**
 * `new` waits for staff, `handled` is done, `quarantined` looks like abuse and was not delivered,
 * `spam` was marked by staff.
 */
export type ContactState = (typeof contactStates)[number];

/** The state of a message's deliveries: that of its worst channel. */
export type DeliverySummary = "none" | "delivered" | "pending" | "failed";

export type ContactListItem = ContactMessage & {
  readonly reference: string;
  readonly receivedAt: string;
  readonly state: ContactState;
  readonly quarantineReason: string | null;
  /** The page and the topic that led to the message; null when unknown. */
  readonly page: string | null;
  readonly topic: string | null;
  /** The sender marked it as due within 24 hours. */
  readonly urgent: boolean;
  readonly delivery: DeliverySummary;
};

/** One page of `GET /api/contacts`, newest first. */
export type ContactPage = {
  readonly items: readonly ContactListItem[];
  readonly nextCursor: string | null;
};

function fieldLimits() {
  return { firstName: 200, lastName: 200, email: 254, phone: 100, message: 50_000 } as const;
}

function line(label: string, limit: number, required?: string) {
  const oneLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, {
    error: errors.manyLines(label),
    abort: true,
  });
  const filled = z.minLength(required ? 1 : 0, required);
  return text(label, required).check(oneLine, z.trim(), filled, longest(label, limit));
}

/**
 * The usual address pattern, extended to letters and digits of every script (RFC 6531); the last
 * label may be punycode (RFC 5890).
 */
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
  return z.maxLength(limit, errors.tooLong(label, limit.toLocaleString("en-US")));
}

/**
 * Pasted text may contain invisible control characters (PostgreSQL refuses U+0000), so they are
 * removed.
 */
function withoutControls(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}
