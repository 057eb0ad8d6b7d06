import { caseStudiesPage } from "content/pages/case-studies.ts";
import { Alleged, CaseFrame, CaseHead, type CaseProps, Results, Technologies } from "./case-frame.tsx";
import css from "./case-triptych.module.css";
import { MultilingualExhibit } from "./multilingual-exhibit.tsx";
import { ReviewerCount } from "./reviewer-count.tsx";

const { alleged, proved, solution, technologies } = caseStudiesPage.headings;

/** A case in three panels: allegation, exhibit, work done. The results are below, one as a drawing. */
export function CaseTriptych(props: CaseProps) {
  const { letter, study } = props;
  return (
    <CaseFrame {...props}>
      <CaseHead letter={letter} study={study} />
      <div className={css.panels}>
        <div>
          <h3>
            <span lang="la">{alleged.latin}</span>: {alleged.rest}
          </h3>
          <Alleged>{study.challenge}</Alleged>
        </div>
        <MultilingualExhibit letter={`${letter}-1`} />
        <div>
          <h3>{solution}</h3>
          <p>{study.solution}</p>
          <h3>{technologies}</h3>
          <Technologies study={study} />
        </div>
      </div>
      <div className={css.record}>
        <h3>
          <span lang="la">{proved.latin}</span>: {proved.rest}
        </h3>
        <Results study={study} large={2} struck after={<ReviewerCount neededOfTen={2} />} className={css.results} />
      </div>
    </CaseFrame>
  );
}
