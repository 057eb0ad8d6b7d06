import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import type { Item } from "./benefits.tsx";
import css from "./feature-index.module.css";
import { SectionHead, type SectionHeadContent } from "./section-head.tsx";

export type FeatureIndexContent = SectionHeadContent & { readonly label: string; readonly items: readonly Item[] };

/** Four to eight features as a numbered index in two columns. */
export function FeatureIndex({
  id,
  label,
  items,
  ground = "bond",
  ...head
}: SectionProps & FeatureIndexContent & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} ground={ground}>
      <SectionHead {...head} />
      <NumberedIndex items={items} />
    </Sheet>
  );
}

/** The index alone, for sections with a frame of their own. */
export function NumberedIndex({ items }: { items: readonly Item[] }) {
  return (
    <ol className={css.index}>
      {items.map((item, i) => (
        <li key={item.title}>
          <span className={text.mono}>{i + 1}</span>
          <h3>{item.title}</h3>
          <p>
            <RichText>{item.text}</RichText>
          </p>
        </li>
      ))}
    </ol>
  );
}
