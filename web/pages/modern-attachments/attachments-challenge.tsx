import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { type Item, ItemList } from "#app/sections/item-list.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import css from "./attachments-challenge.module.css";

type ChallengeContent = { readonly heading: string; readonly lead: string; readonly items: readonly Item[] };

/** The claim against the fact at full width; then what the difference costs. */
export function AttachmentsChallenge({ id, label, heading, lead, items }: SectionProps & ChallengeContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      <div className={css.below}>
        <p className={text.lead}>
          <RichText>{lead}</RichText>
        </p>
        <ItemList items={items} className={css.losses} />
      </div>
    </Sheet>
  );
}
