import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import type { Item } from "./benefits.tsx";
import css from "./oath.module.css";

/** Values that could be sworn to: four short sentences, set large. */
export function Oath({ id, label, heading, items }: SectionProps & { heading: string; items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label} ground="board">
      <h2>{heading}</h2>
      <ol className={css.oath}>
        {items.map((item, i) => (
          <li key={item.title}>
            <span className={text.mono}>{i + 1}</span>
            <h3>{item.title}</h3>
            <p>
              <RichText>{item.text}</RichText>
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
