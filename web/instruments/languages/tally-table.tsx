import { count } from "content/specimen/count.ts";
import { Table } from "web/instruments/frame/table.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./languages.module.css";
import type { LanguagesOutcome } from "./outcome.ts";
import { hasCharacters } from "./request-lines.ts";
import { languagesResult } from "./words-result.ts";

const { tally: words } = languagesResult;

/** The amount in each language, the most words first; text without one is last. */
export function TallyTable({ outcome: { tally, words: all } }: { outcome: LanguagesOutcome }) {
  return (
    <Table caption={words.title} columns={words.columns} className={classNames(css.table, css.tally)}>
      <tbody>
        {tally.map(({ key, name, isLanguage, documents, paragraphs, words: own, letters, doubtful }) => (
          <tr key={key} data-other={isLanguage ? undefined : ""}>
            <th scope="row">
              <b>{name}</b>
              {doubtful > 0 && <small>{words.doubtful(doubtful)}</small>}
              {hasCharacters(key) && <small>{words.characters(count(letters))}</small>}
            </th>
            <td className={classNames(text.mono, css.number)} data-term={words.columns.documents}>
              {count(documents)}
            </td>
            <td className={classNames(text.mono, css.number)} data-term={words.columns.paragraphs}>
              {count(paragraphs)}
            </td>
            <td className={classNames(text.mono, css.number)} data-term={words.columns.words}>
              {count(own)}
            </td>
            <td className={classNames(text.mono, css.number)} data-term={words.columns.share}>
              {words.share(count(own), count(all), `${((own / Math.max(1, all)) * 100).toFixed(1)}%`)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
