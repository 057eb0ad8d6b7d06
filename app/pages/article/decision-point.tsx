import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { blog } from "#content/pages/blog.ts";
import css from "./decision-point.module.css";
import type { NumberedDecision } from "./numbering.ts";
import { NumberedParagraph } from "./prose.tsx";

/** A question with answers in native disclosures. Opening one closes the others; decision-point.browser.ts opens the one that is linked. */
export function DecisionPoint({ id, when, question, choices }: NumberedDecision) {
  return (
    <section className={css.decision} id={id} aria-labelledby={`${id}-question`}>
      <p className={text.mono}>{when}</p>
      <h3 id={`${id}-question`}>{question}</h3>
      {choices.map((choice, i) => (
        <details key={choice.id} name={id} className={css.choice}>
          <summary>
            <span className={classNames(text.monoInk, css.letter)}>{blog.article.choices[i]}</span>
            <span className={css.label}>{choice.label}</span>
          </summary>
          <div className={css.consequence} id={choice.id}>
            {choice.paragraphs.map((paragraph) => (
              <NumberedParagraph key={paragraph.n} {...paragraph} />
            ))}
            <p className={css.end}>
              <span className={classNames(text.monoInk, css.outcome)}>{choice.outcome}</span>
              <a className={text.mono} href={`#${choice.id}`}>
                {blog.words.linkToChoice}
              </a>
            </p>
          </div>
        </details>
      ))}
    </section>
  );
}
