import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { NumberedIndex } from "web/sections/feature-index.tsx";
import type { Item } from "web/sections/item-list.tsx";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import { CodingLayersExhibit } from "./coding-layers-exhibit.tsx";
import css from "./review-ai.module.css";

type AssistedReviewContent = SectionHeadContent & {
  readonly items: readonly Item[];
  readonly exhibit: Omit<Parameters<typeof CodingLayersExhibit>[0], "letter">;
  readonly letter: string;
};

/** The coding record, then the four tools that helped to produce it. */
export function ReviewAi({ id, label, heading, lead, items, exhibit, letter }: SectionProps & AssistedReviewContent) {
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
