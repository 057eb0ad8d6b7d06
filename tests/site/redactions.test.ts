import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { company } from "content/company.ts";
import { people } from "content/people.ts";
import { chart } from "content/specimen/counsel/chart.ts";
import { found } from "content/specimen/counsel/found.ts";
import { redactedNames, redactedWords } from "content/specimen/counsel/redacted-words.ts";
import { reserveEmail } from "content/specimen/counsel/reserve-email.ts";
import { documents } from "content/specimen/documents.ts";
import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { filesBelow } from "web/build/files.ts";
import { siteFolder } from "../support/site.ts";

/** The site names its owner and the owner's people, who may be called as somebody of the specimen. */
const named = JSON.stringify([company, people]);
const register = [...redactedWords, ...redactedNames].filter((words) => !named.includes(words));
/** Words that only a control reveals: no document contains them, in any copy. */
const lifted = [
  ...Object.values(reserveEmail),
  ...found.filter((words) => !Object.values<string>(chart).includes(words)),
];
/** Chunks that hold counsel’s copies and nothing else. */
const counselChunk = /^(chart|found|reserve-email)-[\w-]+\.js$/;

const files = filesBelow(siteFolder).filter((file) =>
  /\.(html|js|css|json|xml|txt|ics|svg|webmanifest|csv|md)$/.test(file),
);
const isPage = (file: string) => file.endsWith("index.html");
const wordsIn = (text: string, words: readonly string[]) =>
  words.filter((each) => text.includes(each));
const read = (file: string) => readFileSync(file, "utf8");

describe("words under a bar", () => {
  it("are in no document, but for counsel’s copies that show them openly", () => {
    for (const file of files.filter(isPage)) {
      const html = read(file);
      expect(wordsIn(html, lifted), file).toEqual([]);
      const root = parse(html);
      for (const copy of root.querySelectorAll('[data-copy="counsel"]')) copy.remove();
      expect(wordsIn(root.outerHTML, register), file).toEqual([]);
    }
  });

  it("are in no produced copy, which says what it replaced or draws a bar with nothing in it", () => {
    const copies = files
      .filter(isPage)
      .flatMap((file) => parse(read(file)).querySelectorAll('[data-copy="produced"]'));
    expect(copies.length).toBeGreaterThan(3);
    for (const copy of copies) {
      expect(copy.querySelector('[data-copy="counsel"]')).toBeNull();
      expect(wordsIn(copy.structuredText, register)).toEqual([]);
      const bars = copy.querySelectorAll('[role="img"]').filter(isRedaction);
      expect(bars.length > 0 || /\[[^\]]+\]/.test(copy.structuredText), copy.structuredText).toBe(
        true,
      );
    }
  });

  it("are nowhere under a bar, in any copy: bars hold spaces alone", () => {
    const bars = files
      .filter(isPage)
      .flatMap((file) => parse(read(file)).querySelectorAll('[role="img"]').filter(isRedaction));
    expect(bars.length).toBeGreaterThan(10);
    for (const bar of bars) expect(bar.textContent.trim()).toBe("");
  });

  it("are in no guide, feed, calendar, search index, style sheet or script but counsel’s own", () => {
    for (const file of files.filter((each) => !isPage(each) && !counselChunk.test(basename(each))))
      expect(wordsIn(read(file), register), file).toEqual([]);
  });
});

describe("the collection", () => {
  it("No page loads the collection: one chunk has it, for questions to it", () => {
    const withDocuments = files.filter(
      (file) => file.endsWith(".js") && read(file).includes("IMG_2209.jpg"),
    );
    expect(withDocuments.map((file) => basename(file).replace(/-[\w-]{8}\.js$/, ""))).toEqual([
      "query-work",
    ]);
    const named = files.filter(
      (file) => isPage(file) && withDocuments.some((chunk) => read(file).includes(basename(chunk))),
    );
    expect(named).toEqual([]);
  });

  it("A withheld document is in the collection's chunk by its log entry alone", () => {
    const [chunk = ""] = files
      .filter((file) => file.endsWith(".js") && read(file).includes("IMG_2209.jpg"))
      .map(read);
    const shown = new Set(
      documents.flatMap(({ call, subject }) => (call === "withheld" ? [] : subject)),
    );
    const withheld = documents.flatMap(({ call, subject }) =>
      call === "withheld" && !shown.has(subject) ? subject : [],
    );
    expect(
      withheld.filter(
        (subject) => chunk.includes(`"${subject}"`) || chunk.includes(`\`${subject}\``),
      ),
    ).toEqual([]);
    expect(documents.flatMap(({ trap }) => (trap && chunk.includes(trap) ? trap : []))).toEqual([]);
  });
});

const isRedaction = (element: HTMLElement) => element.getAttribute("aria-label") === "redacted";
