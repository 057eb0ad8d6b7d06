import { type Sign, Standing } from "#app/instruments/frame/standing.tsx";
import { Table } from "#app/instruments/frame/table.tsx";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import { reasonOf } from "./describe.ts";
import type { Judged } from "./judge.ts";
import { activityResult as words } from "./words-result.ts";

const signs = { found: "ink", notFound: undefined, noRecords: "dashed", noDate: "dashed" } as const satisfies Record<
  string,
  Sign | undefined
>;

/** Every test, whether it found something, and in a line what or why not. */
export function TestsTable({ judged: { tests, settings } }: { judged: Judged }) {
  return (
    <Table caption={words.testsTitle} columns={words.testColumns}>
      <tbody>
        {tests.map((test) => (
          <tr key={test.test}>
            <th scope="row">
              <b>{words.tests[test.test].title}</b>
              <small>{reasonOf(test, settings.minutes, settings.downloads)}</small>
            </th>
            <td className={text.mono}>{count(test.looked)}</td>
            <td>
              <Standing sign={signs[test.standing]}>{words.standings[test.standing]}</Standing>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
