const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** How many columns a text takes where letters are of one width: Chinese, Japanese and Korean signs take two. */
export function textColumns(text: string): number {
  // Most texts have none, and then every code unit is a column.
  if (!/[\u1100-\uffff]/.test(text)) return text.length;
  let columns = 0;
  for (const sign of text) columns += wide.test(sign) ? 2 : 1;
  return columns;
}
