import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import text from "#app/ui/text.module.css";
import css from "./four-virtues.module.css";
import { type Item, ItemList } from "./item-list.tsx";

/** Four single words, each big enough to be held to. */
export function FourVirtues({ id, label, heading, items }: SectionProps & { readonly heading: string; readonly items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={text.hidden}>{heading}</h2>
      <ItemList items={items} className={css.words} />
    </Sheet>
  );
}
