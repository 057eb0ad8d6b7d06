import type { Claim } from "content/claims.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Figure } from "web/parts/figure.tsx";
import text from "web/parts/text.module.css";
import css from "./translation-languages.module.css";

type LanguagesContent = {
  readonly label: string;
  /** The section's name for screen readers. */
  readonly heading: string;
  readonly claim: Claim;
  readonly measures: string;
  readonly scripts: readonly { readonly script: string; readonly languages: string; readonly trap: string }[];
  readonly note: string;
};

/** The number of languages, and the typical error in each family of scripts. */
export function TranslationLanguages({ id, label, heading, claim, measures, scripts, note }: SectionProps & LanguagesContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{heading}</h2>
      <p className={css.figure}>
        <b>
          <mark>
            <Figure claim={claim} />
          </mark>
        </b>
        <span>{measures}</span>
      </p>
      <ul className={css.scripts}>
        {scripts.map(({ script, languages, trap }) => (
          <li key={script}>
            <h3>{script}</h3>
            <p className={classNames(text.mono, css.names)}>{languages}</p>
            <p className={css.trap}>{trap}</p>
          </li>
        ))}
      </ul>
      <p className={css.note}>{note}</p>
    </Sheet>
  );
}
