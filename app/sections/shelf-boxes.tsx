import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import text from "#app/ui/text.module.css";
import type { Item } from "./item-list.tsx";
import { SectionHead, type SectionHeadContent } from "./section-head.tsx";
import css from "./shelf-boxes.module.css";

/** Projects as record boxes on one shelf: lid, handle, label. */
export function ShelfBoxes({
  id,
  label,
  heading,
  lead,
  specimen,
  items,
}: SectionProps & SectionHeadContent & { readonly specimen: string; readonly items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <ul className={css.shelf}>
        {items.map((item, i) => (
          <li key={item.title}>
            <span className={css.handle} aria-hidden="true" />
            <div>
              <span className={text.mono}>
                {specimen} {i + 1}
              </span>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
