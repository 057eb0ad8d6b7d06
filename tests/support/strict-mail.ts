/**
 * Faults of a mail, as sentences, by RFC 5322 (§2.1.1 lines, §2.2 headers, §3.6 number of fields) and RFC 2047 (§2 encoded words). Real
 * mail readers forgive much of this.
 */
export function strictFaults(bytes: Buffer): readonly string[] {
  const text = bytes.toString("latin1");
  const [head = ""] = text.split("\r\n\r\n");
  const lines = text.split("\r\n");
  const fields = head.replace(/\r\n(?=[ \t])/g, "").split("\r\n");
  const names = fields.map((field) => field.split(":")[0]?.toLowerCase() ?? "");
  return [
    ...(text.includes("\r\n\r\n") ? [] : ["no empty line after the headers"]),
    ...(/[^\r]\n|\r[^\n]/.test(text) ? ["a bare CR or LF"] : []),
    ...lines.filter((line) => line.length > 998).map((line) => `a line of ${line.length} characters`),
    ...(/[\x80-\xff]/.test(head) ? ["a header with raw bytes beyond ASCII"] : []),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    ...(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(head) ? ["a header with control characters"] : []),
    ...fields.filter((field) => !/^[\x21-\x39\x3b-\x7e]+:/.test(field)).map((field) => `no field: ${field}`),
    ...["from", "to", "reply-to", "subject", "date", "message-id", "mime-version"]
      .filter((name) => names.filter((other) => other === name).length > 1)
      .map((name) => `${name} more than once`),
    ...["from", "to", "subject", "date", "message-id"].filter((name) => !names.includes(name)).map((name) => `no ${name}`),
    ...[...head.matchAll(/=\?\S*/g)]
      .map(([word]) => word)
      .filter((word) => !encodedWord.test(word))
      .map((word) => `no encoded word: ${word}`),
  ];
}

/**
 * An encoded word in a known character set and encoding; its limit of 75 characters is not checked. Punctuation of the header may follow.
 */
const encodedWord =
  /^(?=[^?]*\?[^?]*\?[^?]*\?[^?]*\?=)=\?(?:utf-8|us-ascii)\?(?:q\?[\x21-\x3e\x40-\x7e]*|b\?[A-Za-z0-9+/]*=*)\?=[>",;)]*$/i;
