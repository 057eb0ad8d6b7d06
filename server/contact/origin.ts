import type { IncomingHttpHeaders } from "node:http";
import { contactFormFields, contactHeaders, contactPath, contactTopicOf } from "#shared/contact-message.ts";

/** What led to a message: a path of this site without its query, and the topic that the form was opened with; null where it is not known. */
export type Origin = { readonly page: string | null; readonly topic: string | null };

/** What the form says in its headers. Whatever does not look like a path of ours or a topic is as good as not said: no message is refused for it. */
export function originOfJson(headers: IncomingHttpHeaders): Origin {
  const header = (name: string) => {
    const value = headers[name.toLowerCase()];
    return typeof value === "string" ? value : "";
  };
  return { page: toPath(header(contactHeaders.page)), topic: toTopic(header(contactHeaders.topic)) };
}

/** What a plain form says in its extra fields; else what the Referer does, when it is a page of this site (`strict-origin-when-cross-origin` sends it). */
export function originOfForm(fields: Readonly<Record<string, string>>, headers: IncomingHttpHeaders): Origin {
  const from = refererOf(headers);
  return {
    page: toPath(fields[contactFormFields.page] ?? "") ?? toPath(from?.pathname ?? ""),
    topic: toTopic(fields[contactFormFields.topic] ?? "") ?? toTopic(from ? contactTopicOf(from.searchParams) : ""),
  };
}

/**
 * The origin was looked at before (http/same-origin.ts): a browser's own is this site's, or one that may post here. The page that answers a
 * post which failed has the form too, and led nobody here.
 */
function refererOf({ referer, host, origin }: IncomingHttpHeaders): URL | null {
  const from = URL.parse(referer ?? "");
  return from && (from.host === host || from.origin === origin) && from.pathname !== contactPath ? from : null;
}

/** One slash at first, and no second: `//host` would be another site's address. */
function toPath(text: string): string | null {
  return /^\/(?:[\w.~%-][\w./~%-]{0,198})?$/.test(text) ? text : null;
}

function toTopic(text: string): string | null {
  return /^[a-z\d][a-z\d-]{0,59}$/.test(text) ? text : null;
}
