import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./forensics-reasons.module.css";

type EvidenceTagsContent = {
  readonly heading: string;
  readonly number: string;
  readonly items: readonly Readonly<Record<"title" | "text" | "check", string>>[];
};

/** Reasons as the tags of sealed evidence bags; each ends with what to check. */
export function ForensicsReasons({ id, label, heading, number, items }: SectionProps & EvidenceTagsContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={css.heading}>{heading}</h2>
      <ul className={css.tags}>
        {items.map((item, i) => (
          <li key={item.title}>
            <svg viewBox="0 0 120 70" aria-hidden="true">
              <path d="M60 58C56 30 30 26 34 12S70 4 76 14 68 34 62 58" />
              <circle cx="60" cy="58" r="8" />
            </svg>
            <span className={classNames(text.mono, css.number)}>
              {number} {i + 1}
            </span>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <span className={classNames(text.monoInk, css.check)}>{item.check}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
