import { rowsOf } from "instruments/frame/row-splitter.ts";
import { type Cue, type Parsed, type Problem, timeOf, timePattern } from "./lay-lines.ts";
import { isNameLike } from "./parse-turns.ts";

/** `nameLines`: a cue's first line is the speaker, as in older Teams transcripts. */
type Form = { readonly isVtt: boolean; readonly nameLines: boolean };

const arrow = /^\s*(\S*)\s*-->\s*(\S*)/;
/**
 * A number, or Teams's identifier. A single word before a time may be the end of the last cue, so
 * it is kept.
 */
const identifier = /^\s*(?:\d+|[\da-f-]{8,}(?:\/\S*)?)\s*$/i;
const isTiming = (line: string | undefined) => line?.includes("-->") ?? false;
const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";

/**
 * Reads the cues of WebVTT (W3C, §4) or SubRip in file order. It never throws: an unreadable time,
 * or a line outside any cue, is reported with its line, and the words are kept.
 */
export function parseCues(lines: readonly string[], { isVtt, nameLines }: Form): Parsed {
  const cues: Cue[] = [];
  const problems: Problem[] = [];
  let at = isVtt ? afterHeader(lines, problems) : 0;
  const voices = voicesInNames(lines);
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (isBlank(line)) at++;
    // WebVTT §6.1: a style and a region are the word alone, and a line above a time is the cue's
    // name, whatever it says.
    else if (
      isVtt &&
      /^(?:NOTE(?:\s|$)|(?:STYLE|REGION)\s*$)/.test(line) &&
      !isTiming(line) &&
      !isTiming(lines[at + 1])
    )
      at = endOfBlock(lines, at);
    else if (isTiming(line)) at = readCue(at);
    else if (isTiming(lines[at + 1]) && (isVtt || identifier.test(line) || voices.has(line.trim())))
      at++;
    // Above the first cue: regions as an older draft wrote them, and the rest of a style.
    else if (isVtt && cues.length === 0 && ofStyle.test(line)) at++;
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
    const above = lines[timing - 1]?.trim() ?? "";
    const named = /^\d+ "(.+)" \(\d+\)$/.exec(above)?.[1] ?? (voices.has(above) ? above : "");
    const speaker =
      named !== ""
        ? named
        : nameLines && payload.length > 1 && isNameLike(withoutColon(payload[0] ?? ""))
          ? withoutColon(payload.shift() ?? "")
          : "";
    for (const spoken of spokenIn(payload.join(" ")))
      cues.push({
        line: timing + 1,
        start,
        end: stop,
        speaker: spoken.speaker || speaker,
        words: spoken.words,
      });
    return end;
  }
}

const ofStyle = /^\s*(?:Region: \w+=|[a-z-]+\s*:\s.*;\s*$|::cue\b.*\{\s*$|\}\s*$)/;

const withoutColon = (line: string) => line.trim().replace(/\s*:$/, "");

/** Names of cues that are names of people: those that two cues have, and "Speaker 1". */
function voicesInNames(lines: readonly string[]): ReadonlySet<string> {
  const names = lines.flatMap((line, i) =>
    i > 0 && isTiming(line) && isBlank(lines[i - 2]) ? [lines[i - 1]?.trim() ?? ""] : [],
  );
  const isVoice = (name: string, i: number) =>
    /^speaker[ _-]?\w{1,3}$/i.test(name) || names.indexOf(name) !== i;
  return new Set(
    names.filter((name, i) => !identifier.test(name) && isNameLike(name) && isVoice(name, i)),
  );
}

function timesIn(
  line: string,
  number: number,
  problems: Problem[],
): readonly [number | undefined, number | undefined] {
  const [, from = "", to = ""] = arrow.exec(line) ?? [];
  const start = timeOf(from);
  const end = timeOf(to);
  if (start === undefined || end === undefined)
    problems.push({ line: number, kind: "time", detail: line.trim() });
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

/**
 * Skips the WebVTT header, up to the first empty line. A timestamp map is reported, because times
 * here are the file's own.
 */
function afterHeader(lines: readonly string[], problems: Problem[]): number {
  let at = 0;
  for (
    ;
    at < lines.length && !isBlank(lines[at]) && !isTiming(lines[at + 1]) && !isTiming(lines[at]);
    at++
  ) {
    if (lines[at]?.startsWith("X-TIMESTAMP-MAP"))
      problems.push({ line: at + 1, kind: "map", detail: lines[at]?.trim() ?? "" });
  }
  return at;
}

function endOfBlock(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, i) => i > from && isBlank(line));
  return end < 0 ? lines.length : end;
}

/** Words of a cue and their speaker, empty if not named. */
type Spoken = { readonly speaker: string; readonly words: string };

const voiceTag = /<v(?:\.[^\s<>]*)?[ \t]+(?:([^\s<>][^<>]*))?>/i;
/** Tags of WebVTT (§4.2.2) and SubRip, times between words, and SubStation positions. */
const markup = /<\/?(?:c|i|b|u|s|v|ruby|rt|lang|font)(?:[.\s][^<>]*)?>|<\d[\d:.]*>|\{\\[^{}]*\}/gi;
const entities = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  lrm: "\u200e",
  rlm: "\u200f",
} as const;

/**
 * A cue's text without markup, divided at voice tags (`<v Name>`). Unknown tags are kept as text.
 */
function spokenIn(payload: string): readonly Spoken[] {
  const [before = "", ...rest] = payload.split(voiceTag);
  const spoken = [{ speaker: "", words: plain(before) }];
  for (let i = 0; i < rest.length; i += 2)
    spoken.push({ speaker: nameOf(plain(rest[i] ?? "")), words: plain(rest[i + 1] ?? "") });
  const said = spoken.filter(({ words }) => words !== "");
  return said.length > 0 ? said : spoken.slice(-1);
}

/** A name has a letter or a digit: "-" names no speaker. */
const nameOf = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? text : "");

/** Text without markup, with its entities read. */
function plain(text: string): string {
  return text
    .replace(markup, "")
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,6});/gi, decoded)
    .replace(/\s+/g, " ")
    .trim();
}

function decoded(whole: string, name: string): string {
  if (name.startsWith("#")) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : whole;
  }
  return Object.entries(entities).find(([known]) => known === name)?.[1] ?? whole;
}

type Said = {
  readonly start: string;
  readonly end: string;
  readonly speaker: string;
  readonly words: string;
};

/** Levels of lists and objects that are searched. */
const DEEPEST = 8;
const starts = [
  "start",
  "start_time",
  "startTime",
  "begin",
  "from",
  "tStartMs",
  "offset",
  "startOffset",
] as const;
const ends = ["end", "end_time", "endTime", "to", "stop", "endOffset"] as const;
const speakers = [
  ...([
    "speaker",
    "speaker_label",
    "speakerLabel",
    "speakerName",
    "speaker_name",
    "speakerDisplayName",
  ] as const),
  ...(["speakerTag", "speaker_tag", "speakerId", "speaker_id", "name"] as const),
] as const;
const texts = [
  "text",
  "transcript",
  "content",
  "caption",
  "punctuated_word",
  "word",
  "utf8",
] as const;

/**
 * What was said, with its times, in JSON: the list of objects with a start and words that is
 * nearest to the root, one with speakers before others. Whisper, WhisperX, whisper.cpp, AWS,
 * Deepgram, AssemblyAI and YouTube write such lists. Undefined if there is none.
 */
export function parseJson(text: string): readonly Cue[] | undefined {
  const root: unknown = JSON.parse(text);
  const voices = voicesOf(root);
  let level: readonly Node[] = [{ path: "", node: root }];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const said = level.flatMap(({ path, node }) =>
      Array.isArray(node) ? [{ path, list: node.map(saidIn) }] : [],
    );
    const timed = said.filter(
      ({ list }) => list.length > 0 && list.filter((each) => each).length >= list.length * 0.7,
    );
    // A recording that was heard in pieces has a list for each; Google repeats all words with
    // speakers in a last one.
    const whole = [...Map.groupBy(timed, ({ path }) => path).values()].map((lists) => {
      const named = lists.filter(({ list }) => list.some((each) => each?.speaker));
      return (named.length > 0 ? named : lists).flatMap(({ list }) => list);
    });
    const lengthOf = (list: readonly (Said | undefined)[]) =>
      list.reduce((sum, said) => sum + (said?.words.length ?? 0), 0);
    const named = whole.filter((list) => list.some((said) => said?.speaker));
    const best = (named.length > 0 ? named : whole).toSorted(
      (a, b) => lengthOf(b) - lengthOf(a),
    )[0];
    if (best)
      return cuesOf(
        sentences(
          best.flatMap((said) =>
            said ? [{ ...said, speaker: said.speaker || (voices.get(said.start) ?? "") }] : [],
          ),
        ),
      );
    level = level.flatMap(nodesIn);
  }
  return undefined;
}

/**
 * The speaker at each start time, which AWS lists apart from the words: in the segments of
 * `speaker_labels`, with an item for each word.
 */
function voicesOf(root: unknown): ReadonlyMap<string, string> {
  const labels = at(at(root, "results"), "speaker_labels");
  const segments = at(labels, "segments");
  const items = (Array.isArray(segments) ? segments : []).flatMap((segment: unknown) => {
    const inside = at(segment, "items");
    return Array.isArray(inside) ? inside : [];
  });
  return new Map(
    items.map((item: unknown) => [`${at(item, "start_time")}`, `${at(item, "speaker_label")}`]),
  );
}

const at = (node: unknown, key: string): unknown =>
  typeof node === "object" && node !== null
    ? new Map<string, unknown>(Object.entries(node)).get(key)
    : undefined;

/** A value of a JSON, and the keys that lead to it, without places in lists. */
type Node = { readonly path: string; readonly node: unknown };

/** The values inside of another; of alternatives, the first. */
function nodesIn({ path, node }: Node): readonly Node[] {
  if (Array.isArray(node))
    return node
      .slice(0, path.endsWith("/alternatives") ? 1 : 10_000)
      .map((inner) => ({ path, node: inner }));
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node)
    .slice(0, 10_000)
    .map(([key, inner]) => ({ path: `${path}/${key}`, node: inner }));
}

function saidIn(node: unknown): Said | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const cells = new Map<string, unknown>(Object.entries(node));
  const inner = [cells.get("offsets"), cells.get("timestamps")].find(
    (each) => typeof each === "object" && each !== null,
  );
  const times = new Map<string, unknown>([...cells, ...Object.entries(Object(inner))]);
  const start = valueIn(times, starts);
  const length = Number(cells.get("dDurationMs") ?? Number.NaN);
  const end = Number.isNaN(length) ? valueIn(times, ends) : String(Number(start) + length);
  const parts = [cells.get("alternatives"), cells.get("segs")].find(Array.isArray) ?? [];
  const inParts = (cells.has("segs") ? parts : parts.slice(0, 1)).map(
    (part: unknown) => valueIn(new Map(Object.entries(Object(part))), texts) ?? "",
  );
  const words = (valueIn(cells, texts) ?? inParts.join("")).replace(/\s+/g, " ").trim();
  const isMark = /^[.,?!;:]$/.test(words);
  if (words === "" || (start === undefined && !isMark)) return undefined;
  return { start: start ?? "", end: end ?? "", speaker: valueIn(cells, speakers) ?? "", words };
}

const valueIn = (cells: ReadonlyMap<string, unknown>, names: readonly string[]) => {
  const value = names
    .map((name) => cells.get(name))
    .find((each) => typeof each === "string" || typeof each === "number");
  return value === undefined ? undefined : String(value);
};

/** Single words are joined: to the end of a sentence, or as long as one speaks. */
function sentences(list: readonly Said[]): readonly Said[] {
  const isOfWords =
    list.filter(({ words }) => !words.includes(" ")).length > list.length * 0.9 && list.length > 3;
  if (!isOfWords) return list;
  const joined: Said[] = [];
  for (const said of list) {
    const last = joined.at(-1);
    const isMark = /^[.,?!;:]$/.test(said.words);
    const goesOn =
      last && (isMark || (last.speaker === said.speaker && !/[.?!]$/.test(last.words)));
    if (last && goesOn) {
      joined[joined.length - 1] = {
        ...last,
        end: said.end || last.end,
        words: `${last.words}${isMark ? "" : " "}${said.words}`,
      };
    } else joined.push(said);
  }
  return joined;
}

const element =
  /<(\/?)(?:\w+:)?(p|text|turn|segment|utterance|sentence|cue|caption|line)\b([^<>]*)>/gi;

/**
 * What was said, with its times, in XML: TTML, YouTube’s captions, and elements with a start.
 * Undefined if there is none.
 */
export function parseXml(xml: string): readonly Cue[] | undefined {
  const said: Said[] = [];
  let open: { readonly from: number; readonly attributes: string } | undefined;
  for (const { 0: tag, 1: slash, 3: attributes = "", index } of xml.matchAll(element)) {
    if (open && slash) {
      const of = (names: string) =>
        new RegExp(`(?:^|[\\s:])(?:${names})\\s*=\\s*["']([^"']*)["']`, "i").exec(
          open?.attributes ?? "",
        )?.[1];
      const start = of("begin|start|startTime|start_time|t");
      const length = of("dur|d");
      const inside = xml.slice(open.from, index).replace(/<(?:\w+:)?br[^<>]*>/gi, " ");
      const words = plain(plain(inside.replace(/<[^<>]*>/g, "")));
      const end =
        of("end|endTime|end_time|stop") ??
        (length && start ? `${Number.parseFloat(start) + Number.parseFloat(length)}` : "");
      if (start !== undefined && words !== "")
        said.push({ start, end, speaker: of("speaker|who|agent|name") ?? "", words });
      open = undefined;
    } else if (!slash && !attributes.endsWith("/")) open = { from: index + tag.length, attributes };
  }
  return said.length > 0 ? cuesOf(said) : undefined;
}

function cuesOf(said: readonly Said[]): readonly Cue[] {
  const times = readTimes(said.map(({ start, end }) => [start, end]));
  return said.map(({ speaker, words }, i) => ({
    line: i + 1,
    start: times[i]?.start,
    end: times[i]?.end,
    speaker,
    words,
  }));
}

const span = new RegExp(`^\\[(${timePattern})\\s*-->\\s*(${timePattern})\\]\\s*(.*)$`);

/** Whisper’s text, `[00:00.000 --> 00:06.140] words`. Undefined for others. */
export function parseWhisper(lines: readonly string[]): Parsed | undefined {
  const first = lines.find((line) => line.trim() !== "") ?? "";
  if (!span.test(first.trim())) return undefined;
  const cues: Cue[] = [];
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "") continue;
    const [, start = "", end = "", said = ""] = span.exec(line) ?? [];
    const last = cues.at(-1);
    if (start)
      cues.push({ line: i + 1, start: timeOf(start), end: timeOf(end), speaker: "", words: said });
    else if (last) cues[cues.length - 1] = { ...last, words: `${last.words} ${line}` };
  }
  return { cues, problems: [] };
}

/** The columns by their heads. */
const heads = {
  start:
    /^(?:start|begin|from|in|start ?time|time ?in|time ?(?:stamp|code)?|tc ?in)(?: ?\(.*\))?$/i,
  end: /^(?:end|stop|to|out|end ?time|time ?out|tc ?out)(?: ?\(.*\))?$/i,
  speaker: /^(?:speaker|who|name|voice|participant)(?: ?(?:name|label|id))?$/i,
  words: /^(?:text|words?|transcript(?:ion)?|caption|content|utterance|sentence|speech|dialogue)$/i,
} as const;

/** Audacity’s labels have no head: two times in seconds and words. */
const label = /^\s*(?:\d+\.\d+\t\d+\.\d+\t.*)?$/;

/**
 * A table with a start and words in a row, and maybe an end and a speaker: Whisper’s TSV and
 * others. Undefined for other texts.
 */
export function parseTable(given: readonly string[]): Parsed | undefined {
  const isHeadless = given.every((line) => label.test(line));
  const lines = isHeadless ? ["start\tend\ttext", ...given] : given;
  const head = lines.findIndex((line) => line.trim() !== "");
  const separator = ["\t", ";", ",", "|"].find((mark) =>
    columnsOf(cellsOf(lines[head] ?? "", mark)),
  );
  if (!separator) return undefined;
  const columns = columnsOf(cellsOf(lines[head] ?? "", separator));
  // Whisper’s TSV quotes no cell: a quotation mark in it is one of the words.
  const rows =
    separator === "\t"
      ? lines.slice(head).map((line, i) => ({ line: i + 1, fields: line.split("\t") }))
      : rowsOf(lines.slice(head).join("\n"), {
          delimiter: separator,
          qualifier: '"',
          newline: "\n",
        });
  const said = rows
    .slice(1)
    .filter(({ fields }) => (fields[columns?.words ?? -1] ?? "").trim() !== "");
  const cell = (cells: readonly string[], column = -1) => (cells[column] ?? "").trim();
  const times = readTimes(
    said.map(({ fields }) => [cell(fields, columns?.start), cell(fields, columns?.end)]),
  );
  const cues = said.map(({ line, fields: cells }, i) => ({
    line: line + head - (isHeadless ? 1 : 0),
    start: times[i]?.start,
    end: times[i]?.end,
    speaker: cell(cells, columns?.speaker),
    words: cell(cells, columns?.words),
  }));
  return { cues, problems: [] };
}

const cellsOf = (line: string, separator: string) =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

function columnsOf(cells: readonly string[]) {
  const place = (pattern: RegExp) => {
    const found = cells.findIndex((cell) => pattern.test(cell.replaceAll("_", " ")));
    return found < 0 ? undefined : found;
  };
  const [start, end, speaker, words] = [
    place(heads.start),
    place(heads.end),
    place(heads.speaker),
    place(heads.words),
  ];
  return start === undefined || words === undefined ? undefined : { start, end, speaker, words };
}

type Times = { readonly start: number | undefined; readonly end: number | undefined };

/** The longest mean length of a cue in seconds. Whole numbers that are longer are milliseconds. */
const LONGEST = 100;

/**
 * Milliseconds of written starts and ends: clocks, "2.5s", or numbers. Numbers with a fraction are
 * seconds; whole ones are milliseconds where cues would be too long in seconds.
 */
function readTimes(written: readonly (readonly [string, string])[]): readonly Times[] {
  const numbers = written.map(([start, end]) => [numberOf(start), numberOf(end)] as const);
  const lengths = numbers.flatMap(([start, end]) =>
    start === undefined || end === undefined ? [] : [end - start],
  );
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const isWhole = written.every((times) => times.every((time) => !/[.,]\d|s$/.test(time)));
  const unit = isWhole && mean > LONGEST ? 1 : 1000;
  const read = (text: string, number: number | undefined) =>
    timeOf(text) ?? (number === undefined ? undefined : Math.round(number * unit));
  return written.map(([start, end], i) => ({
    start: read(start, numbers[i]?.[0]),
    end: read(end, numbers[i]?.[1]),
  }));
}

function numberOf(text: string): number | undefined {
  const [, number] = /^(?:PT)?(\d+(?:[.,]\d+)?)s?$/i.exec(text) ?? [];
  return number === undefined ? undefined : Number(number.replace(",", "."));
}

/**
 * SubStation Alpha, `.ssa` and `.ass`: lines of dialogue in file order, with columns named by the
 * last “Format” line above them. The words are the last column and may hold commas. Undefined for
 * other texts.
 */
export function parseSubStation(lines: readonly string[]): Parsed | undefined {
  if (!/^\s*\[Script Info\]/i.test(lines.find((line) => line.trim() !== "") ?? ""))
    return undefined;
  const cues: Cue[] = [];
  let heads: readonly string[] = [];
  for (const [i, line] of lines.entries()) {
    const [, label = "", rest = ""] = /^\s*(Format|Dialogue)\s*:\s*(.*)$/i.exec(line) ?? [];
    const cells = rest.split(",");
    if (/format/i.test(label)) heads = cells.map((head) => head.trim().toLowerCase());
    else if (label !== "") {
      const cell = (...names: readonly string[]) =>
        cells[heads.findIndex((head) => names.includes(head))]?.trim() ?? "";
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
