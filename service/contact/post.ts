import type { IncomingHttpHeaders } from "node:http";
import { contactFields, contactFormFields } from "content/wire/contact-fields.ts";
import {
  type ContactMessage,
  contactHeaders,
  contactMessage,
  contactTopicOf,
  type FieldProblem,
} from "content/wire/contact-message.ts";
import { contactPath } from "content/wire/contact-path.ts";
import type { Post } from "service/contact/intake.ts";
import { HttpProblem } from "service/http/errors.ts";
import type { Origin } from "service/outbox/channel.ts";

/**
 * Reads a JSON post: exactly the six fields in `body`, everything else in the headers. Throws a 400
 * or 422 problem.
 */
export function readJsonPost(body: unknown, headers: IncomingHttpHeaders): Post {
  const header = (name: string) => single(headers[name.toLowerCase()]);
  const key = readIdempotencyKey(header(contactHeaders.idempotencyKey));
  if (key === undefined)
    throw new HttpProblem(
      400,
      "idempotency-key",
      "The Idempotency-Key must be 1 to 255 visible ASCII characters.",
    );
  const signs = {
    honeypot: header(contactHeaders.honeypot) ?? "",
    elapsedMs: toMilliseconds(header(contactHeaders.elapsed)),
  };
  const urgent = header(contactHeaders.urgent) === "1";
  return {
    message: parse(body),
    source: "json",
    key,
    signs,
    origin: originOfJson(headers),
    urgent,
  };
}

/**
 * Reads a plain form post. Ignores unknown fields: browsers and their extensions add some. Throws a
 * 422 problem.
 */
export function readFormPost(body: unknown, headers: IncomingHttpHeaders): Post {
  const fields = formFields(body);
  const message = parse(
    Object.fromEntries(
      contactFields.flatMap((field) => (field in fields ? [[field, fields[field]]] : [])),
    ),
  );
  const key = readIdempotencyKey(fields[contactFormFields.idempotencyKey]) ?? null;
  const honeypot = fields[contactFormFields.honeypot] ?? "";
  const signs = { honeypot, elapsedMs: toMilliseconds(fields[contactFormFields.elapsed]) };
  const urgent = fields[contactFormFields.urgent] === "1";
  return { message, source: "form", key, signs, origin: originOfForm(fields, headers), urgent };
}

/** The text fields of a parsed form body; empty when there is none. */
export function formFields(body: unknown): Readonly<Record<string, string>> {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function parse(body: unknown): ContactMessage {
  const result = contactMessage.safeParse(body);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue): FieldProblem[] => {
    if (issue.code === "unrecognized_keys")
      return issue.keys
        .slice(0, 10)
        .map((key) => ({ field: key.slice(0, 100), message: "Unknown field" }));
    return issue.path.length > 0 ? [{ field: issue.path.join("."), message: issue.message }] : [];
  });
  if (errors.length === 0)
    throw new HttpProblem(
      422,
      "not-an-object",
      "The body must be a JSON object with the fields of the form.",
    );
  const detail = errors
    .map(({ field, message }) =>
      message === "Unknown field" ? `Unknown field ${JSON.stringify(field)}` : message,
    )
    .join(". ");
  throw new HttpProblem(422, "invalid-fields", `${detail}.`, { errors });
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * Reads an `Idempotency-Key`, quoted or bare. Null when absent or empty; undefined unless 1 to 255
 * visible ASCII characters.
 */
export function readIdempotencyKey(header: string | undefined): string | null | undefined {
  if (header === undefined || header.trim() === "") return null;
  const key = header.trim().replace(/^"(.*)"$/, "$1");
  return /^[\x21-\x7e]{1,255}$/.test(key) ? key : undefined;
}

function toMilliseconds(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/**
 * The origin from a JSON post's headers. A value that is no path or topic of ours counts as absent:
 * it refuses no message.
 */
export function originOfJson(headers: IncomingHttpHeaders): Origin {
  const header = (name: string) => single(headers[name.toLowerCase()]) ?? "";
  return {
    page: toPath(header(contactHeaders.page)),
    topic: toTopic(header(contactHeaders.topic)),
  };
}

/**
 * The origin from a plain form's extra fields, else from a Referer of this site
 * (`strict-origin-when-cross-origin` sends it).
 */
export function originOfForm(
  fields: Readonly<Record<string, string>>,
  headers: IncomingHttpHeaders,
): Origin {
  const from = refererOf(headers);
  return {
    page: toPath(fields[contactFormFields.page] ?? "") ?? toPath(from?.pathname ?? ""),
    topic:
      toTopic(fields[contactFormFields.topic] ?? "") ??
      toTopic(from ? contactTopicOf(from.searchParams) : ""),
  };
}

/**
 * The Origin header was checked before (http/origin.ts). The page that answers a failed post has
 * the form too, but led nobody here.
 */
function refererOf({ referer, host, origin }: IncomingHttpHeaders): URL | null {
  const from = URL.parse(referer ?? "");
  return from && (from.host === host || from.origin === origin) && from.pathname !== contactPath
    ? from
    : null;
}

/** Exactly one leading slash: `//host` would be another site's address. */
function toPath(text: string): string | null {
  return /^\/(?:[\w.~%-][\w./~%-]{0,198})?$/.test(text) ? text : null;
}

function toTopic(text: string): string | null {
  return /^[a-z\d][a-z\d-]{0,59}$/.test(text) ? text : null;
}
