import { DocumentTable, type Numbered, pagesBetween, STEP } from "./document-table.ts";
import { type FieldId, isFirstOfSeveral, type Mapping } from "./fields.ts";
import { type FileIndex, PathForms, saysRedacted } from "./file-tests.ts";
import type { Findings, kinds } from "./finding.ts";

type Place = { readonly at: string; readonly line: number };
/** An existing file named in a row. `pages` is from the Bates numbers, at least 1. */
export type Named = Place & {
  readonly path: string;
  readonly file: number;
  readonly pages: number;
  readonly isRedacted: boolean;
};
/** `text` is the first 20,000 characters of the load file's text field, if any. */
type Redacted = Place & { readonly pages: number; readonly native: string; readonly text: string };
/** A document that another names: its `parent`, or one of its attachments. */
export type Relative = Place & {
  readonly isParent: boolean;
  readonly number: Numbered;
  readonly written: string;
};

const MOST_TEXT = 20_000;
/**
 * The share of documents whose page counts may run over the next one: beyond it the counts are not
 * of numbers.
 */
const MOST_OVER = 0.2;

/** Columns of a file's name or extension, and the extensions of files that seldom hold words. */
const fileColumn = /(?:^|[^A-Z])(?:file)?ext(?:ension)?$|file[ _]?name$/i;
const wordless =
  /(?:^|\.)(?:jpe?g|png|gif|bmp|heic|webp|mp[34]|m4[av]|mov|wav|avi|wm[av]|aac|amr|ogg|zip|rar|7z)$/i;

export type RowReader = ReturnType<typeof rowReader>;

/**
 * Reads the rows of a load file: adds documents to the table, and runs the tests of single rows.
 */
export function rowReader(
  header: readonly string[],
  mapping: Mapping,
  index: FileIndex | undefined,
  findings: Findings,
) {
  const documents = new DocumentTable();
  const paths = new PathForms();
  /** Existing texts, and natives with the hash stated in their rows. */
  const texts: Named[] = [];
  const natives: (Named & { readonly hash: string })[] = [];
  const redacted: Redacted[] = [];
  /** Documents that rows name as their parent or attachments. */
  const relatives: Relative[] = [];
  /** Pages by the Bates numbers of the readable rows. */
  const counted = { pages: 0 };
  const nameColumns = header.flatMap((name, i) =>
    i === mapping.columns.nativePath || fileColumn.test(name) ? [i] : [],
  );
  const dateColumns = mapping.dates.map((column) => ({
    column,
    dates: dateColumn(header[column] ?? "", findings),
  }));
  /** Page counts of natives with one number, and whether a native has a number for each page. */
  const nativeCounts: (Place & { readonly stated: string })[] = [];
  let hasPagedNatives = false;
  let isAfterUnread = false;
  /**
   * Without a last number the page count says where a document ends; with neither, a number called
   * the first of several says nothing.
   */
  const hasNoEnd = mapping.columns.end === undefined;
  const isCounted = hasNoEnd && mapping.columns.pages !== undefined;
  const isFirst = isFirstOfSeveral(header[mapping.columns.begin ?? -1] ?? "");
  documents.hasUnknownEnds = hasNoEnd && !isCounted && isFirst;

  const read = (fields: readonly string[], line: number, isClosed: boolean): void => {
    // DOS ends a text with this sign.
    if (fields.length === 1 && fields[0]?.trim() === "\u001A") return;
    // A spreadsheet saves the empty rows below a table as separators.
    if (isClosed && fields.length > 1 && fields.every((field) => field.trim() === "")) return;
    const get = (field: FieldId) => fields[mapping.columns[field] ?? -1]?.trim() ?? "";
    const isWhole = isClosed && fields.length === header.length;
    const written = get("begin");
    const begin = documents.book.read(written);
    if (!isClosed) findings.add("columns", "unclosed", written, line);
    else if (!isWhole)
      findings.add(
        "columns",
        "fieldCount",
        written,
        line,
        String(fields.length),
        String(header.length),
      );
    if (!begin) {
      isAfterUnread = true;
      if (isWhole)
        findings.add(
          "numbers",
          written ? "notANumber" : "noBegin",
          written || get("end"),
          line,
          written,
        );
      return;
    }
    const end = hasNoEnd
      ? countedEnd(begin, isWhole ? get("pages") : "", get("nativePath"))
      : endOf(begin, get("end"), written, line, isWhole);
    const pages = end ? pagesBetween(begin.key, end.key) : 1;
    counted.pages += pages;
    const [rangeBegin, rangeEnd] = rangeOf(get("familyRange"));
    const isRedacted = isWhole && saysRedacted(get("redacted"), get("confidentiality"));
    documents.add({
      line,
      begin,
      end,
      familyBegin: isWhole ? numberOf(get("familyBegin") || rangeBegin, written, line) : undefined,
      familyEnd: isWhole ? numberOf(get("familyEnd") || rangeEnd, written, line) : undefined,
      isRedacted,
      hasNative: get("nativePath") !== "",
      isAfterUnread,
      isWhole,
    });
    if (isWhole) {
      noteRelative(get("parent"), written, line, true);
      for (const child of get("children").split(/[;,|\n]/))
        noteRelative(child, written, line, false);
    }
    // Without a last page, missing numbers after it are unknown.
    isAfterUnread = end === undefined;
    // With a field too many or too few, the others may be in the wrong columns.
    if (isWhole) testCells(fields, get, { at: written, line, pages: end ? pages : 0, isRedacted });
  };

  /** Whether the file's name, native or extension is that of a picture, sound, film or archive. */
  const isWordless = (fields: readonly string[]) =>
    nameColumns.some((column) => wordless.test(fields[column]?.trim() ?? ""));

  /** After the last row. */
  function end(): void {
    documents.endsUnread = isAfterUnread;
    if (isCounted) dropCountsOfOtherNumbers();
    if (documents.hasUnknownEnds)
      for (const test of ["gaps", "overlaps"] as const) findings.skip(test, "noLast");
    // If every native has one number, that of its slip sheet, the page counts are the natives' own.
    for (const { at, line, stated } of hasPagedNatives ? nativeCounts : [])
      findings.add("pages", "pagesRange", at, line, stated, "1");
    for (const { dates } of dateColumns) dates.end();
  }

  /**
   * Where a document ends that has no last number: after its pages, or at its first number where
   * each document has one.
   */
  function countedEnd(begin: Numbered, stated: string, native: string): Numbered | undefined {
    if (documents.hasUnknownEnds) return undefined;
    const pages = Number(stated.replaceAll(",", ""));
    if (!isCounted || (native !== "" && !(pages > 0))) return begin;
    if (!Number.isInteger(pages) || pages < 1) return undefined;
    return { ...begin, key: begin.key + (pages - 1) * (begin.key % STEP === 0 ? STEP : 1) };
  }

  /**
   * Where page counts overlap the next documents, numbers count documents and not pages, so page
   * counts do not tell where a document ends.
   */
  function dropCountsOfOtherNumbers(): void {
    const order = documents.order();
    const isOver = (row: number, i: number) => {
      const next = order[i + 1];
      return (
        next !== undefined &&
        documents.prefix.at(next) === documents.prefix.at(row) &&
        documents.begin.at(next) <= documents.lastOf(row)
      );
    };
    const over = [...order].filter(isOver);
    const isOfDocuments =
      over.filter((row) => !documents.hasNative(row)).length > order.length * MOST_OVER;
    documents.hasUnknownEnds = isOfDocuments && isFirst;
    for (const row of isOfDocuments ? order : over) {
      if (isOfDocuments || documents.hasNative(row))
        documents.setEnd(row, isOfDocuments && isFirst ? Number.NaN : documents.begin.at(row));
    }
    if (isOfDocuments) counted.pages = documents.length;
  }

  function endOf(
    begin: Numbered,
    written: string,
    at: string,
    line: number,
    isWhole: boolean,
  ): Numbered | undefined {
    const last = documents.book.read(written);
    const isRange = last && last.prefix === begin.prefix && last.key >= begin.key;
    if (!isWhole) return isRange ? last : undefined;
    if (!documents.book.isPadded(begin)) findings.add("numbers", "padding", at, line, at);
    else if (isRange && !documents.book.isPadded(last))
      findings.add("numbers", "padding", at, line, written);
    if (isRange) return last;
    const kind = !last ? "noEnd" : last.prefix === begin.prefix ? "endBefore" : "otherSequence";
    findings.add("numbers", kind, at, line, written);
    return undefined;
  }

  function numberOf(written: string, at: string, line: number): Numbered | undefined {
    const number = written ? documents.book.read(written) : undefined;
    if (written && !number) findings.add("numbers", "notANumber", at, line, written);
    return number;
  }

  /** An identifier that is not a number of this production is passed over. */
  function noteRelative(text: string, at: string, line: number, isParent: boolean): void {
    const written = text.trim();
    const number = written && written !== at ? documents.book.find(written) : undefined;
    if (number) relatives.push({ at, line, isParent, number, written });
  }

  function testCells(
    fields: readonly string[],
    get: (field: FieldId) => string,
    row: Omit<Named, "path" | "file">,
  ): void {
    const { at, line, pages, isRedacted } = row;
    const stated = get("pages");
    const native = get("nativePath");
    // Some programs write no PGCOUNT, or 0, for a document without images, which has one number and
    // a native file.
    const isWithoutImages = stated === "" || (Number(stated) === 0 && pages === 1 && native !== "");
    if (native !== "" && pages > 1) hasPagedNatives = true;
    if (native !== "" && pages === 1 && Number(stated) > 1) nativeCounts.push({ at, line, stated });
    else if (!isWithoutImages && pages > 0 && Number(stated) !== pages)
      findings.add("pages", "pagesRange", at, line, stated, String(pages));
    for (const { column, dates } of dateColumns) {
      const value = fields[column]?.trim();
      if (value) dates.read(value, at, line);
    }
    const text = mapping.columns.text === undefined ? undefined : get("text");
    const textPath = get("textPath");
    if (textPath) {
      const file = locate("texts", "textMissing", textPath, row);
      if (file !== undefined) texts.push({ ...row, path: textPath, file });
    } else if (!text && mapping.columns.textPath !== undefined && !isWordless(fields))
      findings.add("texts", "textBlank", at, line);
    if (text === "" && !textPath) findings.add("emptyTexts", "fieldEmpty", at, line);
    if (native) {
      const hash = get("hash");
      const file = locate("natives", "nativeMissing", native, row);
      if (hash && file !== undefined) natives.push({ ...row, path: native, file, hash });
    }
    if (isRedacted)
      redacted.push({
        at,
        line,
        pages: Math.max(pages, 1),
        native,
        text: (text ?? "").slice(0, MOST_TEXT),
      });
  }

  /** The file that a row names; undefined without files, or if it is missing. */
  function locate<Test extends "texts" | "natives">(
    test: Test,
    missing: (typeof kinds)[Test][number],
    path: string,
    { at, line }: Place,
  ) {
    paths.read(path, at, line, findings);
    const located = index?.find(path);
    if (index && !located) findings.add(test, missing, at, line, path);
    if (located?.differsInCase) findings.add("paths", "pathCase", at, line, path);
    return located?.file;
  }

  return { documents, paths, texts, natives, redacted, relatives, counted, read, end };
}

/** "ABC000001-ABC000003", also with "to" or semicolons between. */
function rangeOf(text: string): readonly [begin: string, end: string] {
  if (!text) return ["", ""];
  const [, begin = text, end = begin] =
    /^(.*?\d)\s*(?:-|–|—|;|,|\bto\b)\s*([A-Z].*\d|\d+)$/i.exec(text) ?? [];
  return [begin.trim(), end.trim()];
}

/** The form of a date. `dayOrMonth`: either number may be the month. */
type DateForm =
  | "iso"
  | "yearSlash"
  | "compact"
  | "monthFirst"
  | "dayFirst"
  | "dayOrMonth"
  | "dayDot"
  | "named"
  | "timeOnly"
  | "unix";
/** The zone of a time; undefined if there is no time. */
type ZoneForm = "none" | "utc" | "offset" | "named";
type DateReading = { readonly form: DateForm; readonly zone: ZoneForm | undefined };

const time = /(?:[T ]\s*|^)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(AM|PM)?\s*(.*)$/i;
/**
 * 20260314092000, or with a T between day and time, and with what WMI writes behind: .000000-360,
 * minutes from UTC.
 */
const packed = /^(\d{8})T?(\d{2})(\d{2})(\d{2})?(?:\.\d{6}([+-]\d{2})\d)?(?!\d)/;
/** Unix writes the year last: "Mar 14 09:20:00 CST 2026". */
const yearLast = /^([a-z]{3}\s+\d{1,2})\s+(\d{1,2}:\d\d(?::\d\d)?)((?:\s+[a-z]{3,4})?)\s+(\d{4})$/i;
const timeFirst =
  /^(\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?),?\s+(\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4})$/i;
/** Seconds or milliseconds from 1970, of the years 2001 to 2099. */
const unixTime = /^[1-3]\d{9}(?:\d{3})?$/;
/**
 * By their first letters, in English and, where these differ, German, French, Spanish, Italian,
 * Portuguese and Dutch.
 */
const months = [
  "jan|ene|gen",
  "feb|fév|fev",
  "mar|mär|mrz|maa",
  "apr|avr|abr",
  "may|mai|mei|mag",
  "jun|juin|giu",
  "jul|juil|lug",
].concat(["aug|aoû|ago", "sep|set", "oct|okt|ott|out", "nov", "dec|dez|déc|dic"]);
const anyMonth = new RegExp(`(?<!\\p{L})(${months.join("|")})\\p{L}*`, "iu");

/** A longer text is no date, in characters. */
const LONGEST = 200;

/**
 * Reads a date, a date with a time, or a time, in the forms of load files. Undefined for anything
 * else, such as June 31.
 */
export function readDate(text: string): DateReading | undefined {
  if (text.length > LONGEST) return undefined;
  if (unixTime.test(text.trim())) return { form: "unix", zone: "utc" };
  const written = text
    .trim()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+(?=\d)/i, "")
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+(?=[a-z]{3}\s)/i, "")
    .replace(yearLast, "$1, $4 $2$3")
    .replace(timeFirst, "$2 $1")
    .replace(/\b([ap])\.\s?m\./i, "$1m")
    .replace(/\sat\s(?=\d)/i, " ")
    .replace(/\[[A-Z/_]+\]$/i, "")
    .replace(
      packed,
      (_, date, hour, minute, second, offset) =>
        `${date} ${hour}:${minute}${second ? `:${second}` : ""}${offset ?? ""}`,
    );
  const match = time.exec(written);
  const zone = match ? readZone(match[5] ?? "") : undefined;
  if (
    match &&
    (zone === undefined ||
      Number(match[1]) > 24 ||
      Number(match[2]) > 59 ||
      Number(match[3] ?? 0) > 60)
  )
    return undefined;
  const day = (match ? written.slice(0, match.index) : written).trim();
  if (day === "") return match ? { form: "timeOnly", zone } : undefined;
  const form = readDay(day);
  return form && { form, zone };
}

function readDay(day: string): DateForm | undefined {
  const numbers = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{2,4})$/.exec(day);
  if (numbers) {
    const [, first = "", mark = "", second = "", third = ""] = numbers;
    if (first.length === 4)
      return isDay(first, second, third) ? (mark === "-" ? "iso" : "yearSlash") : undefined;
    const isMonthFirst = isDay(third, first, second);
    const isDayFirst = isDay(third, second, first);
    if (mark === ".") return isDayFirst ? "dayDot" : undefined;
    if (isMonthFirst && isDayFirst) return "dayOrMonth";
    return isMonthFirst ? "monthFirst" : isDayFirst ? "dayFirst" : undefined;
  }
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  if (compact)
    return isDay(compact[1] ?? "", compact[2] ?? "", compact[3] ?? "") ? "compact" : undefined;
  const [, month = ""] = anyMonth.exec(day) ?? [];
  const [, first = ""] = /(?:^|\D)(\d{1,2})(?:st|nd|rd|th)?(?:\D|$)/i.exec(day) ?? [];
  const [, year = ""] =
    /(?:^|\D)(\d{4})(?:\D|$)/.exec(day) ?? /[a-z][a-z.]*[-/ ,']+(\d{2})$/i.exec(day) ?? [];
  return month &&
    isDay(
      year,
      String(months.findIndex((names) => names.split("|").includes(month.toLowerCase())) + 1),
      first,
    )
    ? "named"
    : undefined;
}

function isDay(year: string, month: string, day: string): boolean {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return (
    year !== "" && m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate()
  );
}

function readZone(text: string): ZoneForm | undefined {
  const zone = text.trim().replace(/^\((.*)\)$/, "$1");
  if (zone === "") return "none";
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return "utc";
  // Outlook and Relativity: the offset, then the zone’s name.
  if (/^\(?(?:UTC|GMT)(?:[+-]\d{1,2}:?\d{2})?\)?\s+[A-Z][\w .,&()/'-]*$/i.test(text.trim()))
    return "named";
  if (/^(?:UTC|GMT)?\s*[+-]\d{1,2}:?(?:\d{2})?(?:\s*\([^)]*\))?$/i.test(zone)) return "offset";
  return /^[A-Z]{2,5}$/i.test(zone) || /^[A-Z][\w ]+(?:Time|\/\w+)$/i.test(zone)
    ? "named"
    : undefined;
}

/** Those who code paper write 00 for a day, a month or a year that it does not give. */
function hasUnknownPart(value: string): boolean {
  const parts = /^\d{8}$/.test(value)
    ? [value.slice(0, 4), value.slice(4, 6), value.slice(6)]
    : value.split(/[-/.]/, 4);
  const isPart = (part: string) => /^\d{4}$/.test(part) || (/^\d\d?$/.test(part) && +part <= 31);
  const isUnknown = (part = "") => /^0+$/.test(part);
  // A day without its month is a mistake.
  const isDayAlone = parts[0]?.length === 4 && isUnknown(parts[1]) && !isUnknown(parts[2]);
  return parts.length === 3 && parts.every(isPart) && parts.some(isUnknown) && !isDayAlone;
}

/** What people write where a document has no date. */
const saysNoDate =
  /^(?:n\.? ?[/.]? ?[ad]\.?|undated|no date|unknown|none|null|not (?:available|applicable|dated|known)|[-–—.?/\s]+)$/i;

type DatePlace = { readonly at: string; readonly line: number; readonly value: string };
type Seen = { count: number; readonly places: DatePlace[] };

/** Places kept of each form until the column’s own form is known. */
const MOST_PLACES = 1_000;

/**
 * The date forms in one column. The most frequent one is the column’s; rows with others are
 * reported.
 */
function dateColumn(name: string, findings: Findings) {
  const forms = new Map<DateForm, Seen>();
  const zones = new Map<ZoneForm, Seen>();
  let last: { readonly value: string; readonly reading: DateReading | undefined } = {
    value: "",
    reading: undefined,
  };

  function read(value: string, at: string, line: number) {
    // Adjacent rows often have the same date, so the last reading is kept.
    if (value !== last.value) last = { value, reading: readDate(value) };
    const { reading } = last;
    if (!reading && (hasUnknownPart(value) || saysNoDate.test(value.trim()))) return;
    if (!reading) return findings.add("dates", "dateUnread", at, line, name, value);
    note(forms, reading.form, { at, line, value });
    if (reading.zone) note(zones, reading.zone, { at, line, value });
  }

  /**
   * Reports dates that differ from the column’s form or zone, and a column with undecidable order
   * of day and month.
   */
  function end(): void {
    const unsettled = forms.get("dayOrMonth");
    const [monthFirst, dayFirst] = [forms.get("monthFirst"), forms.get("dayFirst")];
    forms.delete("dayOrMonth");
    if (unsettled && (monthFirst || dayFirst)) {
      const larger = (monthFirst?.count ?? 0) >= (dayFirst?.count ?? 0) ? monthFirst : dayFirst;
      if (larger) larger.count += unsettled.count;
    } else if (unsettled) {
      const [first] = unsettled.places;
      const isMost = [...forms.values()].every(({ count }) => count <= unsettled.count);
      if (isMost)
        findings.add("dates", "dateUnsettled", name, first?.line, name, first?.value ?? "");
      forms.set("dayOrMonth", unsettled);
    }
    for (const [form, seen] of minorities(forms)) {
      const isOrder = monthFirst && dayFirst && (form === "monthFirst" || form === "dayFirst");
      report(findings, isOrder ? "dateBothOrders" : "dateMinority", name, seen);
    }
    for (const [, seen] of minorities(zones)) report(findings, "zoneMinority", name, seen);
  }

  return { read, end };
}

function note<Form>(all: Map<Form, Seen>, form: Form, place: DatePlace): void {
  const seen = all.get(form) ?? { count: 0, places: [] };
  if (seen.count++ === 0) all.set(form, seen);
  if (seen.places.length < MOST_PLACES) seen.places.push(place);
}

function minorities<Form>(all: ReadonlyMap<Form, Seen>): readonly (readonly [Form, Seen])[] {
  const [, ...rest] = [...all].toSorted(([, a], [, b]) => b.count - a.count);
  return rest;
}

function report(
  findings: Findings,
  kind: "dateMinority" | "dateBothOrders" | "zoneMinority",
  name: string,
  { count, places }: Seen,
): void {
  for (const { at, line, value } of places) findings.add("dates", kind, at, line, name, value);
  findings.count("dates", count - places.length);
}
