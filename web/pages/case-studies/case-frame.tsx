import type { CaseStudy } from "content/case-studies.ts";
import { type Claim, claims } from "content/claims.ts";
import { caseStudiesPage } from "content/pages/case-studies.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { BasisButton } from "web/parts/basis-button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Icon } from "web/parts/icon.tsx";
import text from "web/parts/text.module.css";
import css from "./case-frame.module.css";

/** The props of each of the four layouts. */
export type CaseProps = SectionProps & { readonly letter: string; readonly study: CaseStudy };

/** The exhibit letter of a case, by its position. */
export const caseLetter = (place: number) => String.fromCharCode(65 + place);

const { disclosure } = caseStudiesPage;

type CaseFrameProps = CaseProps & { ground?: "bond" | "tab" | "ink"; className?: string | undefined; children: ReactNode };

/** One case study behind a tab with its letter. */
export function CaseFrame({ id, label, letter, study, ground, className, children }: CaseFrameProps) {
  return (
    <Sheet
      id={id}
      label={label}
      marginNote={study.category}
      className={classNames(css.case, css[`exhibit${letter}`], className)}
      {...(ground && { ground })}
    >
      <span className={classNames(css.letter, ground === "tab" && css.plain)} aria-hidden="true">
        {letter}
      </span>
      {children}
    </Sheet>
  );
}

export function CaseHead({ study }: Pick<CaseProps, "study">) {
  return (
    <header className={css.head}>
      <h2>{study.title}</h2>
      <p className={text.lead}>{study.description}</p>
      <p>{disclosure}</p>
    </header>
  );
}

/** The challenge, in the type of what is not yet proved. */
export function Alleged({ children }: { children: string }) {
  return <p className={css.alleged}>{children}</p>;
}

export function Technologies({ study }: { study: CaseStudy }) {
  return (
    <ul className={classNames(text.mono, css.technologies)}>
      {study.technologies.map((technology) => (
        <li key={technology}>{technology}</li>
      ))}
    </ul>
  );
}

/** The key results: the first `large` as figures, the rest as a checklist. `after` is drawn beside the first. */
export function Results({
  study,
  large = 0,
  after,
  className,
}: {
  study: CaseStudy;
  large?: number;
  after?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <ul className={classNames(css.results, className)}>
      {study.results.map((result, i) =>
        i < large ? (
          <li key={result} className={css.large}>
            <LargeResult claim={claimIn(study, result)}>{result}</LargeResult>
            {i === 0 && after}
          </li>
        ) : (
          <li key={result}>
            <Icon name="tick" />
            <span>{result}</span>
          </li>
        ),
      )}
    </ul>
  );
}

/** The claim whose figure the result contains. */
function claimIn({ figures }: CaseStudy, result: string): Claim | undefined {
  return figures.flatMap((key) => claims[key] ?? []).find(({ figure }) => result.includes(figure));
}

/** “Over 100,000 images examined”: the words before the figure, the figure, its unit, what it measures. */
const FIGURE = /^(Over |Up to )?(\$?[\d.,]+)(%|\+| days)? (.+)$/;

function LargeResult({ claim, children }: { claim: Claim | undefined; children: string }) {
  const [, before, number = children, unit, measures] = FIGURE.exec(children) ?? [];
  return (
    <p>
      <b className={css.figure}>
        {before && <i>{before}</i>}
        {number}
        {unit && <small>{unit}</small>}
        {claim && <BasisButton claim={claim} />}
      </b>{" "}
      {measures && <span className={text.sub}>{measures}</span>}
    </p>
  );
}
