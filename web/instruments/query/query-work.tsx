// Loaded when the instrument is first used: the collection, its ranking and the view of the answer.

import { count } from "content/specimen/count.ts";
import { LogTable } from "web/drawings/exhibit.tsx";
import { Limits } from "web/instruments/frame/instrument.tsx";
import { saveFile } from "web/instruments/frame/report.ts";
import { ResultActions, Verdict } from "web/instruments/frame/result.tsx";
import text from "web/parts/text.module.css";
import type { Cited } from "./ask.ts";
import { collection } from "./collection.ts";
import { citedIn, type Entry } from "./entry.ts";
import { logCsv } from "./log-csv.ts";
import { PassageItem } from "./passage-item.tsx";
import { wordsOf } from "./passages.ts";
import css from "./query.module.css";
import { filterWords } from "./terms.ts";
import { query as words } from "./words.ts";

export { ask } from "./ask.ts";

/** The last answer, and the log of all questions. */
export function QueryResult({ log, onRestart }: { log: readonly Entry[]; onRestart: () => void }) {
  const entry = log.at(-1);
  if (!entry) return null;
  const title = verdictOf(entry);
  return (
    <>
      <div className={css.top}>
        <div className={css.answer}>
          <p className={css.asked}>{entry.question}</p>
          <Verdict title={title} notes={notesOf(entry)} />
          {entry.cited.length > 0 && (
            <ol className={css.passages} aria-label={words.passages} key={entry.at}>
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
        version={words.version}
        limits={words.limits}
        report={() => ({
          specimen: true,
          inputs: log.map(({ question }, i) => ({ name: `${words.question.label} ${i + 1}`, value: question })),
          findings: { documents: collection.length, log: log.map(findingOf) },
        })}
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
  return entry.cited.length === 0 ? words.nothing : words.found(passages.length, entries.length);
}

function notesOf(entry: Entry): readonly string[] {
  const { cited, supported, filters, unknown, isWordless } = entry;
  const { passages } = citedIn(entry);
  const searched = filterWords(filters);
  return [
    cited.length === 0 ? (isWordless ? words.wordless : words.nothingNote(count(collection.length))) : "",
    cited.length > 0 ? (passages.length > 0 ? words.foundNote : words.loggedNote) : "",
    supported > cited.length ? words.more(count(supported), count(cited.length)) : "",
    searched ? words.searched(searched) : "",
    unknown.length > 0 ? words.unknown(unknown) : "",
  ].filter((note) => note !== "");
}

const { columns, nothing, title } = words.log;

/** The questions of this visit with the sources of each answer, also of those without any. */
function QueryLog({ log }: { log: readonly Entry[] }) {
  return (
    <div className={css.log}>
      <h4>{title}</h4>
      <LogTable
        label={title}
        columns={Object.values(columns)}
        wrap={[columns.question, columns.filters, columns.rests]}
        rows={log.map(({ at, question, filters, cited }) => ({
          cells: [clockOf(at), question, cited.map(restsOn).join(", ") || nothing, filterWords(filters) || words.filters.none],
        }))}
      />
    </div>
  );
}

const restsOn = ({ held, rendition }: Cited) =>
  rendition === "log" && held.log ? words.log.entry(held.number, held.log.entry) : held.number;

/** Hours, minutes and seconds by the visitor’s clock. */
const clockOf = (at: number) =>
  new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }).format(at);

/** For the report: a question with every passage that was quoted. */
function findingOf({ at, question, filters, cited, supported, unknown }: Entry) {
  const answer = cited.length === 0 ? words.nothing : null;
  return { at: new Date(at).toISOString(), question, filters, answer, supported, wordsInNoDocument: unknown, cited: cited.map(quotedOf) };
}

function quotedOf({ held, rendition, start, end, support }: Cited) {
  return {
    number: held.number,
    from: held.from,
    to: held.to,
    at: held.at,
    passage: wordsOf(held, rendition).slice(start, end),
    rendition,
    support: Math.round(support * 100) / 100,
    ...(held.log ? { privilegeLog: held.log.entry } : {}),
  };
}
