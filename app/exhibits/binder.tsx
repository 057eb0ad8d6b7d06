import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./binder.module.css";
import { Exhibit } from "./exhibit.tsx";

const tabs = [
  { tab: "PX-1", title: "Delivery note, 11 March", witness: "Wei", pages: 1, bates: "PRB 0018402" },
  { tab: "PX-2", title: "Inspection form 12-B", witness: "Ruiz", pages: 2, bates: "PRB 0018403" },
  { tab: "PX-3", title: "Email, Castellan to Amadi", witness: "Amadi", pages: 3, bates: "PRB 0004127", marked: true },
  { tab: "PX-4", title: "Photographs of the roof", witness: "Wei", pages: 14, bates: "PRB 0019120" },
  { tab: "PX-5", title: "Reserve workbook, version 6", witness: "Castellan", pages: 6, bates: "PRB 0004122" },
] as const;

/** A trial binder: the spine it is found by, and the index behind its tabs. */
export function BinderExhibit({ letter = "A-6" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Trial binder, plaintiff’s exhibits"
      note="4 identical sets"
      foot="Bench, witness, opposing counsel, trial team: four sets, compared page against page"
    >
      <div className={css.binder}>
        <div className={css.spine} aria-hidden="true">
          <span className={text.mono}>Vol. 2 of 5</span>
          <b>Specimen v. Specimen</b>
          <i />
        </div>
        <ol className={css.tabs}>
          {tabs.map((entry) => (
            <li key={entry.tab}>
              <span className={classNames(text.bates, css.tab)}>{entry.tab}</span>
              <p>{"marked" in entry ? <mark>{entry.title}</mark> : entry.title}</p>
              <span className={text.mono}>
                {entry.witness}, {entry.pages} {entry.pages === 1 ? "page" : "pages"}
              </span>
              <span className={classNames(text.mono, css.from)}>{entry.bates}</span>
            </li>
          ))}
        </ol>
      </div>
    </Exhibit>
  );
}
