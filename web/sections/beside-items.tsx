import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import { type Item, ItemList } from "./item-list.tsx";

export type BesideItemsContent = {
  readonly label: string;
  /** The section's name for screen readers; sighted readers have the large element beside the items. */
  readonly heading: string;
  readonly items: readonly Item[];
};

type BesideItemsProps = SectionProps &
  BesideItemsContent & { ground?: "bond" | "board"; className?: string | undefined; children: ReactNode };

/** A large element, and beside it the three or four benefits it stands for. */
export function BesideItems({ id, label, heading, items, ground = "board", className, children }: BesideItemsProps) {
  return (
    <Sheet id={id} label={label} ground={ground}>
      <h2 className={text.hidden}>{heading}</h2>
      <div className={className}>
        {children}
        <ItemList items={items} />
      </div>
    </Sheet>
  );
}
