import { count } from "content/specimen/count.ts";
import { fileSize } from "web/instruments/frame/files.ts";
import { Facts } from "web/instruments/frame/result.tsx";
import type { Inspection } from "./inspection.ts";
import css from "./production.module.css";
import { productionResult as words } from "./words-result.ts";

/** Sequences shown; the report has all. */
const MOST_SEQUENCES = 3;

/** What was read, in figures. */
export function SummaryFacts({ outcome: { facts, reading } }: { outcome: Inspection }) {
  const { form } = words;
  const hasLog = reading.candidates.some(({ role }) => role === "log");
  const { delimiter, qualifier } = reading;
  const rows = [
    [words.facts.numbers, rangesOf(facts.sequences)],
    [words.facts.documents, count(facts.documents)],
    [words.facts.pages, count(facts.pages)],
    [words.facts.images, facts.imageLines > 0 ? count(facts.imageLines) : words.notGiven],
    [words.facts.missing, count(facts.missing)],
    [words.facts.log, hasLog ? count(facts.logEntries) : words.notGiven],
    [words.facts.files, words.filesOf(count(facts.files), fileSize(facts.bytes))],
    ...(delimiter
      ? ([
          [words.facts.encoding, form.encodings[reading.encoding]],
          [words.facts.delimiter, `${form.delimiters[delimiter]}, ${form.qualifiers[qualifier]}`],
        ] as const)
      : []),
  ] as const;
  return <Facts className={css.facts} facts={rows} />;
}

/** "PRB0004101 to PRB0004160", the first sequences of several. */
export function rangesOf(sequences: Inspection["facts"]["sequences"]): string {
  const named = sequences.slice(0, MOST_SEQUENCES).map(({ first, last }) => words.to(first, last));
  const more = sequences.length - named.length;
  return [...named, ...(more > 0 ? [words.moreSequences(more)] : [])].join(", ");
}
