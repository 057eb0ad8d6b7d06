import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import { type Item, ItemList } from "web/sections/item-list.tsx";
import css from "./intelligence-value.module.css";

/** Four words in a row, each under a rule. */
export function IntelligenceValue({
  id,
  label,
  heading,
  items,
}: SectionProps & { readonly heading: string; readonly items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{heading}</h2>
      <ItemList items={items} className={css.value} />
    </Sheet>
  );
}
