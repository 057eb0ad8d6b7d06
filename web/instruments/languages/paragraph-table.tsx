import { count } from "content/specimen/count.ts";
import { useState } from "react";
import result from "web/instruments/frame/result.module.css";
import { type Sign, Standing } from "web/instruments/frame/result.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./languages.module.css";
import { languageName, languageTag, scriptNames } from "./names.ts";
import { isDoubtful, isMixed, keyOf, type LanguagesOutcome } from "./outcome.ts";
import type { FoundParagraph } from "./read-languages.ts";
import { languagesResult } from "./words-result.ts";

const signs = { sure: undefined, likely: "line", unsure: "ink", short: "dashed", none: "dashed" } as const satisfies Record<
  FoundParagraph["sureness"],
  Sign | undefined
>;

const { paragraphs: words, sureness, tally: none } = languagesResult;

/** Rows at first, and with each press of the button below them. */
const ROWS = 25;
/** The most rows shown; the CSV has all. */
const MOST_ROWS = 500;

/** Every paragraph with its language, sureness, words, and scripts if several. Filtered by language, or by what needs a check. */
export function ParagraphTable({ outcome: { found, tally } }: { outcome: LanguagesOutcome }) {
  const [filter, setFilter] = useState("every");
  const [room, setRoom] = useState(ROWS);
  const of = (wanted: string) => found.paragraphs.filter((paragraph) => matches(paragraph, wanted));
  const rows = of(filter);
  const shown = rows.slice(0, room);
  const options = [
    ["every", words.every(found.paragraphs.length)],
    ["doubtful", words.doubtful(of("doubtful").length)],
    ["mixed", words.mixed(of("mixed").length)],
    ...tally.map(({ key, name, paragraphs }) => [`=${key}`, words.of(name, paragraphs)] as const),
  ] as const;
  return (
    <div className={css.paragraphs}>
      <div className={css.filter}>
        <h4>{words.title}</h4>
        <label>
          {words.filter}{" "}
          <select
            value={filter}
            onChange={({ currentTarget }) => {
              setFilter(currentTarget.value);
              setRoom(ROWS);
            }}
          >
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown.length > 0 ? (
        <Table caption={words.table} columns={words.columns} className={classNames(css.table, css.stacked)}>
          <tbody>
            {shown.map((paragraph) => (
              <Row
                key={`${paragraph.document} ${paragraph.number} ${paragraph.part}`}
                paragraph={paragraph}
                name={found.documents[paragraph.document]?.name ?? ""}
              />
            ))}
          </tbody>
        </Table>
      ) : (
        <p className={css.more}>{words.none}</p>
      )}
      <p className={result.onPaper}>{words.onPaper}</p>
      {rows.length > room && (
        <div className={css.more}>
          {room < MOST_ROWS && (
            <Button small line onClick={() => setRoom(room + ROWS)}>
              {words.more(Math.min(ROWS, rows.length - room))}
            </Button>
          )}
          {(room >= MOST_ROWS || rows.length > room + ROWS) && <p>{words.rest(rows.length - room)}</p>}
        </div>
      )}
    </div>
  );
}

function matches(paragraph: FoundParagraph, wanted: string): boolean {
  if (wanted === "every") return true;
  if (wanted === "doubtful") return isDoubtful(paragraph);
  return wanted === "mixed" ? isMixed(paragraph) : keyOf(paragraph) === wanted.slice(1);
}

function Row({ paragraph, name }: { paragraph: FoundParagraph; name: string }) {
  const { begins, number, line, language, second, scripts, mixed } = paragraph;
  return (
    <tr data-look={isDoubtful(paragraph) || isMixed(paragraph) ? "" : undefined}>
      <th scope="row">
        <q lang={language ? languageTag(language) : undefined} dir="auto">
          {begins}
        </q>
        <small>{words.place(name, number, line)}</small>
        {isMixed(paragraph) && (
          <small>{words.scripts(scripts.map(({ script, letters }) => words.script(scriptNames[script], letters)).join(", "))}</small>
        )}
        {mixed.map(({ word, odd }) => (
          <small key={word} className={css.odd}>
            {words.mixedWord(word, odd)}
          </small>
        ))}
      </th>
      <td>
        <b>{language ? languageName(language) : none[keyOf(paragraph) === "none" ? "none" : "short"]}</b>
        {second && <small>{words.second(languageName(second))}</small>}
      </td>
      <td>
        <Standing sign={signs[paragraph.sureness]}>{sureness[paragraph.sureness]}</Standing>
      </td>
      <td className={classNames(text.mono, css.number)} data-term={words.columns.words}>
        {count(paragraph.words)}
      </td>
    </tr>
  );
}
