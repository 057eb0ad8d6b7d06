import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import type { Item } from "web/sections/item-list.tsx";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./hosting-benefits.module.css";

/** Benefits as the units of a server rack, numbered from the bottom as racks are. */
export function HostingBenefits({
  id,
  label,
  heading,
  lead,
  unit,
  items,
}: SectionProps & SectionHeadContent & { readonly unit: string; readonly items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <ul className={css.rack}>
        {items.map((item, i) => (
          <li key={item.title}>
            <span className={classNames(text.mono, css.unit)} aria-hidden="true">
              {unit}
              {items.length - i}
            </span>
            <h3>
              <RichText>{item.title}</RichText>
            </h3>
            <p>{item.text}</p>
            <svg viewBox="0 0 120 40" aria-hidden="true">
              <path d={Array.from({ length: 14 }, (_, slot) => `M${4 + slot * 6} 8v24`).join("")} />
              <path className={css.lamp} d={`M100 ${(i % 3) * 9 + 8}h10v6h-10z`} />
            </svg>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
