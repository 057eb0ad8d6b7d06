import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { type Action, ButtonLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./paper-brochure.module.css";

type BrochureContent = {
  readonly heading: string;
  readonly text: string;
  readonly action: Action;
  readonly cover: Readonly<Record<"title" | "line", string>>;
};

/** A printed guide that overlaps the board's edge. */
export function PaperBrochure({ id, label, heading, text: words, action, cover }: SectionProps & BrochureContent) {
  const { label: name, ...link } = action;
  return (
    <Sheet id={id} label={label} ground="board" className={css.band}>
      <div className={css.brochure}>
        <div>
          <h2>{heading}</h2>
          <p className={text.lead}>{words}</p>
          <ButtonLink {...link}>{name}</ButtonLink>
        </div>
        <div className={css.cover} aria-hidden="true">
          <span className={text.mono}>{cover.line}</span>
          <b>{cover.title}</b>
          <svg viewBox="0 0 200 90" aria-hidden="true">
            <path d="M0 8h200M0 26h176M0 44h190M0 62h140M0 80h96" />
          </svg>
        </div>
      </div>
    </Sheet>
  );
}
