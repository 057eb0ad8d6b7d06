import type { Claim } from "content/claims.ts";
import { labels } from "content/labels.ts";
import { caseStudiesPage } from "content/pages/case-studies.ts";
import type { ReactNode } from "react";
import { Cite } from "web/drawings/exhibit.tsx";
import { BasisButton } from "web/parts/basis-button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./case-deposition.module.css";
import { CaseFrame, CaseHead, type CaseProps, claimIn } from "./case-frame.tsx";

const { questions, testimony, end } = caseStudiesPage.deposition;

/** A case in the form of a deposition: every part answers a question. */
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
          <Items items={study.results} struck={claimIn(study, study.results[0] ?? "")} />
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

/** `struck`: the claim stated by the first item, which is highlighted. */
function Items({ items, struck }: { items: readonly string[]; struck?: Claim | undefined }) {
  return (
    <ul>
      {items.map((item, i) => (
        <li key={item}>{struck && i === 0 ? <StruckItem item={item} claim={struck} /> : `${item}.`}</li>
      ))}
    </ul>
  );
}

function StruckItem({ item, claim }: { item: string; claim: Claim }) {
  return (
    <>
      <mark>{item}.</mark>
      <BasisButton claim={claim} />
    </>
  );
}
