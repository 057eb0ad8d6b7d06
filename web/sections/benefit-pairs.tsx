import type { Words } from "content/kinds.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import css from "./benefit-pairs.module.css";
import { ItemList } from "./item-list.tsx";
import { SectionHead } from "./section-head.tsx";

/** Four or six benefits of equal weight, large and in pairs. */
export function BenefitPairs({
  id,
  label,
  items,
  ground = "bond",
  ...head
}: SectionProps & Words<"itemList"> & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} heading={head.heading} ground={ground}>
      <SectionHead {...head} />
      <ItemList items={items} className={css.pairs} />
    </Sheet>
  );
}
