import { LogTable } from "#app/exhibits/exhibit.tsx";
import type { Cited } from "./ask.ts";
import type { Entry } from "./entry.ts";
import { filterWords } from "./names.ts";
import css from "./query.module.css";
import { query as words } from "./words.ts";

const { columns, nothing, title } = words.log;

/** The questions of this visit with the sources of each answer, also of those without any. */
export function QueryLog({ log }: { log: readonly Entry[] }) {
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
