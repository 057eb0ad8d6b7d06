import type { Cue } from "./cue.ts";
import { plain } from "./cue-words.ts";
import { readTimes } from "./read-times.ts";

type Said = { readonly start: string; readonly end: string; readonly speaker: string; readonly words: string };

/** Levels of lists and objects that are searched. */
const DEEPEST = 8;
const starts = ["start", "start_time", "startTime", "begin", "from", "tStartMs", "offset", "startOffset"] as const;
const ends = ["end", "end_time", "endTime", "to", "stop", "endOffset"] as const;
const speakers = ["speaker", "speaker_label", "speakerLabel", "speakerName", "speaker_name", "speakerDisplayName", "name"] as const;
const texts = ["text", "transcript", "content", "caption", "punctuated_word", "word", "utf8"] as const;

/**
 * What was said, with its times, in JSON: the list of objects with a start and words that is nearest to the root, one with speakers before
 * others. Whisper, WhisperX, whisper.cpp, AWS, Deepgram, AssemblyAI and YouTube write such lists. Undefined if there is none.
 */
export function parseJson(text: string): readonly Cue[] | undefined {
  let level: readonly unknown[] = [JSON.parse(text)];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const lists = level.filter(Array.isArray).map((list: readonly unknown[]) => list.map(saidIn));
    const whole = lists.filter((list) => list.length > 0 && list.filter((said) => said).length >= list.length * 0.7);
    const lengthOf = (list: readonly (Said | undefined)[]) => list.reduce((sum, said) => sum + (said?.words.length ?? 0), 0);
    const named = whole.filter((list) => list.some((said) => said?.speaker));
    const best = (named.length > 0 ? named : whole).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
    if (best) return cuesOf(sentences(best.flatMap((said) => said ?? [])));
    level = level.flatMap((node) => (typeof node === "object" && node !== null ? Object.values(node).slice(0, 10_000) : []));
  }
  return undefined;
}

function saidIn(node: unknown): Said | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const cells = new Map<string, unknown>(Object.entries(node));
  const inner = [cells.get("offsets"), cells.get("timestamps")].find((each) => typeof each === "object" && each !== null);
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

const valueIn = (cells: ReadonlyMap<string, unknown>, names: readonly string[]) =>
  names
    .map((name) => cells.get(name))
    .flatMap((value) => (typeof value === "string" || typeof value === "number" ? [String(value)] : []))[0];

/** Single words are joined: to the end of a sentence, or as long as one speaks. */
function sentences(list: readonly Said[]): readonly Said[] {
  const isOfWords = list.filter(({ words }) => !words.includes(" ")).length > list.length * 0.9 && list.length > 3;
  if (!isOfWords) return list;
  const joined: Said[] = [];
  for (const said of list) {
    const last = joined.at(-1);
    const isMark = /^[.,?!;:]$/.test(said.words);
    const goesOn = last && (isMark || (last.speaker === said.speaker && !/[.?!]$/.test(last.words)));
    if (last && goesOn) {
      joined[joined.length - 1] = { ...last, end: said.end || last.end, words: `${last.words}${isMark ? "" : " "}${said.words}` };
    } else joined.push(said);
  }
  return joined;
}

const element = /<(\/?)(?:\w+:)?(p|text|turn|segment|utterance|sentence|cue|caption|line)\b([^<>]*)>/gi;

/** What was said, with its times, in XML: TTML, YouTube’s captions, and elements with a start. Undefined if there is none. */
export function parseXml(xml: string): readonly Cue[] | undefined {
  const said: Said[] = [];
  let open: { readonly from: number; readonly attributes: string } | undefined;
  for (const { 0: tag, 1: slash, 3: attributes = "", index } of xml.matchAll(element)) {
    if (open && slash) {
      const of = (names: string) => new RegExp(`(?:^|[\\s:])(?:${names})\\s*=\\s*["']([^"']*)["']`, "i").exec(open?.attributes ?? "")?.[1];
      const start = of("begin|start|startTime|start_time|t");
      const length = of("dur|d");
      const words = plain(
        plain(
          xml
            .slice(open.from, index)
            .replace(/<(?:\w+:)?br[^<>]*>/gi, " ")
            .replace(/<[^<>]*>/g, ""),
        ),
      );
      const end = of("end|endTime|end_time|stop") ?? (length && start ? `${Number.parseFloat(start) + Number.parseFloat(length)}` : "");
      if (start !== undefined && words !== "") said.push({ start, end, speaker: of("speaker|who|agent|name") ?? "", words });
      open = undefined;
    } else if (!slash && !attributes.endsWith("/")) open = { from: index + tag.length, attributes };
  }
  return said.length > 0 ? cuesOf(said) : undefined;
}

function cuesOf(said: readonly Said[]): readonly Cue[] {
  const times = readTimes(said.map(({ start, end }) => [start, end]));
  return said.map(({ speaker, words }, i) => ({ line: i + 1, start: times[i]?.start, end: times[i]?.end, speaker, words }));
}
