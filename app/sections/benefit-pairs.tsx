import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import css from "./benefit-pairs.module.css";
import type { BenefitsContent } from "./benefits.tsx";
import { SectionHead } from "./section-head.tsx";

/** Four or six benefits of equal weight, large and in pairs. */
export function BenefitPairs({
  id,
  label,
  items,
  ground = "bond",
  ...head
}: SectionProps & BenefitsContent & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} ground={ground}>
      <SectionHead {...head} />
      <ul className={css.pairs}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>
              <RichText>{item.title}</RichText>
            </h3>
            <p>
              <RichText>{item.text}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
