import { count } from "content/specimen/count.ts";
import { Fragment } from "react";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import { Table } from "web/instruments/frame/table.tsx";
import text from "web/parts/text.module.css";
import type { People } from "./people-of.ts";
import { activityResult } from "./words-result.ts";
import type { ZoneClock } from "./zone-clock.ts";

const { people: words } = activityResult;

/** Accounts that are listed; the form and the report have more. */
const MOST = 30;

/** Every account of the log with what it did, in figures. */
export function AccountsFold({ people, clock }: { people: People; clock: ZoneClock }) {
  return (
    <Fold line={<h4>{words.title(people.total)}</h4>}>
      <Table columns={words.columns}>
        <tbody>
          {people.list.slice(0, MOST).map(({ user, kind, records, downloads, deletions, signIns, first, last }) => (
            <tr key={user}>
              <th scope="row">
                <b>
                  <AccountName>{user}</AccountName>
                </b>
                {words.kinds[kind] && <small>{words.kinds[kind]}</small>}
                <small>{words.did(downloads, deletions, signIns)}</small>
                <small>{words.seen(clock.stamp(first), clock.stamp(last))}</small>
              </th>
              <td className={text.mono}>{count(records)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {people.total > MOST && <p className={result.more}>{words.more(people.total - MOST)}</p>}
    </Fold>
  );
}

/** An account as the log names it, which may break before its domain. */
export function AccountName({ children }: { children: string }) {
  return children.split(/(?=@)/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change order
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
