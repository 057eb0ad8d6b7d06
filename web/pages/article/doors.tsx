import type { ReactNode } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./directives.module.css";

/** The story's first choice: each door links to its option. */
export function Doors({ label, turn, children }: { label: string; turn: string; children: ReactNode }) {
  return (
    <nav className={css.doors} id="doors" aria-label={label}>
      <p className={text.mono}>{turn}</p>
      {children}
    </nav>
  );
}

type DoorProps = { href: string; tab: string; stock: string; title: string; children: ReactNode };

export function Door({ href, tab, stock, title, children }: DoorProps) {
  return (
    <li className={css[`stock${stock}`]}>
      <a href={href}>
        <span className={classNames(text.monoInk, css.tab)}>{tab}</span>
        <span className={css.door}>
          <b>{title}</b>
          <span>{children}</span>
        </span>
      </a>
    </li>
  );
}

/** The links after an ending: back to the doors, or on to the moral. */
export function TurnTo({ children }: { children: ReactNode }) {
  return <p className={css.turn}>{children}</p>;
}
