import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import type { Item } from "./benefits.tsx";
import css from "./challenge.module.css";

type ChallengeContent = { readonly heading: string; readonly lead: string; readonly items: readonly Item[] };

/** What is said against what is so, across the sheet; then what the difference costs. */
export function Challenge({ id, label, heading, lead, items }: SectionProps & ChallengeContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      <div className={css.below}>
        <p className={text.lead}>
          <RichText>{lead}</RichText>
        </p>
        <ul className={css.losses}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>
                <RichText>{item.text}</RichText>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
