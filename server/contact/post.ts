import type { IncomingHttpHeaders } from "node:http";
import { readIdempotencyKey } from "#server/contact/idempotency.ts";
import type { Post } from "#server/contact/intake.ts";
import { originOfForm, originOfJson } from "#server/contact/origin.ts";
import { HttpProblem } from "#server/http/problem.ts";
import {
  type ContactMessage,
  contactFields,
  contactFormFields,
  contactHeaders,
  contactMessage,
  type FieldProblem,
} from "#shared/contact-message.ts";

/** Reads a JSON post: exactly the six fields in `body`, everything else in the headers. Throws a 400 or 422 problem. */
export function readJsonPost(body: unknown, headers: IncomingHttpHeaders): Post {
  const key = readIdempotencyKey(single(headers[contactHeaders.idempotencyKey.toLowerCase()]));
  if (key === undefined) throw new HttpProblem(400, "idempotency-key", "The Idempotency-Key must be 1 to 255 visible ASCII characters.");
  const honeypot = single(headers[contactHeaders.honeypot.toLowerCase()]) ?? "";
  const elapsedMs = toMilliseconds(single(headers[contactHeaders.elapsed.toLowerCase()]));
  return { message: parse(body), source: "json", key, signs: { honeypot, elapsedMs }, origin: originOfJson(headers) };
}

/** Reads a plain form post. Ignores unknown fields: browsers and their extensions add some. Throws a 422 problem. */
export function readFormPost(body: unknown, headers: IncomingHttpHeaders): Post {
  const fields = formFields(body);
  const message = parse(Object.fromEntries(contactFields.flatMap((field) => (field in fields ? [[field, fields[field]]] : []))));
  const key = readIdempotencyKey(fields[contactFormFields.idempotencyKey]) ?? null;
  const honeypot = fields[contactFormFields.honeypot] ?? "";
  const signs = { honeypot, elapsedMs: toMilliseconds(fields[contactFormFields.elapsed]) };
  return { message, source: "form", key, signs, origin: originOfForm(fields, headers) };
}

/** The text fields of a parsed form body; empty when there is none. */
export function formFields(body: unknown): Readonly<Record<string, string>> {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

function parse(body: unknown): ContactMessage {
  const result = contactMessage.safeParse(body);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue): FieldProblem[] => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.slice(0, 10).map((key) => ({ field: key.slice(0, 100), message: "Unknown field" }));
    return issue.path.length > 0 ? [{ field: issue.path.join("."), message: issue.message }] : [];
  });
  if (errors.length === 0) throw new HttpProblem(422, "not-an-object", "The body must be a JSON object with the fields of the form.");
  const detail = errors
    .map(({ field, message }) => (message === "Unknown field" ? `Unknown field ${JSON.stringify(field)}` : message))
    .join(". ");
  throw new HttpProblem(422, "invalid-fields", `${detail}.`, { errors });
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function toMilliseconds(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
