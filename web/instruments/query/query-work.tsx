// Loaded when the instrument is first used: the collection, its ranking and the view of the answer.

import { query as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import {
  type Cited,
  citedIn,
  type Entry,
  logCsv,
  type Rendition,
  wordsOf,
} from "instruments/query/ask.ts";
import { collection } from "instruments/query/collection.ts";
import { report } from "instruments/query/report.ts";
import * as sentences from "instruments/query/sentences.ts";
import {
  custodianName,
  filterWords,
  type Held,
  moment,
  nameOf,
  parties,
  termsOf,
} from "instruments/query/terms.ts";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import exhibit from "web/exhibits/exhibit.module.css";
import { LogTable } from "web/exhibits/exhibit.tsx";
import frame from "web/instruments/frame/frame.module.css";
import { Limits } from "web/instruments/frame/instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import { Facts, ResultActions, Verdict } from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./query.module.css";

export { ask } from "instruments/query/ask.ts";

/** The last answer, and the log of all questions. */
export function QueryResult({ log, onRestart }: { log: readonly Entry[]; onRestart: () => void }) {
  const entry = log.at(-1);
  if (!entry) return null;
  const title = verdictOf(entry);
  return (
    <>
      <div className={classNames(result.part, frame.two)}>
        <div className={css.answer}>
          <p className={css.asked}>{entry.question}</p>
          <Verdict title={title} notes={notesOf(entry)} />
          {entry.cited.length > 0 && (
            <ol
              className={classNames(result.entries, css.passages)}
              aria-label={words.passages}
              key={entry.at}
            >
              {entry.cited.map((cited) => (
                <PassageItem key={cited.held.number} cited={cited} />
              ))}
            </ol>
          )}
          <QueryLog log={log} />
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <ResultActions
        name="query"
        limits={words.limits}
        report={() => ({ specimen: true, ...report(undefined, log) })}
        saves={[[words.log.save, () => saveFile("query-log.csv", "text/csv", logCsv(log))]]}
        onRestart={onRestart}
      />
      <p className={text.hidden} role="status">
        {title}
      </p>
    </>
  );
}

function verdictOf(entry: Entry): string {
  const { passages, entries } = citedIn(entry);
  return entry.cited.length === 0
    ? words.nothing
    : sentences.found(passages.length, entries.length);
}

function notesOf(entry: Entry): readonly string[] {
  const { cited, supported, filters, unknown, isWordless } = entry;
  const { passages } = citedIn(entry);
  const searched = filterWords(filters);
  return [
    cited.length === 0
      ? isWordless
        ? words.wordless
        : words.nothingNote(count(collection.length))
      : "",
    cited.length > 0 ? (passages.length > 0 ? words.foundNote : words.loggedNote) : "",
    supported > cited.length ? words.more(count(supported), count(cited.length)) : "",
    searched ? words.searched(searched) : "",
    unknown.length > 0 ? sentences.unknown(unknown) : "",
  ].filter((note) => note !== "");
}

/** The questions of this visit with the sources of each answer, also of those without any. */
function QueryLog({ log }: { log: readonly Entry[] }) {
  return (
    <div className={result.part}>
      <h4>{words.log.title}</h4>
      <LogTable
        label={words.log.title}
        columns={Object.values(words.log.columns)}
        wrap={[words.log.columns.question, words.log.columns.filters, words.log.columns.rests]}
        rows={log.map(({ at, question, filters, cited }) => ({
          cells: [
            clockOf(at),
            question,
            cited.map(restsOn).join(", ") || words.log.nothing,
            filterWords(filters) || words.filters.none,
          ],
        }))}
      />
    </div>
  );
}

const restsOn = ({ held, rendition }: Cited) =>
  rendition === "log" && held.log ? words.log.entry(held.number, held.log.entry) : held.number;

/** Hours, minutes and seconds by the visitor’s clock. */
const clockOf = (at: number) =>
  new Intl.DateTimeFormat("en-US", {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).format(at);

/** For the report: a question with every passage that was quoted. */
/** A passage with its number, people and time. The number opens and closes the document below. */
function PassageItem({ cited }: { cited: Cited }) {
  const { held, rendition } = cited;
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const id = `query-${held.number.replace(/\W+/g, "")}`;
  const open = (event: MouseEvent) => {
    // Keeps the address unchanged, so that no question gets into it.
    event.preventDefault();
    setIsOpen(true);
    document.getElementById(id)?.focus();
  };
  const close = () => {
    setIsOpen(false);
    link.current?.focus();
  };
  return (
    <li>
      <div className={css.source}>
        <a
          ref={link}
          href={`#${isOpen ? id : "query"}`}
          className={exhibit.cite}
          onClick={open}
          aria-label={words.open(held.number)}
        >
          {held.number}
        </a>
        <p>{parties(held)}</p>
        <p>{moment(held)}</p>
        <p>{words.kinds[held.kind]}</p>
      </div>
      <div>
        {rendition === "translation" && <p className={text.mono}>{words.translated}</p>}
        {rendition === "log" && held.log && (
          <p className={text.monoInk}>{words.logEntry(held.log.entry, held.log.basis)}</p>
        )}
        {rendition !== "log" && held.call === "redacted" && (
          <p className={text.mono}>
            {held.log ? words.redactedInPart(held.log.entry) : words.calls.redacted}
          </p>
        )}
        <Quoted {...cited} />
      </div>
      {isOpen && <DocumentPanel id={id} cited={cited} onClose={close} />}
    </li>
  );
}

/** The passage with the question's words underlined, and dots if the document continues. */
function Quoted({ held, rendition, start, end, terms }: Cited) {
  const whole = wordsOf(held, rendition);
  const said = whole.slice(start, end);
  const borne = termsOf(said).filter(({ term }) => terms.includes(term));
  return (
    <blockquote lang={rendition === "text" ? held.language : undefined}>
      {start > 0 && "… "}
      {borne.map((term, i) => (
        <span key={term.start}>
          {said.slice(borne[i - 1]?.end ?? 0, term.start)}
          <u>{said.slice(term.start, term.end)}</u>
        </span>
      ))}
      {said.slice(borne.at(-1)?.end ?? 0)}
      {end < whole.length && " …"}
    </blockquote>
  );
}

/**
 * A produced document with the passage highlighted, or a withheld one's log entry. Its number takes
 * the focus.
 */
function DocumentPanel({ id, cited, onClose }: { id: string; cited: Cited; onClose: () => void }) {
  const { held } = cited;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.document} aria-labelledby={id} data-copy="produced">
      <h4 id={id} ref={heading} tabIndex={-1}>
        {held.subject ?? words.calls.withheld}
      </h4>
      <Facts className={result.facts} facts={cellsOf(held)} />
      {held.text === undefined && <p className={text.sub}>{words.withheld}</p>}
      {(["text", "translation", "log"] as const).map((rendition) => (
        <Words key={rendition} cited={cited} rendition={rendition} />
      ))}
      <p className={css.stamp}>
        <Button small line onClick={onClose}>
          {words.close}
        </Button>
        <span className={text.bates}>{held.number}</span>
      </p>
    </section>
  );
}

/** One rendition of the document, with a heading if there are several. */
function Words({ cited, rendition }: { cited: Cited; rendition: Rendition }) {
  const { held, start, end } = cited;
  const whole = wordsOf(held, rendition);
  if (!whole) return null;
  const heading =
    rendition === "log"
      ? held.log && words.logEntry(held.log.entry, held.log.basis)
      : held.translation && headings[rendition];
  const isHere = rendition === cited.rendition;
  return (
    <>
      {heading && <p className={text.mono}>{heading}</p>}
      <p className={css.text} lang={rendition === "text" ? held.language : undefined}>
        {isHere ? whole.slice(0, start) : whole}
        {isHere && <mark>{whole.slice(start, end)}</mark>}
        {isHere && whole.slice(end)}
      </p>
    </>
  );
}

const headings = { text: words.original, translation: words.translation } as const;

function cellsOf(held: Held): readonly (readonly [term: string, value: string])[] {
  const { from, to, cc, custodian, kind, pages, attachedTo, call } = held;
  const { cell } = words;
  const cells = [
    [cell.from, nameOf(from)],
    [cell.to, to.map(nameOf).join(", ")],
    [cell.copied, cc.map(nameOf).join(", ")],
    [to.length > 0 ? cell.sent : cell.dated, moment(held)],
    [cell.custodian, custodianName(custodian)],
    [cell.kind, words.kinds[kind]],
    [cell.pages, count(pages)],
    [cell.attachedTo, attachedTo ?? ""],
    [cell.call, words.calls[call]],
  ] as const;
  return cells.filter(([, value]) => value !== "");
}
