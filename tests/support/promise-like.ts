import { type HTMLElement, parse } from "node-html-parser";

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
export function promiseLike(text: string): readonly string[] {
  return sentencesOf(text).filter(
    (sentence) =>
      !QUOTED.test(sentence) &&
      (WITHIN.test(sentence) || (WITHOUT_EXCEPTION.test(sentence) && (COMPANY.test(sentence) || PRACTICE.test(sentence)))),
  );
}

/** A document's own words: quotations, specimens and drawings are not the company's. */
export function ownWords(html: string): string {
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
