import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { type Item, ItemList } from "web/sections/item-list.tsx";
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
