/** Fills the places of a text: `{count} articles` with `{ count: 3 }` becomes “3 articles”. The name of a place may have spaces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+(?: \w+)*)\}/g, (written, name) => String(values[name] ?? written));
}
