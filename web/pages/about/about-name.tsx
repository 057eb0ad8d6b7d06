import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import css from "./about-name.module.css";

type MaximContent = {
  readonly heading: string;
  readonly gloss: { readonly word: string; readonly meaning: string };
  readonly maxim: { readonly alleged: string; readonly proved: string };
  readonly paragraphs: readonly string[];
};

/** The maxim that the company is named after: the first half in broken type, the second highlighted. */
export function AboutName({ id, label, heading, gloss, maxim, paragraphs }: SectionProps & MaximContent) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={text.hidden}>{heading}</h2>
      <div className={css.frame}>
        <p className={text.mono}>
          <dfn className={css.word} lang="la">
            {gloss.word}
          </dfn>
          , {gloss.meaning}
        </p>
        <p className={css.maxim} lang="la">
          <span className={css.alleged}>{maxim.alleged}</span>
          <br />
          <mark>{maxim.proved}</mark>
        </p>
        <div className={css.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.slice(0, 40)}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Sheet>
  );
}
