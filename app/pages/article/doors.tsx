import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./doors.module.css";

type Door = { readonly option: number; readonly id: string; readonly title: string; readonly quote: string; readonly stock: 2 | 3 | 4 };

/** The first choice of the story: each door is a link to its option. */
export function Doors({ label, turn, items }: { label: string; turn: string; items: readonly Door[] }) {
  return (
    <nav className={css.doors} id="doors" aria-label={label}>
      <p className={text.mono}>{turn}</p>
      <ul>
        {items.map(({ option, id, title, quote, stock }) => (
          <li key={id} className={css[`stock${stock}`]}>
            <a href={`#${id}`}>
              <span className={classNames(text.monoInk, css.tab)}>{`Option ${option}`}</span>
              <span className={css.door}>
                <b>{title}</b>
                <span>{quote}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where an ending leads: back to the doors, or on to the moral. */
export function TurnTo({ again, moral }: { again: string; moral: string }) {
  return (
    <p className={css.turn}>
      <a href="#doors">{again}</a>
      <a href="#moral">{moral}</a>
    </p>
  );
}
