import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import text from "#app/ui/text.module.css";
import type { Item } from "./benefits.tsx";
import css from "./four-virtues.module.css";

/** Four single words, each big enough to be held to. */
export function FourVirtues({ id, label, heading, items }: SectionProps & { readonly heading: string; readonly items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={text.hidden}>{heading}</h2>
      <ul className={css.words}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
