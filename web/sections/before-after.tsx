import type { Words } from "content/kinds.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./before-after.module.css";
import blocks from "./blocks.module.css";
import { ItemList } from "./item-list.tsx";

/** The old way, in broken type, against three or four benefits. */
export function BeforeAfter({
  before,
  ...section
}: SectionProps & Words<"beforeAfter"> & { ground?: "bond" | "board" }) {
  return (
    <BesideItems {...section}>
      <div className={blocks.stack}>
        <p className={text.mono}>{before.caption}</p>
        <p className={classNames(text.part, text.alleged, css.alleged)}>{before.alleged}</p>
        <p className={text.mono}>{before.remark}</p>
      </div>
    </BesideItems>
  );
}

/** The heading is for screen readers; sighted readers have the large element beside the items. */
type BesideItemsProps = SectionProps &
  Words<"itemList"> & {
    ground?: "bond" | "board";
    className?: string | undefined;
    children: ReactNode;
  };

/** A large element, and beside it the three or four benefits it stands for. */
export function BesideItems({
  id,
  label,
  heading,
  items,
  ground = "board",
  className,
  children,
}: BesideItemsProps) {
  return (
    <Sheet id={id} label={label} ground={ground}>
      <h2 className={text.hidden}>{heading}</h2>
      <div className={classNames(blocks.split, css.beside, className)}>
        {children}
        <ItemList items={items} className={classNames(blocks.ruled, blocks.stacks, blocks.notes)} />
      </div>
    </Sheet>
  );
}
