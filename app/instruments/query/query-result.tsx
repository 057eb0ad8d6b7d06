import { Actions, Limits } from "#app/instruments/frame/instrument.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { Button } from "#app/ui/button.tsx";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import { frame } from "#content/specimen/exhibits/frame.ts";
import { collection } from "./collection.ts";
import { citedIn, type Entry } from "./entry.ts";
import { logCsv } from "./log-csv.ts";
import { filterWords } from "./names.ts";
import { PassageItem } from "./passage-item.tsx";
import css from "./query.module.css";
import { QueryLog } from "./query-log.tsx";
import { saveQueryReport } from "./query-report.ts";
import { query as words } from "./words.ts";

/** The last answer, and the log of all questions. */
export function QueryResult({ log, onRestart }: { log: readonly Entry[]; onRestart: () => void }) {
  const entry = log.at(-1);
  if (!entry) return null;
  const title = verdictOf(entry);
  return (
    <>
      <div className={css.top}>
        <div className={css.answer}>
          <p className={css.asked}>
            <b className={text.mono}>{frame.question}</b> {entry.question}
          </p>
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
      <Actions>
        <Button small onClick={() => saveQueryReport(log)}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => saveFile("query-log.csv", "text/csv", logCsv(log))}>
          {words.log.save}
        </Button>
        <Button small line onClick={() => printInstrument("query")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
      </Actions>
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
