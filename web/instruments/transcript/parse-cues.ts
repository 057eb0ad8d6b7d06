import type { Cue, Parsed, Problem } from "./cue.ts";
import { timeOf } from "./cue-time.ts";
import { spokenIn } from "./cue-words.ts";
import { isNameLike } from "./name-prefix.ts";

/** `nameLines`: a cue's first line is the speaker, as in older Teams transcripts. */
type Form = { readonly isVtt: boolean; readonly nameLines: boolean };

const arrow = /^\s*(\S*)\s*-->\s*(\S*)/;
/** A number, or Teams's identifier. A single word before a time may be the end of the last cue, so it is kept. */
const identifier = /^\s*(?:\d+|[\da-f-]{8,}(?:\/\S*)?)\s*$/i;
const isTiming = (line: string | undefined) => line?.includes("-->") ?? false;
const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";

/**
 * Reads the cues of WebVTT (W3C, §4) or SubRip in file order. It never throws: an unreadable time, or a line outside any cue, is reported
 * with its line, and the words are kept.
 */
export function parseCues(lines: readonly string[], { isVtt, nameLines }: Form): Parsed {
  const cues: Cue[] = [];
  const problems: Problem[] = [];
  let at = isVtt ? afterHeader(lines, problems) : 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (isBlank(line)) at++;
    else if (isVtt && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line) && !isTiming(line)) at = endOfBlock(lines, at);
    else if (isTiming(line)) at = readCue(at);
    else if (isTiming(lines[at + 1])) at++;
    else {
      problems.push({ line: at + 1, kind: "stray", detail: line.trim() });
      at++;
    }
  }
  return { cues, problems };

  function readCue(timing: number): number {
    const end = endOfPayload(lines, timing + 1, isVtt);
    const payload = lines.slice(timing + 1, end).filter((line) => !isBlank(line));
    const [start, stop] = timesIn(lines[timing] ?? "", timing + 1, problems);
    const [, named = ""] = /^\d+ "(.+)" \(\d+\)\s*$/.exec(lines[timing - 1] ?? "") ?? [];
    const speaker =
      named !== "" ? named : nameLines && payload.length > 1 && isNameLike(payload[0] ?? "") ? (payload.shift()?.trim() ?? "") : "";
    for (const spoken of spokenIn(payload.join(" ")))
      cues.push({ line: timing + 1, start, end: stop, speaker: spoken.speaker || speaker, words: spoken.words });
    return end;
  }
}

function timesIn(line: string, number: number, problems: Problem[]): readonly [number | undefined, number | undefined] {
  const [, from = "", to = ""] = arrow.exec(line) ?? [];
  const start = timeOf(from);
  const end = timeOf(to);
  if (start === undefined || end === undefined) problems.push({ line: number, kind: "time", detail: line.trim() });
  return [start, end];
}

/** The end of a cue's words. SubRip may have empty lines in them, so only the next cue ends it. */
function endOfPayload(lines: readonly string[], from: number, isVtt: boolean): number {
  for (let at = from; at < lines.length; at++) {
    if (isTiming(lines[at])) return at > from && identifier.test(lines[at - 1] ?? "") ? at - 1 : at;
    // In WebVTT a line with a space is a line of the cue: YouTube writes one above the words.
    if (isVtt && lines[at] !== "" && isBlank(lines[at]) && !isTiming(lines[at + 1])) continue;
    if (isBlank(lines[at]) && (isVtt || isCueAhead(lines, at))) return at;
  }
  return lines.length;
}

function isCueAhead(lines: readonly string[], blank: number): boolean {
  const next = lines.findIndex((line, i) => i > blank && !isBlank(line));
  return next < 0 || isTiming(lines[next]) || isTiming(lines[next + 1]);
}

/** Skips the WebVTT header, up to the first empty line. A timestamp map is reported, because times here are the file's own. */
function afterHeader(lines: readonly string[], problems: Problem[]): number {
  let at = 0;
  for (; at < lines.length && !isBlank(lines[at]) && !isTiming(lines[at + 1]) && !isTiming(lines[at]); at++) {
    if (lines[at]?.startsWith("X-TIMESTAMP-MAP")) problems.push({ line: at + 1, kind: "map", detail: lines[at]?.trim() ?? "" });
  }
  return at;
}

function endOfBlock(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, i) => i > from && isBlank(line));
  return end < 0 ? lines.length : end;
}
