import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import type { Cited } from "./ask.ts";
import css from "./document-panel.module.css";
import type { Held } from "./held.ts";
import { custodianName, moment, nameOf } from "./names.ts";
import { type Rendition, wordsOf } from "./passages.ts";
import { query as words } from "./words.ts";

/** A produced document with the passage highlighted, or a withheld one's log entry. Its number takes the focus. */
export function DocumentPanel({ id, cited, onClose }: { id: string; cited: Cited; onClose: () => void }) {
  const { held } = cited;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.document} aria-labelledby={id} data-copy="produced">
      <h4 id={id} ref={heading} tabIndex={-1}>
        {held.subject ?? words.calls.withheld}
      </h4>
      <dl className={text.mono}>
        {cellsOf(held).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
    rendition === "log" ? held.log && words.logEntry(held.log.entry, held.log.basis) : held.translation && headings[rendition];
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
