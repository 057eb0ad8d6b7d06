const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** The columns of a text in a monospaced font: Chinese, Japanese and Korean characters take two. */
export function textColumns(text: string): number {
  // Fast path: most texts have no wide characters.
  if (!/[\u1100-\uffff]/.test(text)) return text.length;
  let columns = 0;
  for (const sign of text) columns += wide.test(sign) ? 2 : 1;
  return columns;
}
