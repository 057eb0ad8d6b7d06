import { caseStudiesPage } from "content/pages/case-studies.ts";
import css from "./case-exhibits.module.css";
import { Alleged, CaseFrame, CaseHead, type CaseProps, Results, Technologies } from "./case-frame.tsx";
import { VoiceThreadExhibit } from "./voice-thread-exhibit.tsx";

const headings = caseStudiesPage.headings;

/** A case beside its evidence: the thread on the left, the words on the right. */
export function CaseThread(props: CaseProps) {
  const { letter, study } = props;
  return (
    <CaseFrame {...props} ground="tab">
      <div className={css.pair}>
        <div className={css.evidence}>
          <CaseHead study={study} />
          <VoiceThreadExhibit letter={`${letter}-1`} />
        </div>
        <ol className={css.notes}>
          <li>
            <h3>{headings.challenge}</h3>
            <Alleged>{study.challenge}</Alleged>
          </li>
          <li>
            <h3>{headings.solution}</h3>
            <p>{study.solution}</p>
          </li>
          <li>
            <h3>{headings.technologies}</h3>
            <Technologies study={study} />
          </li>
          <li>
            <h3>{headings.results}</h3>
            <Results study={study} large={1} className={css.results} />
          </li>
        </ol>
      </div>
    </CaseFrame>
  );
}
