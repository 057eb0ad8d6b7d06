import { classNames } from "#app/ui/class-names.ts";
import { Address } from "#app/ui/link.tsx";
import text from "#app/ui/text.module.css";
import type { Described, Row } from "./describe.ts";
import blocks from "./planner.module.css";
import { first72Hours as words } from "./words.ts";

const { list } = words;

/** Every dated clock: its day, what is deleted, the source, and the distance from day one. */
export function ExpiryList({ rows, horizon }: Pick<Described, "rows" | "horizon">) {
  return (
    <>
      <h4 className={blocks.heading}>{list.title}</h4>
      <ol className={blocks.rows}>
        {rows.map((row) => (
          <ExpiryRow key={row.id} row={row} horizon={horizon} />
        ))}
      </ol>
      {rows.length > 0 && <p className={classNames(text.mono, blocks.scale)}>{list.scale(horizon)}</p>}
    </>
  );
}

/** How much of a bar's width the first 72 hours take. */
const stripe = (horizon: number) => `${Math.round((3 / horizon) * 1000) / 10}%`;

function ExpiryRow({ row, horizon }: { row: Row; horizon: number }) {
  const { date, left, what, source, basis, varies, page, screen, checked, bar } = row;
  return (
    <li data-gone={bar === null ? "" : undefined}>
      <p className={blocks.when}>
        <b>{date}</b>
        <span className={text.mono}>{left}</span>
      </p>
      <div>
        <p className={blocks.what}>
          <b>{what}</b>
        </p>
        <p className={text.mono}>{[source, basis].join(": ")}</p>
        {varies && <p className={blocks.varies}>{varies}</p>}
        <p className={blocks.source}>
          {page ? (
            <Address to={page.href} newTab>
              {page.publisher}, <q>{page.title}</q>
            </Address>
          ) : (
            screen
          )}
          {". "}
          {checked}
        </p>
        {bar === null ? (
          <p className={classNames(text.mono, blocks.gone)}>{list.gone}</p>
        ) : (
          <svg className={blocks.bar} aria-hidden="true">
            <line x2="100%" y1="9" y2="9" />
            <rect width={`${bar}%`} y="4" height="10" />
            <rect className={blocks.rowStripe} width={stripe(horizon)} y="4" height="10" />
          </svg>
        )}
      </div>
    </li>
  );
}
