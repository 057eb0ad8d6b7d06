import { count } from "content/specimen/count.ts";
import type { Finding, TestResult } from "./finding.ts";
import type { Facts } from "./inspection.ts";
import type { ProductionOutcome } from "./production-work.tsx";
import { rangesOf } from "./tests-table.tsx";
import { productionLetter as words } from "./words-letter.ts";
import { productionResult } from "./words-result.ts";

/** Places listed in one item of the letter. */
const MOST_PLACES = 8;

type LetterItem = { readonly title: string; readonly places: string };
export type Letter = {
  readonly head: readonly string[];
  readonly opening: readonly string[];
  readonly items: readonly LetterItem[];
  readonly closing: readonly string[];
};

/**
 * The draft letter: one item per test with findings. Gaps are ranges; places beyond the limit are counted. What every document fails does not
 * survive a second look as a fault of documents: it becomes a question about how they were prepared.
 */
export function letterOf({ tests, findings, facts, inputs }: ProductionOutcome): Letter {
  const name = inputs[0]?.name.replace(/^.*\//s, "").replace(/\.[^.]*$/, "") ?? "";
  return {
    head: [words.date, words.to, words.matter, words.subject(name, rangesOf(facts.sequences)), words.greeting],
    opening: [words.opening(count(facts.documents), count(facts.pages)), words.basis],
    items: tests.flatMap((test) => (test.state === "found" ? [itemOf(test, findings, facts)] : [])),
    closing: [words.request, words.reserve, words.closing, words.signature, words.attached],
  };
}

/** The same as text. */
export function letterText({ head, opening, items, closing }: Letter): string {
  const numbered = items.map(({ title, places }, i) => `${i + 1}. ${title}\n   ${places}`);
  return [words.draft, ...head, ...opening, ...numbered, ...closing].join("\n\n");
}

function itemOf({ id, count: found }: TestResult, findings: readonly Finding[], { missing, documents }: Facts): LetterItem {
  const own = findings.filter(({ test }) => test === id);
  const places = [...new Set(own.map(placeOf))].filter(Boolean);
  const isEverywhere =
    id !== "gaps" &&
    documents > 2 &&
    found >= documents &&
    new Set(own.map(({ at, line }) => at || line)).size >= Math.min(documents, own.length);
  const shown = places.slice(0, MOST_PLACES);
  const rest = found - own.filter((finding) => shown.includes(placeOf(finding))).length;
  return {
    title: isEverywhere
      ? words.everywhere(productionResult.tests[id].name, count(found))
      : id === "gaps"
        ? words.items.gaps(count(found), count(missing))
        : words.items[id](count(found)),
    places: [...shown, ...(rest > 0 ? [words.more(count(rest))] : [])].join("; "),
  };
}

/** A gap has both ends, a missing file number and path, others their number. */
function placeOf({ kind, at, line, values: [first = ""] }: Finding): string {
  if (kind === "gap") return first === at ? at : productionResult.to(at, first);
  if (withPath.some((test) => test === kind)) return at ? `${at} (${first})` : first;
  return at || words.line(count(line));
}

const withPath: readonly string[] = ["imageMissing", "textMissing", "nativeMissing", "dateMinority", "zoneMinority"];
