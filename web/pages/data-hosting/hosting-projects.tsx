import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import type { Item } from "#app/sections/item-list.tsx";
import { SectionHead, type SectionHeadContent } from "#app/sections/section-head.tsx";
import text from "#app/ui/text.module.css";
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
