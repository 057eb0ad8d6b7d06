import { productionResult, productionLetter as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import type { Facts, Finding, TestResult } from "instruments/production/finding.ts";
import type { ProductionOutcome } from "instruments/production/report-findings.ts";
import * as sentences from "instruments/production/sentences.ts";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import { CopyButton } from "web/instruments/frame/result.tsx";
import { printInstrument } from "web/instruments/frame/save-report.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./production.module.css";
import { rangesOf } from "./tests-table.tsx";

const LETTER_ID = "production-letter";

/** The draft of a deficiency letter, to copy or print separately. */
export function LetterSheet({ outcome }: { outcome: ProductionOutcome }) {
  const letter = letterOf(outcome);
  return (
    <Fold line={<h4>{words.title}</h4>} className={text.offPaper}>
      <article className={classNames(result.paper, css.letter)} id={LETTER_ID}>
        <p className={text.mono}>{words.draft}</p>
        <Paragraphs of={[...letter.head, ...letter.opening]} />
        <ol>
          {letter.items.map(({ title, places }) => (
            <li key={title}>
              {title} <span>{places}</span>
            </li>
          ))}
        </ol>
        <Paragraphs of={letter.closing} />
      </article>
      <div className={result.buttons}>
        <CopyButton words={letterText(letter)}>{words.copy}</CopyButton>
        <Button small line onClick={() => printInstrument("production", LETTER_ID)}>
          {words.print}
        </Button>
      </div>
    </Fold>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** Places listed in one item of the letter. */
const MOST_PLACES = 8;

/**
 * The draft letter: one item per test with findings. Gaps are ranges; places beyond the limit are
 * counted. What every document fails does not survive a second look as a fault of documents: it
 * becomes a question about how they were prepared.
 */
export function letterOf({ tests, findings, facts, inputs, refused }: ProductionOutcome) {
  // A log that was not read may explain every number that is missing.
  const isLogUnread = refused.some(
    ({ reason }) => reason === "workbook" || reason === "logAsDocument",
  );
  const named = tests.filter(
    ({ id, state }) => state === "found" && !(id === "gaps" && isLogUnread),
  );
  const name = inputs[0]?.name.replace(/^.*\//s, "").replace(/\.[^.]*$/, "") ?? "";
  return {
    head: [
      words.date,
      words.to,
      words.matter,
      sentences.letterSubject(name, rangesOf(facts.sequences)),
      words.greeting,
    ],
    opening: [words.opening(count(facts.documents), count(facts.pages)), words.basis],
    items: named.map((test) => itemOf(test, findings, facts)),
    closing: [words.request, words.reserve, words.closing, words.signature, words.attached],
  };
}

/** The same as text. */
function letterText({ head, opening, items, closing }: ReturnType<typeof letterOf>): string {
  const numbered = items.map(({ title, places }, i) => `${i + 1}. ${title}\n   ${places}`);
  return [words.draft, ...head, ...opening, ...numbered, ...closing].join("\n\n");
}

function itemOf(
  { id, count: found }: TestResult,
  findings: readonly Finding[],
  { missing, documents }: Facts,
) {
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

const withPath: readonly string[] = [
  "imageMissing",
  "textMissing",
  "nativeMissing",
  "dateMinority",
  "zoneMinority",
];
