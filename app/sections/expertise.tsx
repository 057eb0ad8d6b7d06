import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import css from "./expertise.module.css";
import type { FeatureIndexContent } from "./feature-index.tsx";
import { NumberedIndex } from "./feature-index.tsx";

/** A figure in a sentence as wide as the sheet, and the four habits behind it. */
export function Expertise({ id, label, heading, lead, items }: SectionProps & FeatureIndexContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      <div className={css.below}>
        {lead && <p className={text.lead}>{lead}</p>}
        <NumberedIndex items={items} />
      </div>
    </Sheet>
  );
}
