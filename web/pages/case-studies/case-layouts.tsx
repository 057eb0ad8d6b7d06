import type { CaseStudy } from "content/case-studies.ts";
import { type Claim, claims } from "content/claims.ts";
import { pages } from "content/pages.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { BasisButton } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import { TextList } from "web/parts/fact-list.tsx";
import { Icon } from "web/parts/icon.tsx";
import { Picture } from "web/parts/picture.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import {
  ContactSheet,
  MultilingualExhibit,
  ReviewerCount,
  VoiceThreadExhibit,
} from "./case-exhibits.tsx";
import css from "./case-layouts.module.css";

/** The props of each of the four layouts. */
export type CaseProps = SectionProps & { readonly letter: string; readonly study: CaseStudy };

/** The exhibit letter of a case, by its position. */
export const caseLetter = (place: number) => String.fromCharCode(65 + place);

/**
 * A case with the challenge and the solution side by side, the results below; `evidence` is drawn
 * above them at full width.
 */
export function CasePlain({ evidence, ...props }: CaseProps & { evidence?: ReactNode }) {
  const { study } = props;
  return (
    <CaseFrame {...props}>
      <CaseHead study={study} />
      {evidence ?? <Evidence study={study} />}
      <div className={classNames(blocks.twos, css.columns)}>
        <div>
          <Challenge study={study} />
        </div>
        <div>
          <Solution study={study} />
        </div>
      </div>
      <div className={css.record}>
        <h3 className={text.mono}>
          {pages["case-studies"].headings.results}
          <span className={text.hidden}>: {study.title}</span>
        </h3>
        <Results study={study} large={study.figures.length > 0 ? 1 : 0} />
      </div>
    </CaseFrame>
  );
}

/** A case with its contact sheet above the words. */
export function CaseContactSheet(props: CaseProps) {
  return (
    <CasePlain
      {...props}
      evidence={
        <figure className={classNames(blocks.stack, blocks.after)}>
          <Evidence study={props.study} drawing={<ContactSheet />} />
          <figcaption className={text.mono}>
            {pages["case-studies"].contactSheet.caption}
          </figcaption>
        </figure>
      }
    />
  );
}

/**
 * A case in three panels: challenge, exhibit, solution. The results are below, one as a drawing.
 */
export function CaseTriptych(props: CaseProps) {
  const { study } = props;
  return (
    <CaseFrame {...props}>
      <CaseHead study={study} />
      <div className={classNames(blocks.twos, css.columns, css.panels)}>
        <div>
          <Challenge study={study} />
        </div>
        <Evidence study={study} drawing={<MultilingualExhibit />} />
        <div>
          <Solution study={study} />
        </div>
      </div>
      <div className={css.record}>
        <h3 className={text.mono}>
          {pages["case-studies"].headings.results}
          <span className={text.hidden}>: {study.title}</span>
        </h3>
        <Results
          study={study}
          large={2}
          after={<ReviewerCount neededOfTen={2} />}
          className={css.triptych}
        />
      </div>
    </CaseFrame>
  );
}

/** A case beside its evidence: the thread on the left, the words on the right. */
export function CaseThread(props: CaseProps) {
  const { study } = props;
  return (
    <CaseFrame {...props} ground="tab">
      <div className={classNames(blocks.split, css.pair)}>
        <div className={blocks.stack}>
          <CaseHead study={study} />
          <Evidence study={study} drawing={<VoiceThreadExhibit />} />
        </div>
        <ol className={css.notes}>
          <li>
            <Challenge study={study} />
          </li>
          <li>
            <h3 className={text.mono}>
              {pages["case-studies"].headings.solution}
              <span className={text.hidden}>: {study.title}</span>
            </h3>
            <p>{study.solution}</p>
          </li>
          <li>
            <h3 className={text.mono}>
              {pages["case-studies"].headings.technologies}
              <span className={text.hidden}>: {study.title}</span>
            </h3>
            <Technologies study={study} />
          </li>
          <li>
            <h3 className={text.mono}>
              {pages["case-studies"].headings.results}
              <span className={text.hidden}>: {study.title}</span>
            </h3>
            <Results study={study} large={0} className={css.first} />
          </li>
        </ol>
      </div>
    </CaseFrame>
  );
}

type CaseFrameProps = CaseProps & {
  ground?: "bond" | "tab" | "ink";
  className?: string | undefined;
  children: ReactNode;
};

/** One case study behind a tab with its letter. */
function CaseFrame({ id, label, letter, study, ground, className, children }: CaseFrameProps) {
  return (
    <Sheet
      id={id}
      label={label}
      marginNote={study.category}
      className={classNames(css.case, className)}
      {...(ground && { ground })}
    >
      <span className={classNames(css.letter, ground === "tab" && css.plain)} aria-hidden="true">
        {letter}
      </span>
      {children}
    </Sheet>
  );
}

function CaseHead({ study }: Pick<CaseProps, "study">) {
  return (
    <header className={css.head}>
      <h2 className={text.h1}>{study.title}</h2>
      <p className={text.lead}>{study.description}</p>
    </header>
  );
}

/** The owner's picture, or else the drawing that comes with the layout. */
function Evidence({ study: { picture }, drawing }: { study: CaseStudy; drawing?: ReactNode }) {
  if (!picture) return drawing;
  return (
    <Picture picture={picture} sizes="(min-width: 60rem) 80vw, 90vw" className={css.picture} />
  );
}

/** The challenge, in the type of what is not yet proved. */
function Challenge({ study }: Pick<CaseProps, "study">) {
  return (
    <>
      <h3 className={text.mono}>
        {pages["case-studies"].headings.challenge}
        <span className={text.hidden}>: {study.title}</span>
      </h3>
      <p className={classNames(text.statement, text.alleged)}>{study.challenge}</p>
    </>
  );
}

function Solution({ study }: Pick<CaseProps, "study">) {
  return (
    <>
      <h3 className={text.mono}>
        {pages["case-studies"].headings.solution}
        <span className={text.hidden}>: {study.title}</span>
      </h3>
      <p>{study.solution}</p>
      <h3 className={text.mono}>
        {pages["case-studies"].headings.technologies}
        <span className={text.hidden}>: {study.title}</span>
      </h3>
      <Technologies study={study} />
    </>
  );
}

function Technologies({ study }: Pick<CaseProps, "study">) {
  return <TextList items={study.technologies} className={classNames(text.mono, folders.chips)} />;
}

type ResultsProps = Pick<CaseProps, "study"> & {
  large: number;
  after?: ReactNode;
  className?: string | undefined;
};

/**
 * The key results: the first `large` as figures, the rest as a checklist. `after` is drawn beside
 * the first.
 */
function Results({ study, large, after, className }: ResultsProps) {
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

/**
 * “Over 100,000 images examined”: the words before the figure, the figure, its unit, what it
 * measures.
 */
const FIGURE = /^(Over |Up to )?(\$?[\d.,]+)(%|\+| days)? (.+)$/;

function LargeResult({ claim, children }: { claim: Claim | undefined; children: string }) {
  const [, before, number = children, unit, measures] = FIGURE.exec(children) ?? [];
  return (
    <p>
      <b className={classNames(text.figure, css.figure)}>
        {before && <i>{before}</i>}
        {number}
        {unit && <small>{unit}</small>}
        {claim && <BasisButton claim={claim} />}
      </b>{" "}
      {measures && <span className={text.sub}>{measures}</span>}
    </p>
  );
}
