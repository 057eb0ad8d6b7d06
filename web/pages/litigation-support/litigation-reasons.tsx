import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import { type Item, ItemList } from "web/sections/item-list.tsx";
import css from "./litigation-reasons.module.css";

/** One giant word with three completions. */
export function LitigationReasons({
  id,
  label,
  heading,
  items,
  limit,
}: SectionProps & { readonly heading: string; readonly items: readonly Item[]; readonly limit: string }) {
  return (
    <Sheet id={id} label={label}>
      <div className={css.split}>
        <h2>{heading}</h2>
        <div>
          <ItemList items={items} />
          <p className={text.sub}>{limit}</p>
        </div>
      </div>
    </Sheet>
  );
}
