import { count } from "content/specimen/count.ts";
import type { ReactNode } from "react";
import fold from "web/instruments/frame/fold.module.css";
import { type Fact, Facts, known } from "web/instruments/frame/result.tsx";
import text from "web/parts/text.module.css";
import { linkTitle } from "./link-title.ts";
import css from "./links.module.css";
import type { LinkRow } from "./outcome.ts";
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
