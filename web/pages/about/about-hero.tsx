import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { type Action, Buttons } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import css from "./about-hero.module.css";

type AboutHeroContent = {
  readonly stamp: { readonly word: string; readonly letter: string };
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
};

/** The year on a stamp, the claim across the sheet. */
export function AboutHero({ id, label, stamp, title, lead, actions }: SectionProps & AboutHeroContent) {
  return (
    <Sheet id={id} label={label} nameAbove>
      <p>
        <Stamp {...stamp} />
      </p>
      <h1 className={css.title}>
        <RichText>{title}</RichText>
      </h1>
      <div className={css.row}>
        <p className={text.lead}>{lead}</p>
        <Buttons actions={actions} />
      </div>
    </Sheet>
  );
}
