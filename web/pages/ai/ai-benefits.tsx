import { labels } from "content/labels.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import type { BenefitsContent } from "web/sections/benefits.tsx";
import { NumberedItems } from "web/sections/item-list.tsx";
import css from "./ai-benefits.module.css";

/** Benefits as numbered articles, one per row, each as large as the heading. */
export function AiBenefits({
  id,
  label,
  heading,
  lead,
  items,
  ground = "board",
}: SectionProps & BenefitsContent & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} ground={ground}>
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      {lead && <p className={text.lead}>{lead}</p>}
      <NumberedItems items={items} className={css.articles} word={labels.article} />
    </Sheet>
  );
}
