import { globSync, readFileSync } from "node:fs";
import { company, night } from "content/company.ts";
import { contactForm } from "content/contact-form.ts";
import { opensAt } from "content/office-hours.ts";
import { promises } from "content/promises.ts";
import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, describe, expect, it, test } from "vitest";
import { documentOf, everyPage, mainText, siteFolder } from "../support/site.ts";

/** What makes a sentence a promise: it holds without exception, will happen, costs nothing, or is kept. */
const WITHOUT_EXCEPTION = /\b(?:will|never|every|always|guarantee[sd]?|twice|not billed|no charge|free of charge|kept for)\b/i;
/** A promised time, no matter who promises it. */
const WITHIN = /\bwithin (?:an?|the|one|two|three|\d+)?\s?(?:business )?(?:hours?|minutes?|days?)\b/i;
/** Who promises: the company in the first person, its people, or its practice in the passive (“is restored every month”). */
const COMPANY = /\b(?:we|our|ours|us|(?:project manager|examiner|engineer|supervisor|linguist|person|people)s?)\b/i;
const PRACTICE = /\b(?:is|are)\s+(?:\w+ly\s+|never\s+|always\s+|not\s+)?\w+(?:ed|wn|pt|ad|en|ept|ld|nt)\b/i;

/** What somebody else says. */
const QUOTED = /^“/;

/** The sentences of a text that promise something in the company’s name. */
function promiseLike(text: string): readonly string[] {
  return sentencesOf(text).filter(
    (sentence) =>
      !QUOTED.test(sentence) &&
      (WITHIN.test(sentence) || (WITHOUT_EXCEPTION.test(sentence) && (COMPANY.test(sentence) || PRACTICE.test(sentence)))),
  );
}

/** A document's own words: quotations, specimens and drawings are not the company's. */
function ownWords(html: string): string {
  const main = parse(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  for (const element of main.querySelectorAll("figure, svg, blockquote, q, script, style, [data-specimen], table")) element.remove();
  return blocksOf(main).join("\n");
}

const BLOCKS = "p, li, h1, h2, h3, h4, h5, dt, dd, summary, figcaption";

function blocksOf(main: HTMLElement): readonly string[] {
  return main
    .querySelectorAll(BLOCKS)
    .filter((element) => element.querySelector(BLOCKS) === null)
    .map((element) => element.structuredText.replace(/\s+/g, " ").trim());
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .flatMap((block) => block.split(/(?<=[.!?]”?)\s+(?=[“A-Z])/))
    .map((sentence) => sentence.trim());
}

/** Sentences that sound like a promise of the company but are none, as a reader judged: a telling part of each, by reason. */
const harmless: readonly { readonly because: string; readonly sentences: readonly string[] }[] = [
  {
    because: "advice to the reader, in the imperative or about what to ask of anybody",
    sentences: [
      "Fix four facts for every source and never lose them",
      "never write the last sentence before it is true",
      "Before terms are negotiated, run them where they will be used",
      "That is the rule to demand of every vendor, us included",
      "Arrive with four sentences you can keep",
      "In practice that means a named attorney who reads samples each day",
    ],
  },
  {
    because: "about the world: machines, courts, other people, other companies’ products",
    sentences: [
      "Numbers beginning with 900 are never issued by Social Security",
      "Standard audit records are kept for 180 days",
      "are kept for a year for users with the higher license",
      "Hosting earns its fee when",
      "A case that is never closed keeps its holds",
      "Six months on, someone will ask how it was done",
      "the facts are agreed, and nobody will dispute a date",
      "The question was never written down",
      "Every option is open, and changing a setting is housekeeping",
      "What a person checks depends on what you will do with the text",
      "with numbers that are never issued",
      "Every detector misses",
    ],
  },
  {
    because: "what a tool does or a page is about, without a standard to be held to",
    sentences: ["Every byte is read once, here, and hashed", "the interval is then too wide, never too narrow"],
  },
  {
    because: "a story that is told, in the articles",
    sentences: ["We never learn her password", "he has never testified", "Corrected within the hour", "because one day it will be"],
  },
];

const documents = [
  ...everyPage.map(({ path, html }) => ({ path, html })),
  ...globSync(`${siteFolder}/downloads/*.html`).map((file) => ({
    path: file.slice(file.indexOf("/downloads/")),
    html: readFileSync(file, "utf8"),
  })),
];
const judged = harmless.flatMap(({ sentences }) => sentences);
const found = documents.map(({ path, html }) => ({ path, sentences: promiseLike(ownWords(html)) }));

// What sounds like a promise may be none, and the sentence is its writer's: a remark and no test.
afterAll(() => {
  const unjudged = found.flatMap(({ path, sentences }) => {
    const ours = promises.filter(({ pages }) => pages.some((page) => page === path)).map(({ says }) => says);
    const others = sentences.filter((sentence) => ![...ours, ...judged].some((part) => sentence.includes(part)));
    return others.map((sentence) => `${path}: ${sentence}`);
  });
  const register = 'neither in content/promises.yaml nor in the list "harmless"';
  if (unjudged.length > 0) console.warn(`Sentences that sound like a promise, ${register}:\n${unjudged.join("\n")}`);
  const all = found.flatMap(({ sentences }) => sentences);
  const idle = judged.filter((part) => !all.some((sentence) => sentence.includes(part)));
  if (idle.length > 0) console.warn(`No page has these sentences of the list "harmless" any more:\n${idle.join("\n")}`);
});

describe.each(promises)("the promise “$says”", ({ says, pages, signedOff, owner }) => {
  it("is on the pages that it names", () => {
    const missing = pages.filter((page) => !mainText(documentOf(page)).includes(says) && says !== contactForm.success.text);
    expect(missing).toEqual([]);
  });

  it("has an owner once it is signed", () => {
    if (signedOff) expect(owner).toBeTruthy();
    expect(pages.length).toBeGreaterThan(0);
  });
});

describe("a promise", () => {
  it.each([
    "We will call you back.",
    "A backup is restored every month.",
    "Re-reading caused by our mistakes is not billed.",
    "A project manager reads every message.",
    "Answers arrive within 2 business hours.",
    "Your data is never sold.",
    "We guarantee the count.",
    "Logs are always kept.",
  ])("is heard in “%s”", (sentence) => expect(promiseLike(sentence)).toEqual([sentence]));

  it.each(["Every vendor alleges.", "You will see the size.", "We read the log.", "“We will never know,” he said.", "Call us."])(
    "is not heard in “%s”",
    (sentence) => expect(promiseLike(sentence)).toEqual([]),
  );
});

test("New matters are called back from the opening hour after a night", () => {
  expect(night.newMatters).toContain(`from ${opensAt(company.hours)} ${company.hours.abbreviation} on`);
});
