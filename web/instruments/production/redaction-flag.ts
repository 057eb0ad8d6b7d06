const no = /^(?:n|no|none|false|f|0|not redacted|unredacted|-|n\/a)$/i;

/** Whether a row marks its document as redacted: by a redaction field other than no, or by its designation. */
export function saysRedacted(redacted: string, confidentiality: string): boolean {
  const said = redacted.trim();
  return (said !== "" && !no.test(said)) || (/redact/i.test(confidentiality) && !/\b(?:not|un)[ -]?redacted/i.test(confidentiality));
}

/** Whether a text has a sign of redaction: the word, a legend in brackets, blocks or Xs. */
export const hasRedactionMark = (text: string) =>
  /redact|\[[^\]]{0,40}(?:privileged|withheld|personal|pii|phi|confidential)[^\]]{0,40}\]|█{2,}|■{3,}|\bX{5,}\b/i.test(text);
