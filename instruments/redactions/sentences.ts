// Sentences whose grammar is computed. All other words are in content/instruments/redactions.yaml.

import { many } from "content/numbers.ts";

const numbers = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const inWords = (n: number) => numbers[n] ?? String(n);
const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const none = (bars: number) =>
  bars === 0
    ? "Nothing hidden found, and no bars"
    : `Nothing readable below ${bars === 1 ? "the bar" : many(bars, "bar")}`;

export const bars = (all: number, holding: number, empty: number, untested: number) =>
  `${many(all, "bar")}: ${[
    ...(holding > 0
      ? [`${holding.toLocaleString("en-US")} ${holding === 1 ? "holds" : "hold"} something`]
      : []),
    ...(empty > 0
      ? [
          `${empty.toLocaleString("en-US")} ${empty === 1 ? "holds" : "hold"} nothing that these tests can find`,
        ]
      : []),
    ...(untested > 0 ? [`${untested.toLocaleString("en-US")} could not be tested`] : []),
  ].join(", ")}.`;

export const also = (parts: readonly string[]) => `Also in the file: ${parts.join(", ")}.`;

export const part = (test: string, count: number) =>
  `${test.charAt(0).toLowerCase()}${test.slice(1)} (${count.toLocaleString("en-US")})`;

export const notTested = (tests: number) =>
  `${begun(inWords(tests))} ${tests === 1 ? "test" : "tests"} could not be run on every page, or at all.`;

export const summary = (count: number, pages: string) =>
  pages ? `${many(count, "place")}, ${pages}.` : `${many(count, "item")} in the document.`;

export const pages = (pages: readonly number[], more: number) =>
  `page${pages.length + more === 1 ? "" : "s"} ${pages.join(", ")}${more > 0 ? ` and ${many(more, "more", "more")}` : ""}`;

export const gapOn = (reason: string, pages: string) =>
  pages ? `${begun(pages)}: ${reason}` : reason;

export const findings = (n: number) =>
  n <= 12
    ? `${begun(inWords(n))} ${n === 1 ? "finding" : "findings"}`
    : `${n.toLocaleString("en-US")} findings`;

export const placed = (page: number | undefined, title: string) =>
  page === undefined ? title : `Page ${page}: ${title}`;

export const progressPage = (n: number) => `PAGE ${String(n).padStart(6, "0")}`;

export const progressOf = (n: number) => `of ${String(n).padStart(6, "0")}`;

export const progressAt = (name: string, file: number, files: number, step: string) =>
  `${files > 1 ? `File ${file} of ${files}: ` : ""}${name}${step.startsWith("version") ? `, earlier ${step}` : ""}`;
