import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import css from "./articles.module.css";
import type { BenefitsContent } from "./benefits.tsx";

/** Benefits as the articles of a code: one to a row, each as large as the heading above it. */
export function Articles({
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
      <ol className={css.articles}>
        {items.map((item, i) => (
          <li key={item.title}>
            <span className={text.mono}>Art. {i + 1}</span>
            <h3>
              <RichText>{item.title}</RichText>
            </h3>
            <p>
              <RichText>{item.text}</RichText>
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
