import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { type Item, ItemList } from "#app/sections/item-list.tsx";
import text from "#app/ui/text.module.css";
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
