const no = /^(?:n|no|none|false|f|0|not redacted|unredacted|-|n\/a)$/i;

/** Whether a row says that its document is redacted: its redaction field says anything but no, or its designation has the word. */
export function saysRedacted(redacted: string, confidentiality: string): boolean {
  const said = redacted.trim();
  return (said !== "" && !no.test(said)) || (/redact/i.test(confidentiality) && !/\b(?:not|un)[ -]?redacted/i.test(confidentiality));
}

/** Whether a text bears the mark of a redaction: the word, a legend in brackets, a row of blocks or of X. */
export const hasRedactionMark = (text: string) =>
  /redact|\[[^\]]{0,40}(?:privileged|withheld|personal|pii|phi|confidential)[^\]]{0,40}\]|█{2,}|■{3,}|\bX{5,}\b/i.test(text);
