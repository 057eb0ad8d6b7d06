// Sentences whose grammar is computed. All other words are in content/instruments/production.yaml.

const n = (count: string) => Number(count).toLocaleString("en-US");
const many = (count: string | number, one: string, more: string) =>
  `${Number(count).toLocaleString("en-US")} ${Number(count) === 1 ? one : more}`;
type Values = readonly string[];

export const letterSubject = (volume: string, range: string) =>
  `Production ${volume}${range ? `, ${range}` : ""}`;

export const computedKinds = {
  fieldCount: ([fields = "", expected = ""]: Values) =>
    `${many(fields, "field", "fields")} where the header names ${n(expected)}.`,
  imageFields: ([fields = "", expected = ""]: Values) =>
    `${many(fields, "field", "fields")} in the image line where the format has ${expected}.`,
  noEnd: ([value = ""]: Values) => (value ? `“${value}” is not a last number.` : "No last number."),
  gap: ([to = "", pages = ""]: Values) =>
    Number(pages) === 1
      ? "1 number missing before this line."
      : `${n(pages)} numbers missing, up to ${to}, before this line.`,
  duplicate: ([line = ""]: Values) => `The same first number as line ${n(line)}.`,
  pagesRange: ([stated = "", pages = ""]: Values) =>
    `States ${many(stated, "page", "pages")}; its numbers have ${n(pages)}.`,
  pagesLines: ([lines = "", pages = ""]: Values) =>
    `${many(lines, "image line", "image lines")} for ${many(pages, "number", "numbers")}.`,
  pagesStated: ([stated = "", pages = ""]: Values) =>
    `The image line states ${many(stated, "page", "pages")}; there are ${n(pages)}.`,
  textEmpty: ([path = "", bytes = ""]: Values) =>
    `${path}, ${many(bytes, "byte", "bytes")}, not a word.`,
  privileged: ([written = "", line = ""]: Values) => `On the log, line ${n(line)}: ${written}`,
  redactedText: ([size = "", usual = ""]: Values) =>
    `Marked redacted; its text has ${n(size)} bytes a page and no mark.${usual ? ` Usual here: ${n(usual)}.` : ""}`,
};
