import type { Cue, Parsed, Problem } from "./cue.ts";

const numbered = /^\s{0,12}(\d{1,2})(?:\s{2,}(\S.*))?$/;
const pageNumber = /^\f?\s*(?:page\s+)?(\d{1,4})\s*$/i;
const questionOrAnswer = /^([QA])[.:]?\s+(\S.*)$/;
const colloquy = /^((?:MR|MS|MRS|MX|DR|THE|JUDGE)\b\.?(?: [A-Z][A-Z.'’-]*){1,4}):\s*(\S.*)$/;
const stage = /^(?:BY (?:MR|MS|MRS|DR)\.? [A-Z.'’ -]+:|(?:[A-Z]+ )?EXAMINATION|\(.*\))$/;
/** A page and line before the words ("00012:01", "12:1"), and the time of day that a reporter's program writes beside a line. */
const pageAndLine = /^(\f?\s*)(\d{1,5}):(\d{1,2})(?=\s{1,}\S)/;
const timeOfDay = /^\s*\d\d:\d\d:\d\d(?=\s+\d{1,2}\s)|(?<=\S)\s{3,80}\d\d:\d\d:\d\d$/;
/** The most lines of a page. */
const MOST_LINES = 30;

/**
 * The text of a court reporter: numbered lines, the page's number by itself, Q. and A. or a name in capitals. Each turn keeps its page and
 * line. Undefined if fewer than two in three lines are numbered in order.
 */
export function parseReporter(given: readonly string[]): Parsed | undefined {
  const pages = new Map<number, number>();
  const lines = given.map((line, i) => {
    const [whole = "", lead = "", page, number] = pageAndLine.exec(line) ?? [];
    if (page) pages.set(i, Number(page));
    const own = page ? `${lead}${number}   ${line.slice(whole.length).trimStart()}` : line;
    return own.trimEnd().replaceAll("\t", "   ").replace(timeOfDay, "").trimEnd();
  });
  const written = lines.filter((line) => line.trim() !== "");
  const marks = written.map((line) => Number(numbered.exec(line.replace("\f", ""))?.[1] ?? 0));
  const isNext = marks.filter(
    (mark, i) => mark > 0 && mark <= MOST_LINES && (mark === 1 || marks.slice(Math.max(0, i - 3), i).includes(mark - 1)),
  );
  const hasVoices = written.some(
    (line) => questionOrAnswer.test(numbered.exec(line)?.[2] ?? "") || colloquy.test(numbered.exec(line)?.[2] ?? ""),
  );
  if (!hasVoices || isNext.length < written.length * 0.66 || isNext.length < 3) return undefined;
  const cues: Cue[] = [];
  const problems: Problem[] = [];
  let page = 1;
  let before = 0;
  for (const [i, raw] of lines.entries()) {
    const line = raw.replace("\f", "");
    const [, mark = "", words = ""] = numbered.exec(line) ?? [];
    const alone = words === "" ? pageNumber.exec(line)?.[1] : undefined;
    // A number by itself is the page’s, unless it is the next line and empty.
    if (alone && (Number(alone) !== before + 1 || /^\s{9,}/.test(line))) {
      page = Number(alone);
      before = 0;
      continue;
    }
    const own = Number(mark);
    const stated = pages.get(i);
    if (stated !== undefined) page = stated;
    else if (own > 0 && own < before) page++;
    if (own > 0) before = own;
    if (words === "" || stage.test(words)) continue;
    const [, voice = "", said = ""] = questionOrAnswer.exec(words) ?? [];
    const [, name = "", spoken = ""] = colloquy.exec(words) ?? [];
    const last = cues.at(-1);
    const text = (said || spoken || words).replace(/\s+/g, " ");
    const speaker = voice ? `${voice}.` : name;
    if (speaker) cues.push({ line: i + 1, start: undefined, end: undefined, speaker, words: text, place: { page, line: own } });
    else if (last) cues[cues.length - 1] = { ...last, words: `${last.words} ${text}` };
    else problems.push({ line: i + 1, kind: "early", detail: text });
  }
  return { cues, problems };
}
