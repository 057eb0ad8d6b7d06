import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./consultation-focus.module.css";

type FocusCardsContent = {
  readonly heading: string;
  readonly cards: readonly {
    readonly stock: 1 | 2 | 6;
    readonly title: string;
    readonly duration: string;
    readonly text: string;
    readonly topics: readonly string[];
  }[];
};

/** Three topics for the half hour, as folders with their length on the tab. */
export function ConsultationFocus({ id, label, heading, cards }: SectionProps & FocusCardsContent) {
  return (
    <Sheet id={id} label={label} flush="top">
      <h2 className={text.hidden}>{heading}</h2>
      <ul className={css.cards}>
        {cards.map(({ stock, title, duration, text: words, topics }) => (
          <li key={title} className={css[`stock${stock}`]}>
            <span className={classNames(text.monoInk, css.tab)}>{duration}</span>
            <div className={css.card}>
              <h3>{title}</h3>
              <p>{words}</p>
              <ul className={text.mono}>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
