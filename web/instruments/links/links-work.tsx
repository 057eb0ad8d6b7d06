// Loaded when the instrument is first used: the work and the view of its result.

import { instrumentFrame, links, linksUnread, linksResult as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import type { Given } from "instruments/contract.ts";
import { loadPart } from "instruments/frame/fault.ts";
import { linkTitle } from "instruments/links/cloud-file.ts";
import type { FoundLink } from "instruments/links/links-of-message.ts";
import { type LinkRow, type LinksOutcome, linksCsv } from "instruments/links/outcome.ts";
import type { MailFound, MailMessage } from "instruments/links/read-mail.ts";
import type { Attached } from "instruments/links/read-message.ts";
import { conclude, report } from "instruments/links/report.ts";
import * as sentences from "instruments/links/sentences.ts";
import { labelOf, namesOf } from "web/instruments/frame/bag-label.ts";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import list from "web/instruments/frame/findings.module.css";
import fold from "web/instruments/frame/fold.module.css";
import result from "web/instruments/frame/result.module.css";
import {
  type Fact,
  Facts,
  known,
  Part,
  ResultActions,
  ResultTop,
  Standing,
  Table,
  Tally,
  UnreadList,
} from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./links.module.css";
import workerUrl from "./links-worker.ts?worker&url";
import outlookUrl from "./outlook-worker.ts?worker&url";

/**
 * The worker that was used last: once the one for Outlook's messages is loaded, it stays, also
 * without the network.
 */
let url = workerUrl;
/** Files in the list of those that were not read. */
const MOST_UNREAD = 20;
/** Sentences that fit on the second page. */
const MOST_PRINTED = 4;

export const work: FileWork<LinksOutcome> = {
  run: findLinks,
  specimen: async () => {
    const { name, text, note } = (await loadPart(() => import("instruments/links/specimen.ts")))
      .linksSpecimen;
    return { files: [{ path: name, file: new File([text], name) }], options: undefined, note };
  },
  said: ({ verdict }) => verdict.plain,
  Result: LinksResult,
};

/** Reads the files in the worker. */
async function findLinks(given: Given<undefined>, context: TaskContext): Promise<LinksOutcome> {
  // A zip may have messages of Outlook in it.
  if (given.files.some(({ path }) => /\.(?:msg|oft|zip)$/i.test(path))) url = outlookUrl;
  return conclude(await runInWorker<typeof given, MailFound>(url, given, context));
}

/** The messages' attachments and links, with what to ask for each link. */
function LinksResult({ outcome, note, isSpecimen, onRestart }: ResultProps<LinksOutcome>) {
  const { found, files, closed, attached, inline, verdict } = outcome;
  const asked = [...files, ...closed];
  const [only, ...others] = found.inputs;
  const digest =
    others.length === 0 ? (only?.sha256 ?? instrumentFrame.noDigest) : instrumentFrame.digests;
  return (
    <>
      <ResultTop
        label={labelOf(links.labelCells, [...namesOf(found.inputs), count(found.read), digest])}
        title={verdict.title}
        notes={[...(note ? [note] : []), ...notesOf(outcome)]}
        words={words}
      >
        <Tally
          figures={[
            [words.tally.links, files.length],
            [words.tally.attached, attached.length],
            [words.tally.inline, inline.length],
            [words.tally.closed, closed.length],
            [words.tally.others, found.others],
          ]}
        />
        <FamilyTable outcome={outcome} />
        <UnreadList
          title={linksUnread.title}
          unread={found.unread.map(({ name, number, reason }) => [
            number === undefined ? name : words.messageNumber(name, number),
            linksUnread.reasons[reason],
          ])}
          most={MOST_UNREAD}
          more={linksUnread.more}
        />
      </ResultTop>
      <Findings rows={files} />
      <RequestSheet rows={asked} />
      <ResultActions
        name="links"
        limits={words.limits}
        made={found.ended}
        onPaper=""
        report={() => ({ specimen: isSpecimen, ...report(undefined, outcome) })}
        saves={[
          [instrumentFrame.saveCsv, () => saveFile("links.csv", "text/csv", linksCsv(outcome))],
        ]}
        copy={
          asked.length > 0 ? { label: words.request.copy, text: requestText(asked) } : undefined
        }
        onRestart={onRestart}
      />
    </>
  );
}

function notesOf({ found, files, closed, sealed }: LinksOutcome): readonly string[] {
  const { meaning, none, noneRead, closed: closedNote, sealed: sealedNote, unread } = words.notes;
  const isDecided = closed.length + sealed + found.unread.length === 0;
  return [
    files.length > 0 ? meaning : isDecided ? none : noneRead,
    ...(closed.length > 0 ? [closedNote(closed.length)] : []),
    ...(sealed > 0 ? [sealedNote(sealed)] : []),
    ...found.mailboxes.flatMap(({ name, dated, undated }) =>
      undated > 0 ? [sentences.mailbox(name, dated, undated)] : [],
    ),
    ...(found.unread.length > 0 ? [unread(found.unread.length)] : []),
  ];
}

/** The printed requests for each link; the screen shows them with the links. */
function RequestSheet({ rows }: { rows: readonly LinkRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className={classNames(result.part, result.onPaper)}>
      <h4>{words.request.title}</h4>
      <p>{words.request.begins}</p>
      <ol>
        {rows.slice(0, MOST_PRINTED).map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in two messages, and their order stays
          <li key={i}>{sentence(row)}</li>
        ))}
      </ol>
      {rows.length > MOST_PRINTED && <p>{words.request.more(count(rows.length - MOST_PRINTED))}</p>}
    </div>
  );
}

/** All requests as text. */
function requestText(rows: readonly LinkRow[]): string {
  return [words.request.begins, ...rows.map((row, i) => `${i + 1}. ${sentence(row)}`)].join("\n");
}

const sentence = ({ ask, message: { messageId } }: LinkRow) =>
  messageId ? `${ask} ${words.request.standsIn(messageId)}` : ask;

/** Findings shown singly; the table and the CSV have more. */
const MOST_FINDINGS = 12;

/** Each link to a file: its message, its kind, and what to ask for. The first is open. */
function Findings({ rows }: { rows: readonly LinkRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className={classNames(list.findings, text.offPaper)}>
      <h4>{words.findingsTitle(rows.length)}</h4>
      {rows.slice(0, MOST_FINDINGS).map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in two messages, and their order stays
        <Finding key={i} number={i + 1} row={row} />
      ))}
      {rows.length > MOST_FINDINGS && (
        <p className={result.more}>{words.moreFindings(count(rows.length - MOST_FINDINGS))}</p>
      )}
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
      <div className={list.finding}>
        <Part title={facts.where}>
          <Facts facts={known(whereOf(row))} />
        </Part>
        <Part title={facts.what}>
          <p className={list.quoted} data-number={number}>
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

function whereOf({
  message: { from, to, sent, subject, messageId, source, number, within },
}: LinkRow): readonly Fact[] {
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
function FamilyTable({ outcome: { found } }: { outcome: LinksOutcome }) {
  const families = found.messages
    .map((message) => ({
      message,
      links: message.links,
      attached: message.attachments.filter(({ isInline }) => !isInline),
    }))
    .filter(({ links, attached }) => links.length + attached.length > 0)
    .toSorted((a, b) => Number(b.links.some(isFile)) - Number(a.links.some(isFile)));
  if (families.length === 0) return null;
  let room = MOST_ROWS;
  const shown = families.flatMap(({ message, links, attached }) => {
    const family = {
      message,
      links: links.slice(0, room),
      attached: attached.slice(0, Math.max(0, room - links.length)),
    };
    const isRoom = room > 0;
    room -= links.length + attached.length;
    return isRoom ? [family] : [];
  });
  return (
    <>
      <Table
        caption={words.table}
        columns={words.columns}
        className={classNames(result.table, css.table)}
      >
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

type FamilyProps = {
  readonly message: MailMessage;
  readonly links: readonly FoundLink[];
  readonly attached: readonly Attached[];
};

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
            <Standing sign={isFile(link) ? "ink" : "dashed"}>
              {isFile(link) ? words.standings.link : words.standings.closed}
            </Standing>
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
