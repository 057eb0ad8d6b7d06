import type { Words } from "content/kinds.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import css from "./feature-index.module.css";
import { type Item, NumberedItems } from "./item-list.tsx";
import { SectionHead } from "./section-head.tsx";

/** Four to eight features as a numbered index in two columns. */
export function FeatureIndex({
  id,
  label,
  items,
  ground = "bond",
  ...head
}: SectionProps & Words<"itemList"> & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} heading={head.heading} ground={ground}>
      <SectionHead {...head} />
      <NumberedIndex items={items} />
    </Sheet>
  );
}

/** The index alone, for sections with another frame. */
export function NumberedIndex({ items }: { items: readonly Item[] }) {
  return <NumberedItems items={items} className={css.index} />;
}
