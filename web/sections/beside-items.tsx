import type { Words } from "content/kinds.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import { ItemList } from "./item-list.tsx";

/** The heading is for screen readers; sighted readers have the large element beside the items. */
type BesideItemsProps = SectionProps &
  Words<"itemList"> & { ground?: "bond" | "board"; className?: string | undefined; children: ReactNode };

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
