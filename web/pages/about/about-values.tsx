import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { type Item, NumberedItems } from "web/sections/item-list.tsx";
import css from "./about-values.module.css";

/** Values as four short sentences, set large. */
export function AboutValues({ id, label, heading, items }: SectionProps & { heading: string; items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label} ground="board">
      <h2>{heading}</h2>
      <NumberedItems items={items} className={css.oath} />
    </Sheet>
  );
}
