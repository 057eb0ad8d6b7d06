import { contactBodyLimit } from "content/wire/contact-message.ts";
import type { FastifyInstance } from "fastify";
import { HttpProblem } from "service/http/errors.ts";

/**
 * Plain JSON and plain forms only: other types would let in cross-site requests without a preflight. Bytes that are not UTF-8 are refused
 * (400): decoders replace them silently, and a name would be stored that nobody has typed.
 */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: contactBodyLimit }, (request, body, done) => {
    const text = toText(body);
    if (text === null) done(notUtf8());
    else parseJson(request, text, done);
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer", bodyLimit: contactBodyLimit },
    (_request, body, done) => {
      const text = toText(body);
      if (text === null || !isEscapedUtf8(text)) done(notUtf8());
      else done(null, Object.fromEntries(new URLSearchParams(text)));
    },
  );
}

function notUtf8(): HttpProblem {
  return new HttpProblem(400, "not-utf8", "The body is not UTF-8. Send the text again, encoded as UTF-8.");
}

function toText(body: string | Buffer): string | null {
  try {
    return typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/** True for `%C3%A9`, false for `%E9`. A percent sign without two hexadecimal digits is text (browsers, URL standard). */
function isEscapedUtf8(text: string): boolean {
  try {
    for (const [run] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(run);
    return true;
  } catch {
    return false;
  }
}
