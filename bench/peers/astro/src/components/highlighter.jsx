import { useHighlighter } from "#app/effects/highlighter.ts";

/** The strokes that are drawn while reading. */
export function Highlighter() {
  useHighlighter();
  return null;
}
