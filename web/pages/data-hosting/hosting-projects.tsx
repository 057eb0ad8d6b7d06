import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import type { Item } from "web/sections/item-list.tsx";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./hosting-projects.module.css";

/** Projects as record boxes on one shelf: lid, handle, label. */
export function HostingProjects({
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
