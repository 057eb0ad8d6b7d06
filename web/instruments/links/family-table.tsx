import { count } from "content/specimen/count.ts";
import result from "web/instruments/frame/result.module.css";
import { Standing } from "web/instruments/frame/result.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import text from "web/parts/text.module.css";
import { linkTitle } from "./link-title.ts";
import css from "./links.module.css";
import type { FoundLink } from "./links-of-message.ts";
import type { MailMessage } from "./mail-collector.ts";
import type { LinksOutcome } from "./outcome.ts";
import type { Attached } from "./read-message.ts";
import { linksResult as words } from "./words-result.ts";

/** Rows shown; the CSV has all. */
const MOST_ROWS = 40;
/** Messages printed (links.module.css): they fill two pages with the sentences. */
const PRINTED = 4;

/** Every message with its links and attachments, those with links first. */
export function FamilyTable({ outcome: { found } }: { outcome: LinksOutcome }) {
  const families = found.messages
    .map((message) => ({ message, links: message.links, attached: message.attachments.filter(({ isInline }) => !isInline) }))
    .filter(({ links, attached }) => links.length + attached.length > 0)
    .toSorted((a, b) => Number(b.links.some(isFile)) - Number(a.links.some(isFile)));
  if (families.length === 0) return null;
  let room = MOST_ROWS;
  const shown = families.flatMap(({ message, links, attached }) => {
    const family = { message, links: links.slice(0, room), attached: attached.slice(0, Math.max(0, room - links.length)) };
    const isRoom = room > 0;
    room -= links.length + attached.length;
    return isRoom ? [family] : [];
  });
  return (
    <>
      <Table caption={words.table} columns={words.columns} className={css.table}>
        {shown.map((family, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mailbox may hold a message twice, and its order stays
          <Family key={i} {...family} />
        ))}
      </Table>
      {shown.length > PRINTED && <p className={result.onPaper}>{words.onPaper(PRINTED)}</p>}
      {room < 0 && <p className={result.more}>{words.more(count(-room))}</p>}
    </>
  );
}

type FamilyProps = { readonly message: MailMessage; readonly links: readonly FoundLink[]; readonly attached: readonly Attached[] };

function Family({ message: { from, sent, subject, within }, links, attached }: FamilyProps) {
  return (
    <tbody>
      <tr className={css.message}>
        <th scope="rowgroup" colSpan={3}>
          <b>{subject || words.noSubject}</b>
          <small>
            {from || words.noSender}
            <br />
            {sent?.written ?? words.noDate}
          </small>
          {within !== undefined && <small>{words.attachedTo(within || words.noSubject)}</small>}
        </th>
      </tr>
      {links.map((link) => (
        <tr key={link.target}>
          <th scope="row">
            <b>{linkTitle(link)}</b>
            <span className={text.mono}>{link.target}</span>
          </th>
          <td className={text.mono}>{words.notInside}</td>
          <td>
            <Standing sign={isFile(link) ? "ink" : "dashed"}>{isFile(link) ? words.standings.link : words.standings.closed}</Standing>
          </td>
        </tr>
      ))}
      {attached.map(({ name, size, sha256 }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message may carry a file twice, and its order stays
        <tr key={i}>
          <th scope="row">
            <b>{name ?? words.unnamed}</b>
            <span className={text.mono}>{sha256}</span>
          </th>
          <td className={text.mono}>{count(size)}</td>
          <td>
            <Standing sign={undefined}>{words.standings.attached}</Standing>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

const isFile = ({ file }: FoundLink) => file !== undefined;
