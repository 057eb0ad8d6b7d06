import { count } from "content/specimen/count.ts";
import { type Sign, Standing } from "web/instruments/frame/result.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import text from "web/parts/text.module.css";
import type { Finding, TestResult } from "./finding.ts";
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
