import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { type Action, Buttons } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./paper-pickup.module.css";

type PickupContent = { readonly heading: string; readonly text: string; readonly actions: readonly Action[] };

/** An instruction and the two ways to follow it. */
export function PaperPickup({ id, label, heading, text: words, actions }: SectionProps & PickupContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      <div className={css.row}>
        <p className={text.lead}>{words}</p>
        <Buttons actions={actions} />
      </div>
    </Sheet>
  );
}
