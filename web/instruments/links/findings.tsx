import { count } from "content/specimen/count.ts";
import type { ReactNode } from "react";
import fold from "web/instruments/frame/fold.module.css";
import result from "web/instruments/frame/result.module.css";
import { type Fact, Facts, known, Standing } from "web/instruments/frame/result.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import text from "web/parts/text.module.css";
import css from "./links.module.css";
import type { FoundLink } from "./links-of-message.ts";
import type { MailMessage } from "./mail-collector.ts";
import type { LinkRow, LinksOutcome } from "./outcome.ts";
import type { Attached } from "./read-message.ts";
import { linkTitle } from "./sharepoint-file.ts";
import { linksResult as words } from "./words-result.ts";

/** Findings shown singly; the table and the CSV have more. */
const MOST_FINDINGS = 12;

/** Each link to a file: its message, its kind, and what to ask for. The first is open. */
export function Findings({ rows }: { rows: readonly LinkRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className={css.findings}>
      <h4>{words.findingsTitle(rows.length)}</h4>
      {rows.slice(0, MOST_FINDINGS).map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in two messages, and their order stays
        <Finding key={i} number={i + 1} row={row} />
      ))}
      {rows.length > MOST_FINDINGS && <p className={css.more}>{words.moreFindings(count(rows.length - MOST_FINDINGS))}</p>}
    </div>
  );
}

function Finding({ number, row }: { number: number; row: LinkRow }) {
  const { link, ask } = row;
  const { facts, warnings } = words;
  return (
    <details open={number === 1}>
      <summary className={fold.line}>
        <span className={text.mono}>{number}</span>
        <b>{linkTitle(link)}</b>
        <span className={text.mono}>{link.file && words.providers[link.file.provider]}</span>
      </summary>
      <div className={css.finding}>
        <Part title={facts.where}>
          <Facts facts={known(whereOf(row))} />
        </Part>
        <Part title={facts.what}>
          <p className={css.shown} data-number={number}>
            {link.shown ?? facts.noWords}
          </p>
          <Facts facts={known(whatOf(row))} />
        </Part>
        <Part title={facts.ask}>
          <p>{ask}</p>
          {link.shownDiffers && <p className={css.warning}>{warnings.differs}</p>}
          {link.isQuoted && <p className={css.warning}>{warnings.quoted}</p>}
        </Part>
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h5 className={text.mono}>{title}</h5>
      {children}
    </div>
  );
}

function whereOf({ message: { from, to, sent, subject, messageId, source, number, within } }: LinkRow): readonly Fact[] {
  const { facts } = words;
  return [
    [facts.from, from || words.noSender],
    [facts.to, to],
    [facts.sent, sent?.written ?? words.noDate],
    [facts.utc, sent && (sent.utc ?? words.zoneUnknown)],
    [facts.subject, subject || words.noSubject],
    [facts.messageId, messageId],
    [facts.source, number === undefined ? source : words.messageNumber(source, number)],
    [facts.within, within],
  ];
}

function whatOf({ link: { file, target, wrappers, places, marks } }: LinkRow): readonly Fact[] {
  const { facts } = words;
  return [
    [facts.kind, file && words.kinds[file.kind]],
    [facts.place, file?.place],
    [facts.name, file?.name],
    [facts.id, file?.id],
    [facts.target, target],
    [facts.wrappers, wrappers.map((wrapper) => words.wrappers[wrapper]).join(", ")],
    [facts.places, places.map((place) => words.places[place]).join(", ")],
    [facts.marks, marks.map((mark) => words.marks[mark]).join(", ")],
  ];
}

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
