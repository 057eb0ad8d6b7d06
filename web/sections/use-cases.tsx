import type { Words } from "content/kinds.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { ItemList } from "./item-list.tsx";
import { SectionHead } from "./section-head.tsx";
import css from "./use-cases.module.css";

/** Use cases in ruled cells, each phrased as a client would say it. */
export function UseCases({ id, label, items, ground = "bond", ...head }: SectionProps & Words<"itemList"> & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} heading={head.heading} ground={ground}>
      <SectionHead {...head} />
      <ItemList items={items} className={css.uses} />
    </Sheet>
  );
}
