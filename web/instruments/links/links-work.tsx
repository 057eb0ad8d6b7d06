// Loaded when the instrument is first used: the work and the view of its result.

import { count } from "content/specimen/count.ts";
import { FaultError, loadPart, ownFault } from "web/instruments/frame/fault.ts";
import type { FileWork, Given, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { labelOf, namesOf } from "web/instruments/frame/files.ts";
import { saveFile } from "web/instruments/frame/report.ts";
import { ResultActions, ResultTop, Tally, UnreadList } from "web/instruments/frame/result.tsx";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import { FamilyTable, Findings } from "./findings.tsx";
import css from "./links.module.css";
import workerUrl from "./links-worker.ts?worker&url";
import type { MailFound } from "./mail-collector.ts";
import { type LinkRow, type LinksOutcome, outcomeOf } from "./outcome.ts";
import outlookUrl from "./outlook-worker.ts?worker&url";
import type { MailQuestion } from "./read-mail.ts";
import { linksCsv, reportFindings } from "./report-findings.ts";
import { links } from "./words.ts";
import { linksResult as words } from "./words-result.ts";
import { linksUnread } from "./words-unread.ts";

/** The worker that was used last: once the one for Outlook's messages is loaded, it stays, also without the network. */
let url = workerUrl;
/** The largest message that is read, in bytes: it is decoded in memory. */
const MOST = 150_000_000;
/** Files in the list of those that were not read. */
const MOST_UNREAD = 20;
/** Sentences that fit on the second page. */
const MOST_PRINTED = 4;

/** The options are what is said of the specimen's result. */
export const work: FileWork<LinksOutcome, string> = {
  read: findLinks,
  specimen: async () => {
    const { name, text, note } = (await loadPart(() => import("./specimen.ts"))).linksSpecimen;
    return { files: [{ path: name, file: new File([text], name) }], options: note };
  },
  said: ({ verdict }) => links.said(verdict.plain),
  Result: LinksResult,
};

/** Reads the files in the worker. Refuses by the first name and reason if none has a message. */
async function findLinks({ files }: Given<string>, context: TaskContext): Promise<LinksOutcome> {
  // A zip may have messages of Outlook in it.
  if (files.some(({ path }) => /\.(?:msg|oft|zip)$/i.test(path))) url = outlookUrl;
  const found = await runInWorker<MailQuestion, MailFound>(url, { files, most: MOST }, context);
  const [first, ...others] = found.unread;
  if (found.read > 0 || !first) return outcomeOf(found);
  const { name, reason } = first;
  if (reason === "empty" || reason === "unreadable") throw new FaultError({ kind: reason, name });
  const refusal = linksUnread.refusals[reason === "packing" ? "damaged" : reason];
  throw ownFault(name, refusal, others.length > 0 ? linksUnread.andMore(others.length) : "");
}

/** The messages' attachments and links, with what to ask for each link. */
function LinksResult({ outcome, options: note, isSpecimen, onRestart }: ResultProps<LinksOutcome, string>) {
  const { found, files, closed, attached, inline, verdict } = outcome;
  const asked = [...files, ...closed];
  const [only, ...others] = found.inputs;
  const digest = others.length === 0 ? (only?.sha256 ?? links.noDigest) : links.digests;
  return (
    <>
      <ResultTop
        label={labelOf(links.labelCells, [...namesOf(found.inputs, links.fileCount), count(found.read), digest])}
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
        version={links.version}
        limits={words.limits}
        made={found.ended}
        onPaper=""
        report={() => ({ specimen: isSpecimen, inputs: found.inputs, findings: reportFindings(outcome) })}
        saves={[[instrumentFrame.saveCsv, () => saveFile("links.csv", "text/csv", linksCsv(outcome))]]}
        copy={asked.length > 0 ? { label: words.request.copy, text: requestText(asked) } : undefined}
        onRestart={onRestart}
      />
    </>
  );
}

function notesOf({ found, files, closed, sealed }: LinksOutcome): readonly string[] {
  const { meaning, none, closed: closedNote, sealed: sealedNote, mailbox, unread } = words.notes;
  return [
    files.length > 0 ? meaning : none,
    ...(closed.length > 0 ? [closedNote(closed.length)] : []),
    ...(sealed > 0 ? [sealedNote(sealed)] : []),
    ...found.mailboxes.flatMap(({ name, dated, undated }) => (undated > 0 ? [mailbox(name, dated, undated)] : [])),
    ...(found.unread.length > 0 ? [unread(found.unread.length)] : []),
  ];
}

/** The printed requests for each link; the screen shows them with the links. */
function RequestSheet({ rows }: { rows: readonly LinkRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className={css.request}>
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

const sentence = ({ ask, message: { messageId } }: LinkRow) => (messageId ? `${ask} ${words.request.standsIn(messageId)}` : ask);
