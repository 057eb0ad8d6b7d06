import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { type Item, ItemList } from "#app/sections/item-list.tsx";
import text from "#app/ui/text.module.css";
import css from "./esi-reasons.module.css";

/** Four single words, set very large. */
export function EsiReasons({ id, label, heading, items }: SectionProps & { readonly heading: string; readonly items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={text.hidden}>{heading}</h2>
      <ItemList items={items} className={css.words} />
    </Sheet>
  );
}
