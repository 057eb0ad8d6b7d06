import type { Designation } from "./parse-designations.ts";

/** The first and last line of a selection. Undefined if it touches no line of `within`. */
export function selectedRange(selection: Selection | null, within: Element): Pick<Designation, "from" | "to"> | undefined {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const lines = [...within.querySelectorAll<HTMLElement>("[data-line]")].filter((line) => touches(range, line));
  const from = pointOf(lines[0]);
  const to = pointOf(lines.at(-1));
  return from && to ? { from, to } : undefined;
}

/** A selection that ends at the start of a line does not include it. */
function touches(range: Range, line: HTMLElement): boolean {
  const whole = document.createRange();
  whole.selectNodeContents(line);
  return range.compareBoundaryPoints(Range.START_TO_END, whole) > 0 && range.compareBoundaryPoints(Range.END_TO_START, whole) < 0;
}

function pointOf(line: HTMLElement | undefined) {
  const [page, number] = line?.dataset.line?.split(":").map(Number) ?? [];
  return page && number ? { page, line: number } : undefined;
}
