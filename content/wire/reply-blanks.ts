/**
 * The blanks that a reply begun from a template still has, each once, as they stand in the words:
 * "[day and time]", and lines of a list with nothing after the dash. Brackets that no template has
 * are the writer's own.
 */
export function blanksOf(
  text: string,
  templates: readonly { readonly text: string }[],
): readonly string[] {
  const known = new Set(templates.flatMap((template) => template.text.match(bracketed) ?? []));
  const left = (text.match(bracketed) ?? []).filter((blank) => known.has(blank));
  const empty = /^[ \t]*[-*][ \t]*$/m.test(text) ? ["a line that has only a dash"] : [];
  return [...new Set([...left, ...empty])];
}

const bracketed = /\[[^[\]\n]+\]/g;
