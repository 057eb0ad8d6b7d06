import type { Href } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Anchor } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./contact-services.module.css";

export type TrioContent = {
  readonly label: string;
  readonly heading: string;
  readonly cards: readonly {
    readonly letter: string;
    readonly stock: 1 | 2 | 3 | 4 | 5 | 6;
    readonly title: string;
    readonly text: string;
    readonly href: Href;
  }[];
};

/** A short choice of practices, each with a tab. */
export function ContactServices({ id, label, heading, cards, flush }: SectionProps & TrioContent & { flush?: "top" | "bottom" }) {
  return (
    <Sheet id={id} label={label} flush={flush}>
      <h2 className={text.hidden}>{heading}</h2>
      <ul className={css.trio}>
        {cards.map(({ letter, stock, title, text: words, href }) => (
          <li key={title} className={css[`stock${stock}`]}>
            <Anchor to={href}>
              <span className={classNames(text.monoInk, css.letter)}>{letter}</span>
              <span className={css.card}>
                <b>{title}</b>
                <span>{words}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
