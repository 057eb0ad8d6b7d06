import { count } from "content/specimen/count.ts";
import { fileSize } from "web/instruments/frame/files.ts";
import { Facts, type Sign, Standing } from "web/instruments/frame/result.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import text from "web/parts/text.module.css";
import type { Finding, TestResult } from "./finding.ts";
import type { Inspection } from "./inspection.ts";
import css from "./production.module.css";
import { productionResult as words } from "./words-result.ts";

/** Places in a test's row; the table below has all. */
const MOST_PLACES = 3;

const signs = { found: "ink", none: undefined, untested: "dashed" } as const satisfies Record<TestResult["state"], Sign | undefined>;

/** Every test with its result and the reason. */
export function TestsTable({ tests, findings }: { tests: readonly TestResult[]; findings: readonly Finding[] }) {
  const { testsTable } = words;
  return (
    <Table caption={testsTable.caption} columns={[testsTable.number, testsTable.test, testsTable.result]} className={css.tests}>
      <tbody>
        {tests.map((test, i) => (
          <tr key={test.id}>
            <td className={text.mono}>{i + 1}</td>
            <th scope="row">
              <b>{words.tests[test.id].name}</b>
              <small>{lineOf(test, findings)}</small>
            </th>
            <td>
              <Standing sign={signs[test.state]}>
                {test.state === "found" ? words.states.found(count(test.count)) : words.states[test.state]}
              </Standing>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function lineOf({ id, state, count: found, reason }: TestResult, findings: readonly Finding[]): string {
  if (state === "untested") return reason ? words.untested[reason] : "";
  if (state === "none") return words.tests[id].does;
  const own = findings.filter(({ test }) => test === id);
  const places = [...new Set(own.map(({ at }) => at))].filter(Boolean);
  const shown = places.slice(0, MOST_PLACES).join(", ");
  return places.length > MOST_PLACES || found > own.length ? words.places(shown) : shown;
}

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
