import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import type { Item } from "web/sections/item-list.tsx";
import css from "./google-formats.module.css";

type FormatsContent = {
  readonly heading: string;
  /** Between the two file types, for screen readers, which skip the arrow. */
  readonly deliveredAs: string;
  readonly rows: readonly Record<"from" | "to" | "text", string>[];
  readonly limits: readonly Item[];
};

/** What each file type becomes on export, and the limits of that. */
export function GoogleFormats({ id, label, heading, deliveredAs, rows, limits }: SectionProps & FormatsContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={css.heading}>{heading}</h2>
      <ul className={css.rows}>
        {rows.map(({ from, to, text: words }) => (
          <li key={from}>
            <h3 className={css.change}>
              {from}
              <svg viewBox="0 0 44 24" aria-hidden="true">
                <path d="M0 12h42M32 2l10 10-10 10" />
              </svg>
              <span className={text.hidden}>{`, ${deliveredAs} `}</span>
              {to}
            </h3>
            <p>
              <RichText>{words}</RichText>
            </p>
          </li>
        ))}
      </ul>
      <ul className={css.limits}>
        {limits.map((limit) => (
          <li key={limit.title}>
            <h3>{limit.title}</h3>
            <p>{limit.text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
