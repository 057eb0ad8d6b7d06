import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { type Action, Buttons } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./consultation-hero.module.css";

type ConsultationHeroContent = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  readonly minutes: readonly { readonly time: string; readonly title: string; readonly text: string }[];
};

/** The offer, and the half hour as a ruler. */
export function ConsultationHero({ id, label, title, lead, actions, minutes }: SectionProps & ConsultationHeroContent) {
  return (
    <Sheet id={id} label={label} nameAbove>
      <h1 className={css.title}>
        <RichText>{title}</RichText>
      </h1>
      <div className={css.row}>
        <p className={text.lead}>{lead}</p>
        <Buttons actions={actions} />
      </div>
      <ol className={css.minutes}>
        {minutes.map((part) => (
          <li key={part.time}>
            <span className={text.mono}>{part.time}</span>
            <b>{part.title}</b>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
