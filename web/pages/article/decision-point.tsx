import { blog } from "content/pages.ts";
import type { ReactNode } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./decision-point.module.css";

type DecisionPointProps = { id: string; when: string; question: string; children: ReactNode };

/** A question with answers in native disclosures. Opening one closes the others; decision-point.browser.ts opens the one that is linked. */
export function DecisionPoint({ id, when, question, children }: DecisionPointProps) {
  return (
    <section className={css.decision} id={id} aria-labelledby={`${id}-question`}>
      <p className={text.mono}>{when}</p>
      <h3 id={`${id}-question`}>{question}</h3>
      {children}
    </section>
  );
}

type ChoiceProps = { id: string; decision: string; place: number; answer: string; outcome: string; children: ReactNode };

/** One answer: its letter, and what follows from it. */
export function Choice({ id, decision, place, answer, outcome, children }: ChoiceProps) {
  return (
    <details name={decision} className={css.choice}>
      <summary>
        <span className={classNames(text.monoInk, css.letter)}>{blog.article.choices[place]}</span>
        <span>{answer}</span>
      </summary>
      <div className={css.consequence} id={id}>
        {children}
        <p className={css.end}>
          <span className={classNames(text.monoInk, css.outcome)}>{outcome}</span>
          <a className={text.mono} href={`#${id}`}>
            {blog.words.linkToChoice}
          </a>
        </p>
      </div>
    </details>
  );
}
