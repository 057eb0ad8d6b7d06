import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import type { Doors as DoorsContent, Turn } from "#content/articles/prose.ts";
import css from "./doors.module.css";

/** The story's first choice: each door links to its option. */
export function Doors({ label, turn, items }: Omit<DoorsContent, "kind">) {
  return (
    <nav className={css.doors} id="doors" aria-label={label}>
      <p className={text.mono}>{turn}</p>
      <ul>
        {items.map(({ id, tab, title, quote, stock }) => (
          <li key={id} className={css[`stock${stock}`]}>
            <a href={`#${id}`}>
              <span className={classNames(text.monoInk, css.tab)}>{tab}</span>
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

/** The links after an ending: back to the doors, or on to the moral. */
export function TurnTo({ links }: Pick<Turn, "links">) {
  return (
    <p className={css.turn}>
      {links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
