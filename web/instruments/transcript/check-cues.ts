import type { Cue, Parsed, Problem } from "./cue.ts";
import { exactClock } from "./cue-time.ts";

/**
 * Reports cues with odd times or words. The end of a cue that ends before it begins is dropped. A cue without words is dropped. Others are
 * kept: no length, a start before the previous start or end, or a time missing that other cues have. The cues keep the file's order.
 */
export function checkCues({ cues, problems }: Parsed): Parsed {
  const found: Problem[] = [...problems];
  const isTimed = cues.some(({ start }) => start !== undefined);
  const named = new Set(problems.filter(({ kind }) => kind === "time").map(({ line }) => line));
  const kept: Cue[] = [];
  let latest: { readonly line: number; readonly start: number; end: number } | undefined;
  if (!isTimed && cues.length > 0) found.push({ line: cues[0]?.line ?? 1, kind: "untimed", detail: "" });
  for (const cue of cues) {
    const { line, start, end, words } = cue;
    const say = (kind: Problem["kind"], detail: string) => found.push({ line, kind, detail });
    if (words === "") {
      say("empty", start === undefined ? "" : exactClock(start));
      continue;
    }
    if (words.includes("\ufffd")) say("letters", words);
    const isNegative = start !== undefined && end !== undefined && end < start;
    if (start === undefined && isTimed && !named.has(line)) say("noTime", words);
    if (start !== undefined && latest && line !== latest.line) {
      if (start < latest.start) say("order", `${exactClock(start)}, ${exactClock(latest.start)}`);
      else if (start < latest.end) say("overlap", `${exactClock(start)}, ${exactClock(latest.end)}`);
    }
    if (isNegative) say("negative", `${exactClock(start)}, ${exactClock(end)}`);
    else if (start !== undefined && start === end) say("zero", exactClock(start));
    if (start !== undefined) latest = { line, start, end: Math.max(isNegative ? start : (end ?? start), latest?.end ?? 0) };
    kept.push(isNegative ? { ...cue, end: undefined } : cue);
  }
  return { cues: kept, problems: found.toSorted((a, b) => a.line - b.line) };
}
