import { BagLabel } from "#app/instruments/frame/bag-label.tsx";
import { CopyButton } from "#app/instruments/frame/copy-button.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Actions, Limits } from "#app/instruments/frame/instrument.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { utcStamp } from "#app/instruments/frame/stamps.ts";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { instrumentFrame } from "#content/instruments/frame.ts";
import { links } from "#content/instruments/links.ts";
import { linksResult as words } from "#content/instruments/links-result.ts";
import { count } from "#content/specimen/count.ts";
import { FamilyTable } from "./family-table.tsx";
import { Findings } from "./findings.tsx";
import css from "./links.module.css";
import { linksCsv } from "./links-csv.ts";
import type { MailFound } from "./mail-collector.ts";
import type { LinksOutcome } from "./outcome.ts";
import { RequestSheet, requestText } from "./request-sheet.tsx";
import { saveLinks } from "./save-links.ts";
import { UnreadList } from "./unread-list.tsx";

type LinksResultProps = { readonly outcome: LinksOutcome; readonly note?: string; readonly onRestart: () => void };

/** The messages' attachments and links, with what to ask for each link. */
export function LinksResult({ outcome, note, onRestart }: LinksResultProps) {
  const { found, files, closed, verdict } = outcome;
  const asked = [...files, ...closed];
  const made = instrumentFrame.made(utcStamp(found.ended), links.version);
  return (
    <>
      <BagLabel top cells={labelOf(found)} />
      <div className={css.result}>
        <div>
          <Verdict title={verdict.title} notes={[...(note ? [note] : []), ...notesOf(outcome)]} />
          <Tally outcome={outcome} />
          <FamilyTable outcome={outcome} />
          <UnreadList unread={found.unread} />
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <Findings rows={files} />
      <RequestSheet rows={asked} />
      <p className={classNames(text.mono, css.onPaper)}>{made}</p>
      <Actions>
        <Button small onClick={() => saveLinks(outcome, note !== undefined)}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => saveFile("links.csv", "text/csv", linksCsv(outcome))}>
          {instrumentFrame.saveCsv}
        </Button>
        {asked.length > 0 && (
          <CopyButton line words={requestText(asked)}>
            {words.request.copy}
          </CopyButton>
        )}
        <Button small line onClick={() => printInstrument("links")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
        <p className={text.mono}>{made}</p>
      </Actions>
    </>
  );
}

function labelOf({ inputs, read }: MailFound) {
  const { files, size, messages, digest } = links.labelCells;
  const [only, ...others] = inputs;
  const isOne = others.length === 0;
  return [
    { term: files, value: isOne ? (only?.name ?? "") : links.fileCount(inputs.length) },
    { term: size, value: fileSize(inputs.reduce((sum, input) => sum + input.size, 0)) },
    { term: messages, value: count(read) },
    { term: digest, value: isOne ? (only?.sha256 ?? links.noDigest) : links.digests, wide: true },
  ];
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

function Tally({ outcome: { found, files, closed, attached, inline } }: { outcome: LinksOutcome }) {
  const figures = [
    [words.tally.links, files.length],
    [words.tally.attached, attached.length],
    [words.tally.inline, inline.length],
    [words.tally.closed, closed.length],
    [words.tally.others, found.others],
  ] as const;
  return (
    <dl className={css.tally}>
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt className={text.mono}>{term}</dt>
          <dd>{count(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
