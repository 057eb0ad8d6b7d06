import type { IncomingHttpHeaders } from "node:http";
import { contactFormFields, contactHeaders, contactPath, contactTopicOf } from "#shared/contact-message.ts";

/** What led to a message: a path of this site without its query, and the form's topic; null where unknown. */
export type Origin = { readonly page: string | null; readonly topic: string | null };

/** The origin from a JSON post's headers. A value that is no path or topic of ours counts as absent: it refuses no message. */
export function originOfJson(headers: IncomingHttpHeaders): Origin {
  const header = (name: string) => {
    const value = headers[name.toLowerCase()];
    return typeof value === "string" ? value : "";
  };
  return { page: toPath(header(contactHeaders.page)), topic: toTopic(header(contactHeaders.topic)) };
}

/** The origin from a plain form's extra fields, else from a Referer of this site (`strict-origin-when-cross-origin` sends it). */
export function originOfForm(fields: Readonly<Record<string, string>>, headers: IncomingHttpHeaders): Origin {
  const from = refererOf(headers);
  return {
    page: toPath(fields[contactFormFields.page] ?? "") ?? toPath(from?.pathname ?? ""),
    topic: toTopic(fields[contactFormFields.topic] ?? "") ?? toTopic(from ? contactTopicOf(from.searchParams) : ""),
  };
}

/**
 * The Origin header was checked before (http/same-origin.ts). The answer to a failed post has the form too, but is no page that led here.
 */
function refererOf({ referer, host, origin }: IncomingHttpHeaders): URL | null {
  const from = URL.parse(referer ?? "");
  return from && (from.host === host || from.origin === origin) && from.pathname !== contactPath ? from : null;
}

/** Exactly one leading slash: `//host` would be another site's address. */
function toPath(text: string): string | null {
  return /^\/(?:[\w.~%-][\w./~%-]{0,198})?$/.test(text) ? text : null;
}

function toTopic(text: string): string | null {
  return /^[a-z\d][a-z\d-]{0,59}$/.test(text) ? text : null;
}
