import { CodingLayersExhibit } from "#app/exhibits/coding-layers.tsx";
import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import css from "./assisted-review.module.css";
import { NumberedIndex } from "./feature-index.tsx";
import type { Item } from "./item-list.tsx";
import { SectionHead, type SectionHeadContent } from "./section-head.tsx";

type AssistedReviewContent = SectionHeadContent & {
  readonly items: readonly Item[];
  readonly exhibit: Omit<Parameters<typeof CodingLayersExhibit>[0], "letter">;
  readonly letter: string;
};

/** The coding record first, then the four tools that helped to make it. */
export function AssistedReview({ id, label, heading, lead, items, exhibit, letter }: SectionProps & AssistedReviewContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <div className={css.stack}>
        <CodingLayersExhibit letter={letter} {...exhibit} />
        <NumberedIndex items={items} />
      </div>
    </Sheet>
  );
}
