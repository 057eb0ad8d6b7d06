import { type Cue, type Parsed, timeOf } from "./cue.ts";

/**
 * SubStation Alpha, `.ssa` and `.ass`: lines of dialogue in file order, with columns named by the last “Format” line above them. The words
 * are the last column and may hold commas. Undefined for other texts.
 */
export function parseSubStation(lines: readonly string[]): Parsed | undefined {
  if (!/^\s*\[Script Info\]/i.test(lines.find((line) => line.trim() !== "") ?? "")) return undefined;
  const cues: Cue[] = [];
  let heads: readonly string[] = [];
  for (const [i, line] of lines.entries()) {
    const [, label = "", rest = ""] = /^\s*(Format|Dialogue)\s*:\s*(.*)$/i.exec(line) ?? [];
    const cells = rest.split(",");
    if (/format/i.test(label)) heads = cells.map((head) => head.trim().toLowerCase());
    else if (label !== "") {
      const cell = (...names: readonly string[]) => cells[heads.findIndex((head) => names.includes(head))]?.trim() ?? "";
      const words = plainWords(cells.slice(heads.length - 1).join(","));
      const times = { start: timeOf(cell("start")), end: timeOf(cell("end")) };
      if (words !== "") cues.push({ line: i + 1, ...times, speaker: cell("name", "actor"), words });
    }
  }
  return { cues, problems: [] };
}

/** Without tags in braces; `\N`, `\n` and `\h` are breaks and blanks. */
const plainWords = (text: string) =>
  text
    .replace(/\{[^{}]*\}/g, "")
    .replace(/\\[Nnh]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
