import { redactionsResult as words } from "content/instruments/redactions-result.ts";
import { HeadRow } from "web/instruments/frame/table.tsx";
import { lookedPlaces } from "./describe.ts";
import type { Looked } from "./lookup.ts";
import css from "./redactions.module.css";

/** Where the words were found that were looked for. */
export function LookedTable({ looked }: { looked: readonly Looked[] }) {
  if (looked.length === 0) return null;
  return (
    <table className={css.batch}>
      <caption>{words.looked.title}</caption>
      <HeadRow columns={words.looked.columns} />
      <tbody>
        {looked.map((each) => (
          <tr key={each.word}>
            <th scope="row">{each.word}</th>
            <td>{lookedPlaces(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
