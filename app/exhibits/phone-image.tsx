import text from "#app/ui/text.module.css";
import { Bar, Caption, Exhibit } from "./exhibit.tsx";
import css from "./phone-image.module.css";

const apps = [
  { app: "Messages", items: 18_402, copied: 1_311, note: "2 threads" },
  { app: "WhatsApp", items: 9_614, copied: 2_040, note: "1 group, 41 rows missing", marked: true },
  { app: "Signal", items: 212, copied: 96, note: "Disappearing after 1 week" },
  { app: "Photos", items: 31_877, copied: 640, note: "1 album" },
  { app: "Call log", items: 2_940, copied: 388, note: "7 numbers" },
  { app: "Health, banking", items: 40_118, copied: 0, note: "Not opened" },
] as const;
const most = Math.max(...apps.map(({ items }) => items));
const number = new Intl.NumberFormat("en-US");

/** A phone by app: what is on it, and the part that was copied. */
export function PhoneInventoryExhibit({ letter = "A-2" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Phone inventory by app"
      note="4,475 items copied"
      foot="41 row numbers are missing between 9 and 11 March: rows were there and are gone. By whose hand, a phone does not say"
    >
      <div className={text.mono}>
        <Caption>
          <span>App</span> <span>Items in scope, copied, of all items</span>
        </Caption>
        <ul className={css.apps}>
          {apps.map(({ app, items, copied, note, ...entry }) => (
            <li key={app}>
              <b>{app}</b>
              <span className={css.bars}>
                <Bar share={items / most} />
                <Bar share={copied / most} />
              </span>
              <span className={css.note}>{"marked" in entry ? <mark>{note}</mark> : note}</span>
              <span className={css.count}>
                {number.format(copied)} <span>of {number.format(items)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Exhibit>
  );
}
