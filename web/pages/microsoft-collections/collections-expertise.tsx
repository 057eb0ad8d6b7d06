import type { Claim } from "content/claims.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { HeadingWithBasis } from "web/parts/heading-with-basis.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import type { FeatureIndexContent } from "web/sections/feature-index.tsx";
import { NumberedIndex } from "web/sections/feature-index.tsx";
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
