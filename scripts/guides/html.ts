/** Text made safe for HTML, also inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A writer's text: escaped, then its two marks applied. */
export function richText(text: string): string {
  return escapeHtml(text)
    .replace(/==(.+?)==/g, "<mark>$1</mark>")
    .replace(/\*(.+?)\*/g, "<em>$1</em>");
}
