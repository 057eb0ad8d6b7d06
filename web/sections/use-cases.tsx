import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { type Item, ItemList } from "./item-list.tsx";
import { SectionHead, type SectionHeadContent } from "./section-head.tsx";
import css from "./use-cases.module.css";

export type UseCasesContent = SectionHeadContent & { readonly label: string; readonly items: readonly Item[] };

/** Use cases in ruled cells, each phrased as a client would say it. */
export function UseCases({ id, label, items, ground = "bond", ...head }: SectionProps & UseCasesContent & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} heading={head.heading} ground={ground}>
      <SectionHead {...head} />
      <ItemList items={items} className={css.uses} />
    </Sheet>
  );
}
