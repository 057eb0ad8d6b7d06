import result from "web/instruments/frame/result.module.css";
import { Table } from "web/instruments/frame/table.tsx";
import text from "web/parts/text.module.css";
import { exact } from "./figures.ts";
import css from "./photo.module.css";
import type { PhotoFacts } from "./photo-facts.ts";
import type { Photo } from "./read-photos.ts";
import { photoResult as words } from "./words-result.ts";

/** Rows shown; the CSV has all. */
const MOST_ROWS = 40;

/** One row per photograph, those with questions first. */
export function PhotoTable({ photos }: { photos: readonly Photo[] }) {
  const rows = photos.map(({ facts }) => facts).toSorted((a, b) => b.findings.length - a.findings.length);
  return (
    <>
      <Table caption={words.table} columns={words.columns} className={css.table}>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((facts, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may have been given twice, and the order stays
            <tr key={i}>
              <th scope="row">
                <b>{facts.name}</b>
                <small>{deviceName(facts) ?? words.unnamedDevice}</small>
              </th>
              <td className={text.mono}>{facts.times.find(({ source }) => source === "original")?.written ?? words.noTime}</td>
              <td className={text.mono}>{exact(facts.findings.length)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > MOST_ROWS && <p className={result.more}>{words.more(exact(rows.length - MOST_ROWS))}</p>}
    </>
  );
}

/** "Make Model", without the make twice. */
export function deviceName({ device: { make, model } }: PhotoFacts): string | undefined {
  if (!make || !model) return model ?? make;
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;
}
