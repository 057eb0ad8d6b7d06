import { type Cue, type Parsed, type Problem, timeOf, timePattern } from "./lay-lines.ts";

type Header = {
  readonly speaker: string;
  readonly start: number | undefined;
  readonly words: string;
};

const time = `[([]?(${timePattern})[)\\]]?`;
const nameThenTime = new RegExp(
  `^(\\S.{0,79}?)(\\s*\\|\\s*|\\s+[-–—]\\s+|\\s{2,}|\\t\\s*|\\s+)${time}(?:\\s*:)?$`,
);
const bracketedName = new RegExp(`^\\[([^\\]]{1,80})\\]\\s+${time}\\s*$`);
const timeThenName = new RegExp(`^${time}\\s+(?:([^:]{1,60}):\\s+)?(.*)$`);
const timeAlone = new RegExp(`^${time}\\s*$`);
const nameThenWords = /^([^:]{1,60}):\s+(\S.*)$/;
const nameThenTimeInside = new RegExp(`^([^:]{1,60}):\\s+[([](${timePattern})[)\\]]\\s*(.*)$`);
const timeThenNameAlone = new RegExp(`^${time}\\s+(?:[-–—|]\\s+)?(\\S.{0,59})$`);
const nameThenTimeThenWords = new RegExp(
  `^([^:([]{1,60})\\s+[([](${timePattern})[)\\]]:?\\s+(\\S.*)$`,
);
const questionOrAnswer = /^([QA])(?:[.:]\s*|\s{2,})(\S.*)$/;
const chat = new RegExp(
  `^(?:\\d{4}-\\d\\d-\\d\\d )?(${timePattern})\\s+(?:From|Von|De|Da|Van|Fra|Från)\\s+(\\S.{0,79}?)(?:\\s+(?:to|an|à|a|para|aan|til|till)\\s+\\S.{0,79}?)?\\s*:(?:\\s+(.*))?$`,
);
const event = new RegExp(
  [
    "^\\S.{0,80} (?:started|stopped) transcription\\.?$",
    "^Transcribed by https?://\\S+$",
    "^Meeting ended after \\d",
    "^This editable transcript was ",
    "^\\((?:Whereupon|Recess|Off the record|Lunch|Discussion off)\\b.*\\)$",
  ].join("|"),
);
/** The lines above a transcript: program, day and length. */
const aboutRecording = new RegExp(
  [
    "^(?:date|duration|length|recorded(?: on)?|created(?: on)?|transcribed(?: by)?|title|file(?: ?name)?|language|",
    "location|place|participants?|attendees|speakers|subject|meeting|host|url|source|model):",
  ].join(""),
  "i",
);
/** Teams in the browser writes a time in words between the name and the time. */
const timeInWords = /^(?:\d+ hours? )?(?:\d+ minutes? )?\d+ seconds?\s*/;

/**
 * Reads a transcript in turns that begin with speaker and time. Forms: "Name 0:03" and words below
 * (Teams in Word), "[Name] 00:00:03", "00:03 Name: words", "Name: words". A turn has no end time.
 * Text before the first turn is reported and left out.
 */
export function parseTurns(given: readonly string[]): Parsed {
  const lines = withNamesAbove(withoutTimesInWords(given));
  const isExamination = ["Q", "A"].every(
    (voice) => lines.filter((line) => questionOrAnswer.exec(line.trim())?.[1] === voice).length > 1,
  );
  const problems: Problem[] = [];
  const cues: {
    line: number;
    start: number | undefined;
    end: undefined;
    speaker: string;
    words: string;
  }[] = [];
  const early: Cue[] = [];
  lines.forEach((raw, i) => {
    const line = raw.trim();
    const number = i + 1;
    if (line === "") return;
    if (event.test(line)) {
      problems.push({ line: number, kind: "event", detail: line });
      return;
    }
    const [, voice, answer = ""] = isExamination ? (questionOrAnswer.exec(line) ?? []) : [];
    const bare = plainLine(line)
      .replace(frames, "$1")
      .replace(dashed, "$1 ")
      .replace(piped, "$1 $2: ");
    const isHead = cues.length === 0 && aboutRecording.test(bare);
    const header = isHead
      ? undefined
      : voice
        ? { speaker: `${voice}.`, start: undefined, words: answer }
        : headerIn(bare, lines[i + 1]?.trim() ?? "");
    const last = cues.at(-1);
    // A time alone on a line belongs to the name on the next.
    if (header && header.start === undefined && last?.words === "" && last.speaker === "")
      Object.assign(last, { ...header, start: last.start });
    else if (header) cues.push({ line: number, end: undefined, ...header });
    else if (last) last.words = `${last.words} ${line}`.trim();
    else early.push({ line: number, start: undefined, end: undefined, speaker: "", words: line });
  });
  // Without names and times every line is a turn.
  if (cues.length === 0) return { cues: early, problems };
  return {
    cues,
    problems: [
      ...early.map(({ line, words }) => ({ line, kind: "early" as const, detail: words })),
      ...problems,
    ],
  };
}

/**
 * Without a date before the time, with the time in 24 hours, without the marks of Markdown, and
 * with a blank behind a time in brackets.
 */
const plainLine = (line: string) =>
  (line.startsWith("**") ? line.replaceAll("*", "") : line)
    .replace(dated, "$1")
    .replace(half, (_, open: string, hours: string, rest: string, mark: string) => {
      const hour = (Number(hours) % 12) + (/p/i.test(mark) ? 12 : 0);
      return `${open}${hour}${rest}`;
    })
    .replace(boxedTime, "$1 ");

const dated = new RegExp(`^([[(]?)\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4},?\\s+(?=${timePattern})`);
const half = /^([[(]?)(\d{1,2})((?::\d\d){1,2})\s?([ap])\.?m\b\.?/i;
const boxedTime = new RegExp(`^(\\[${timePattern}\\])(?=[^\\s:-])`);

/**
 * Hours, minutes, seconds and frames: without the number of frames a second, the frames are left
 * out.
 */
const frames = /^([[(]?\d{1,2}:\d\d:\d\d)[:;]\d\d(?!\d)/;

/** "00:03 - Name: words", and "00:03 | Name | words". */
const dashed = new RegExp(
  `^(${timePattern}|[([]${timePattern}[)\\]])\\s+[-–—]\\s+(?=[^:]{1,60}:\\s)`,
);
const piped = new RegExp(
  `^(${timePattern}|[([]${timePattern}[)\\]])\\s*\\|\\s*([^|]{1,60}?)\\s*\\|\\s*`,
);

/**
 * Word’s copy of a Teams transcript has the name on a line, the time on the next, and the words
 * below.
 */
function withNamesAbove(lines: readonly string[]): readonly string[] {
  const isFirst = (i: number) => (lines[i - 1]?.trim() ?? "") === "";
  const named = lines.flatMap((line, i) => {
    const name = lines[i - 1]?.trim() ?? "";
    const isNamed =
      timeAlone.test(line.trim()) &&
      name !== "" &&
      isFirst(i - 1) &&
      isNameLike(name) &&
      !name.includes(":");
    return isNamed && (lines[i + 1]?.trim() ?? "") !== "" ? [i] : [];
  });
  if (
    named.length === 0 ||
    named.length < lines.filter((line) => timeAlone.test(line.trim())).length * 0.8
  )
    return lines;
  const out = [...lines];
  for (const i of named) {
    out[i - 1] = `[${lines[i - 1]?.trim().replace(/[[\]]/g, "")}] ${lines[i]?.trim()}`;
    out[i] = "";
  }
  return out;
}

function withoutTimesInWords(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => timeInWords.test(line.trim()))) return lines;
  const out = [...lines];
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (i === 0 || !timeInWords.test(line)) continue;
    const joined = line.replace(timeInWords, "");
    const at = joined || (lines[i + 1]?.trim() ?? "");
    if (timeOf(at) === undefined) continue;
    out[i - 1] = `[${lines[i - 1]?.trim().replace(/[[\]]/g, "")}] ${at}`;
    out[i] = "";
    if (!joined) out[i + 1] = "";
  }
  return out;
}

function headerIn(line: string, next: string): Header | undefined {
  const [, chatAt = "", chatName, chatWords = ""] = chat.exec(line) ?? [];
  if (chatName) return { speaker: chatName, start: timeOf(chatAt), words: chatWords };
  const [, inside, insideAt = "", insideWords = ""] = nameThenTimeInside.exec(line) ?? [];
  if (inside && isNameLike(inside))
    return { speaker: inside.trim(), start: timeOf(insideAt), words: insideWords };
  const [, boxed, boxedAt = ""] = bracketedName.exec(line) ?? [];
  if (boxed) return { speaker: boxed.trim(), start: timeOf(boxedAt), words: "" };
  const [, alone] = timeAlone.exec(line) ?? [];
  if (alone) return { speaker: "", start: timeOf(alone), words: "" };
  const [, named, gap = "", namedAt = ""] = nameThenTime.exec(line) ?? [];
  if (
    named &&
    !hasOpenBracket.test(named) &&
    (isNameLike(named) || (/\s{2}|\t/.test(gap) && named.length < 60))
  )
    return { speaker: named.trim(), start: timeOf(namedAt), words: "" };
  const [, beforeTime, beforeAt = "", following = ""] = nameThenTimeThenWords.exec(line) ?? [];
  if (beforeTime && isNameLike(beforeTime))
    return { speaker: beforeTime.trim(), start: timeOf(beforeAt), words: following };
  const [, first, after, rest = ""] = timeThenName.exec(line) ?? [];
  if (first && after && isNameLike(after))
    return { speaker: after.trim(), start: timeOf(first), words: rest };
  const [, aloneAt = "", whoAlone] = timeThenNameAlone.exec(line) ?? [];
  const hasWordsBelow = next !== "" && !new RegExp(`^${time}`).test(next);
  if (whoAlone && hasWordsBelow && isNameLike(whoAlone))
    return { speaker: whoAlone.trim(), start: timeOf(aloneAt), words: "" };
  if (first && /^[([]/.test(line))
    return { speaker: "", start: timeOf(first), words: `${after ? `${after}: ` : ""}${rest}` };
  const [, who, said = ""] = nameThenWords.exec(line) ?? [];
  return who && isNameLike(who)
    ? { speaker: who.trim(), start: undefined, words: said }
    : undefined;
}

/** "Okay. [crosstalk 00:01:05]": the time belongs to a sound, and what stands before it is no name. */
const hasOpenBracket = /[([][^)\]]*$/;

const numbered = /^\s{0,12}(\d{1,2})(?:\s+(\S.*))?$/;
const pageNumber = /^\f?\s*(?:(?:page|pg|p)\.?\s*)?(\d{1,4})\s*$/i;
const reportedAnswer = /^([QA])[.:]?\s+(\S.*)$/;
const titles = [
  ..."MR MS MRS MX DR THE MADAM GENERAL JUDGE JUSTICE SEN SENATOR REP REPRESENTATIVE".split(" "),
  ..."COMMISSIONER SECRETARY OFFICER AGENT DETECTIVE SERGEANT".split(" "),
  "CHIEF JUSTICE",
  "(?:VICE )?CHAIR(?:MAN|WOMAN|PERSON)?",
].join("|");
const parts = [
  ..."SPEAKER VOICE REPORTER CLERK BAILIFF INTERPRETER VIDEOGRAPHER JUROR DEPUTY".split(" "),
  ..."OPERATOR MODERATOR CHAIRMAN CHAIRWOMAN CHAIRPERSON CHAIR".split(" "),
].join("|");
/** A title and a name, or a part that somebody has: "PROSPECTIVE JUROR NO. 5", "COURT REPORTER". */
const colloquy = new RegExp(
  [
    String.raw`^((?:${titles})\b\.?(?: [A-Z][A-Z.'’-]*){1,4}|`,
    String.raw`(?:[A-Z][A-Z'’-]* ){0,3}(?:${parts})(?: (?:NO\. ?)?\d{1,3})?):\s*(\S.*)$`,
  ].join(""),
);
const stage = new RegExp(
  [
    String.raw`^(?:BY (?:MR|MS|MRS|MX|DR)\.? [A-Z.'’ -]+:|(?:[A-Z]+(?:-| ))?EXAMINATION(?: BY .+| \(.+\))?:?|(?:CONTINUED|`,
    String.raw`FURTHER) [A-Z -]*EXAMINATION|\(.*\)|-?\s*o0o\s*-?|E X A M I N A T I O N)$`,
  ].join(""),
);
/**
 * The title line of an examination, whose letters are spaced, and what a reporter says of the
 * proceedings: no words of a witness.
 */
const spaced = /^(?:\p{Lu}\.?[\s,]+){3,}\p{Lu}(?![\p{L}’'])/u;
const proceedings = new RegExp(
  [
    String.raw`^\((?:Whereupon|Recess|Off the record|Discussion|Pause|Exhibit|Deposition|Document|Record|Brief|Lunch|The (?:reporter|`,
    String.raw`record|court|witness|deposition|proceedings))|^(?:WHEREUPON|(?:AFTERNOON|MORNING) SESSION|(?:ORAL|REBUTTAL) ARGUMENT OF|ON BEHALF OF THE|P R O C E E D I N G S)\b|`,
    String.raw`\bhaving been (?:first )?(?:duly )?sworn\b|\bwas (?:first |duly ){1,2}sworn\b`,
  ].join(""),
  "i",
);
/** The headings, in capitals, of pages bound with the testimony: certificates, errata, an index. */
const boundWith = new RegExp(
  [
    "^(?:(?:(?:COURT )?REPORTER['’]?S |NOTARY(?: PUBLIC)?['’]?S? )?CERTIFICAT(?:E|ION)(?: OF (?:(?:COURT|OFFICIAL|SHORTHAND|NOTARY|ORAL|THE) )*",
    "(?:REPORTER|NOTARY|WITNESS|DEPONENT|OATH|TRANSCRIBER|TRANSCRIPTIONIST|PUBLIC))?:?|(?:DEPOSITION )?ERRATA(?: SHEET)?:?|JURAT|",
    "(?:ACKNOWLEDGE?MENT|DECLARATION|SIGNATURE)(?: OF (?:THE )?(?:WITNESS|DEPONENT)| PAGE| UNDER PENALTY OF PERJURY)|",
    "(?:(?:WORD |KEYWORD )?INDEX|EXHIBITS|APPEARANCES):?)$",
  ].join(""),
);
/**
 * A page and line before the words ("00012:01", "12:1"), and the time of day that a reporter's
 * program writes beside a line.
 */
const pageAndLine = /^(\f?\s*)(\d{1,5}):(\d{1,2})(?=\s{1,}\S)/;
const timeOfDay =
  /^\s*\d\d:\d\d:\d\d(?=\s+\d{1,2}\s)|(?<=^\s{0,12}\d{1,2})\s+\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?(?=\s{2,}\S|$)|(?<=\S)\s{3,80}\d\d:\d\d:\d\d$/i;
/** The most lines of a page. */
const MOST_LINES = 30;

/**
 * The text of a court reporter: numbered lines, the page's number by itself, Q. and A. or a name in
 * capitals. Each turn keeps its page and line. Undefined if fewer than two in three lines are
 * numbered in order.
 */
export function parseReporter(given: readonly string[]): Parsed | undefined {
  const pages = new Map<number, number>();
  const lines = given.map((line, i) => {
    const [whole = "", lead = "", page, number] = pageAndLine.exec(line) ?? [];
    if (page) pages.set(i, Number(page));
    const own = page ? `${lead}${number}   ${line.slice(whole.length).trimStart()}` : line;
    return own.trimEnd().replaceAll("\t", "   ").replace(timeOfDay, "").trimEnd();
  });
  // The reporting firm's name and number are at the foot of each page.
  const times = new Map<string, number>();
  for (const line of lines) times.set(line.trim(), (times.get(line.trim()) ?? 0) + 1);
  const isFoot = (line: string) => !numbered.test(line) && (times.get(line.trim()) ?? 0) > 1;
  const written = lines.filter((line) => line.trim() !== "" && !isFoot(line));
  const marks = written.map((line) => Number(numbered.exec(line.replace("\f", ""))?.[1] ?? 0));
  const isNext = marks.filter(
    (mark, i) =>
      mark > 0 &&
      mark <= MOST_LINES &&
      (mark === 1 || marks.slice(Math.max(0, i - 3), i).includes(mark - 1)),
  );
  const hasVoices = written.some(
    (line) =>
      reportedAnswer.test(numbered.exec(line)?.[2] ?? "") ||
      colloquy.test(numbered.exec(line)?.[2] ?? ""),
  );
  if (!hasVoices || isNext.length < written.length * 0.66 || isNext.length < 3) return undefined;
  const cues: Cue[] = [];
  const problems: Problem[] = [];
  const atFoot = pagesAtFoot(lines);
  let foot = 0;
  let page = 1;
  let before = 0;
  /**
   * What a reporter says of the proceedings goes on until somebody speaks, or its bracket closes.
   */
  let aside: "bracket" | "title" | undefined;
  for (const [i, raw] of lines.entries()) {
    if (atFoot[foot]?.at === i) foot++;
    const line = raw.replace("\f", "");
    const [, mark = "", words = ""] = numbered.exec(line) ?? [];
    const alone = words === "" ? pageNumber.exec(line)?.[1] : undefined;
    // A number by itself is the page’s, unless it is the next line and empty.
    if (alone && (Number(alone) !== before + 1 || /^\s{9,}|p/i.test(line))) {
      page = Number(alone);
      before = 0;
      continue;
    }
    const own = Number(mark);
    const stated = pages.get(i);
    if (stated !== undefined) page = stated;
    else if (own > 0 && own < before) page++;
    if (own > 0) before = own;
    if (words === "") continue;
    if (stage.test(words)) {
      aside = undefined;
      continue;
    }
    const [, voice = "", said = ""] = spaced.test(words) ? [] : (reportedAnswer.exec(words) ?? []);
    const [, name = "", spoken = ""] = colloquy.exec(words) ?? [];
    const last = cues.at(-1);
    const text = (said || spoken || words).replace(/\s+/g, " ");
    const speaker = voice ? `${voice}.` : name;
    if (speaker) aside = undefined;
    else if (isWitnessTitle(words, lines.slice(i + 1, i + 6))) aside = "title";
    else if (spaced.test(words) || boundWith.test(words)) aside = "title";
    else if (proceedings.test(words)) aside = words.startsWith("(") ? "bracket" : "title";
    if (aside !== undefined) {
      problems.push({ line: i + 1, kind: last ? "stray" : "early", detail: text });
      if (aside === "bracket" && words.endsWith(")")) aside = undefined;
    } else if (speaker)
      cues.push({
        line: i + 1,
        start: undefined,
        end: undefined,
        speaker,
        words: text,
        place: { page: atFoot[foot]?.page ?? page, line: own },
      });
    else if (last) cues[cues.length - 1] = { ...last, words: `${last.words} ${text}` };
    else problems.push({ line: i + 1, kind: "early", detail: text });
  }
  return { cues, problems };
}

/**
 * Whether a line calls a witness: "JOHN PUBLIC, GOVERNMENT'S WITNESS, SWORN", or a name in capitals
 * and a comma, if the next lines say that the witness was sworn.
 */
function isWitnessTitle(words: string, next: readonly string[]): boolean {
  if (
    /^[A-Z][A-Z.,'’ -]*,\s[A-Z'’ ]*\bWITNESS(?:ES)?\b[A-Z ,'’]*,\s(?:DULY )?(?:SWORN|AFFIRMED)\b/.test(
      words,
    )
  )
    return true;
  if (!/^[A-Z][A-Z.'’-]*(?:\s+[A-Z][A-Z.'’-]*){1,4},$/.test(words)) return false;
  const below = next.flatMap((line) => numbered.exec(line.replace("\f", ""))?.[2] ?? []);
  const spoken = below.findIndex((line) => reportedAnswer.test(line) || colloquy.test(line));
  return /\b(?:sworn|affirmed)\b/i.test(below.slice(0, spoken < 0 ? undefined : spoken).join(" "));
}

/**
 * The lines that number the page above them: there is one below the last words, and none above the
 * first. Empty where pages are numbered at their head.
 */
function pagesAtFoot(lines: readonly string[]) {
  const pages = lines.flatMap((line, at) => {
    const page = /^\f?\s{9,}|^\f?\s*p/i.test(line) ? pageNumber.exec(line)?.[1] : undefined;
    return page ? [{ at, page: Number(page) }] : [];
  });
  const hasWords = (line: string) => numbered.exec(line.replace("\f", ""))?.[2] !== undefined;
  const isBelow =
    (pages[0]?.at ?? 0) > lines.findIndex(hasWords) &&
    (pages.at(-1)?.at ?? 0) > lines.findLastIndex(hasWords);
  return isBelow ? pages : [];
}

/** "Name: words", and "[Name] words". What captions say in brackets of a sound is no name. */
const prefix = new RegExp(
  [
    String.raw`^(?:>>\s*)?(?:([^:]{1,60}):|\[(?!(?:music|applause|laugh|inaudible|unintelligible|crosstalk|silence|noise|`,
    "sound|sing|cheer|foreign|speaking|phone|door|pause|cough|sigh|gasp|clears|background|indistinct|overlapping|",
    String.raw`blank)[^\]]*\])([^:\]]{1,60})\]:?)\s+(?=\S)`,
  ].join(""),
  "i",
);
const prefixName = (words: string) => {
  const [, plain, boxed] = prefix.exec(words) ?? [];
  return (plain ?? boxed)?.trim();
};
/**
 * A word of a name: it begins with a capital, digit or bracket, or is a particle. Scripts without
 * capitals match.
 */
const nameWord =
  /^[\p{Lu}\p{Lo}\p{N}("'’[]|^(?:of|de|del|della|der|den|van|von|la|le|el|al|bin|da|dos|di|and|&|-|–)$/u;

/** Whether a text looks like a name: at most six words, no ordinary lower-case word. */
export function isNameLike(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length <= 6 &&
    /\p{L}/u.test(text) &&
    !/[.?!]$/.test(text.replace(/\b\p{L}{1,3}\.$/u, "")) &&
    words.every((word) => nameWord.test(word))
  );
}

/**
 * Splits "Name: words", as Zoom writes it. If two in five cues begin so, every name is taken;
 * otherwise only names that begin two cues. "The point is: no" thus stays words. Cues that name
 * their voice are not changed.
 */
export function namedByPrefix(cues: readonly Cue[]): readonly Cue[] {
  const open = cues.filter(({ speaker }) => speaker === "");
  const times = new Map<string, number>();
  for (const { words } of open) {
    const name = nameIn(words);
    if (name) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const loose = looseNames(open);
  if (loose) return cues.map((cue) => (cue.speaker === "" ? withName(cue, loose) : cue));
  const isRule = [...times.values()].reduce((sum, n) => sum + n, 0) >= open.length * 0.4;
  return cues.map((cue) => {
    const name = cue.speaker === "" ? nameIn(cue.words) : undefined;
    if (!name || !(isRule || (times.get(name) ?? 0) > 1)) return cue;
    return { ...cue, speaker: name, words: cue.words.replace(prefix, "") };
  });
}

/**
 * Names as people type them, "ana ruiz" or "lee@b.example": where four in five cues begin so, and
 * one of them twice.
 */
function looseNames(open: readonly Cue[]): ReadonlySet<string> | undefined {
  const named = open
    .map(({ words }) => prefixName(words) ?? "")
    .filter((name) => name !== "" && name.split(/\s+/).length <= 8 && !/[.?!,]\s/.test(name));
  const names = new Set(named);
  const isUsual =
    open.length >= 3 && named.length >= open.length * 0.8 && names.size < named.length;
  return isUsual && !named.every((name) => isNameLike(name)) ? names : undefined;
}

function withName(cue: Cue, names: ReadonlySet<string>): Cue {
  const name = prefixName(cue.words) ?? "";
  return names.has(name) ? { ...cue, speaker: name, words: cue.words.replace(prefix, "") } : cue;
}

function nameIn(words: string): string | undefined {
  const name = prefixName(words);
  return name && isNameLike(name) ? name : undefined;
}
