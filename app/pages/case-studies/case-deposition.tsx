import type { ReactNode } from "react";
import { Cite } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { labels } from "#content/labels.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import css from "./case-deposition.module.css";
import { CaseFrame, CaseHead, type CaseProps } from "./case-frame.tsx";

const { questions, testimony, end } = caseStudiesPage.deposition;

/** A case as it would be told under examination: every part of it is the answer to a question. */
export function CaseDeposition(props: CaseProps) {
  const { letter, study } = props;
  return (
    <CaseFrame {...props} ground="ink">
      <CaseHead letter={letter} study={study} />
      <dl className={css.transcript}>
        <Line question={questions.challenge} alleged>
          {study.challenge}
        </Line>
        <Line question={questions.solution}>{study.solution}</Line>
        {testimony.map(({ question, answer, cites }) => (
          <Line key={question} question={question}>
            {answer}{" "}
            {cites.map((cite) => (
              <Cite key={cite}>{cite}</Cite>
            ))}
          </Line>
        ))}
        <Line question={questions.technologies}>
          <Items items={study.technologies} />
        </Line>
        <Line question={questions.results}>
          <Items items={study.results} struck />
        </Line>
      </dl>
      <p className={classNames(text.mono, css.end)}>{end}</p>
    </CaseFrame>
  );
}

function Line({ question, alleged = false, children }: { question: string; alleged?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>
        <b className={text.mono}>{labels.question}</b>
        <span>{question}</span>
      </dt>
      <dd className={alleged ? css.alleged : undefined}>
        <b className={text.mono}>{labels.answer}</b>
        <div>{children}</div>
      </dd>
    </div>
  );
}

function Items({ items, struck = false }: { items: readonly string[]; struck?: boolean }) {
  return (
    <ul>
      {items.map((item, i) => (
        <li key={item}>{struck && i === 0 ? <mark>{item}.</mark> : `${item}.`}</li>
      ))}
    </ul>
  );
}
