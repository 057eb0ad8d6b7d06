import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import { type Item, ItemList } from "web/sections/item-list.tsx";
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
