import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import type { FeatureIndexContent } from "#app/sections/feature-index.tsx";
import { NumberedIndex } from "#app/sections/feature-index.tsx";
import { HeadingWithBasis } from "#app/ui/heading-with-basis.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import type { Claim } from "#content/claims.ts";
import css from "./collections-expertise.module.css";

/** A figure in a full-width sentence, and the four habits behind it. */
export function CollectionsExpertise({
  id,
  label,
  heading,
  basis,
  lead,
  items,
}: SectionProps & FeatureIndexContent & { readonly basis: Claim }) {
  return (
    <Sheet id={id} label={label} ground="board">
      <HeadingWithBasis claim={basis}>
        <h2 className={css.heading}>
          <RichText>{heading}</RichText>
        </h2>
      </HeadingWithBasis>
      <div className={css.below}>
        {lead && <p className={text.lead}>{lead}</p>}
        <NumberedIndex items={items} />
      </div>
    </Sheet>
  );
}
