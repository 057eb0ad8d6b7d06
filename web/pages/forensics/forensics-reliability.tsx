import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./forensics-reliability.module.css";

type ObjectionsContent = {
  readonly heading: string;
  readonly columns: Readonly<Record<"alleged" | "answer", string>>;
  readonly items: readonly Readonly<Record<"alleged" | "strong" | "rest", string>>[];
};

/** The likely allegation, in broken type, against what the file proves. */
export function ForensicsReliability({ id, label, heading, columns, items }: SectionProps & ObjectionsContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <h2 className={css.heading}>{heading}</h2>
      <p className={classNames(text.mono, css.columns)} aria-hidden="true">
        <span>{columns.alleged}</span>
        <span>{columns.answer}</span>
      </p>
      <ul className={css.list}>
        {items.map(({ alleged, strong, rest }) => (
          <li key={strong}>
            <p className={css.alleged}>{alleged}</p>
            <div>
              <h3>{strong}</h3>
              <p>
                <RichText>{rest}</RichText>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
