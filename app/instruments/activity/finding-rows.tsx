import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { HeadRow } from "#app/instruments/frame/table.tsx";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import css from "./activity.module.css";
import { askRows } from "./ask-log.ts";
import { shortObject } from "./describe.ts";
import type { RowView } from "./row-views.ts";
import { activityResult } from "./words-result.ts";

const { finding: words, chronology } = activityResult;

/** Rows fetched for one finding; the CSV has all. */
const MOST = 2000;
/** Height of a row in CSS pixels, until it is measured. */
const ROW = 64;

type FindingRowsProps = { readonly rows: Uint32Array; readonly zone: string; readonly files: readonly string[] };

/** The records of a finding. Only visible rows are in the document. */
export function FindingRows({ rows, zone, files }: FindingRowsProps) {
  const [views, setViews] = useState<readonly RowView[]>();
  useEffect(() => {
    let isWanted = true;
    askRows({ kind: "rows", rows: rows.slice(0, MOST), zone }).then(
      (found) => isWanted && setViews(found),
      () => isWanted && setViews([]),
    );
    return () => {
      isWanted = false;
    };
  }, [rows, zone]);
  return (
    <div>
      <h5 className={text.mono}>{words.rows}</h5>
      {views ? <RowList views={views} files={files} /> : <p>{words.loading}</p>}
      {rows.length > MOST && <p>{words.moreRows(rows.length - MOST)}</p>}
    </div>
  );
}

function RowList({ views, files }: { views: readonly RowView[]; files: readonly string[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({ count: views.length, getScrollElement: () => frame.current, estimateSize: () => ROW, overscan: 6 });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section ref={frame} className={css.rows} tabIndex={0} aria-label={words.rows}>
      <table aria-rowcount={views.length + 1}>
        <HeadRow columns={words.rowColumns} />
        <tbody>
          {before > 0 && <Gap height={before} />}
          {items.map(({ index }) => {
            const view = views[index];
            return (
              view && (
                <tr key={index} ref={virtual.measureElement} data-index={index} aria-rowindex={index + 2}>
                  <Cells view={view} file={files.length > 1 ? files[view.file] : undefined} />
                </tr>
              )
            );
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </section>
  );
}

function Cells({ view, file }: { view: RowView; file: string | undefined }) {
  const { local, utc, operation, object, items, address, row } = view;
  return (
    <>
      <td className={text.mono}>
        <b>{local}</b>
        {utc}
      </td>
      <td>{operation}</td>
      <td title={object}>
        {shortObject(object) || words.empty}
        {items > 1 && <small>{words.items(items)}</small>}
      </td>
      <td className={text.mono}>{address || words.empty}</td>
      <td className={text.mono}>{file ? chronology.rowOf(row, file) : count(row)}</td>
    </>
  );
}

/** The space of the rows that are not in the document. */
function Gap({ height }: { height: number }) {
  return (
    <tr data-gap="">
      <td colSpan={5} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
