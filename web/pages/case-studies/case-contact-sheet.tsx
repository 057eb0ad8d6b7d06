import { labels } from "content/labels.ts";
import { caseStudiesPage } from "content/pages/case-studies.ts";
import text from "web/parts/text.module.css";
import css from "./case-contact-sheet.module.css";
import { Alleged, CaseFrame, type CaseProps, Results, Technologies } from "./case-frame.tsx";
import { ContactSheet } from "./contact-sheet-exhibit.tsx";

const { headings, contactSheet } = caseStudiesPage;

/** A case that starts with its evidence at full width, followed by the words. */
export function CaseContactSheet(props: CaseProps) {
  const { letter, study } = props;
  return (
    <CaseFrame {...props}>
      <figure className={css.full}>
        <ContactSheet />
        <figcaption>
          <h2>{study.title}</h2>
          <p className={text.mono}>
            {labels.exhibit} {letter}, {study.category}. {contactSheet.caption}
          </p>
          <p className={text.lead}>{study.description}</p>
        </figcaption>
      </figure>
      <div className={css.account}>
        <div className={css.results}>
          <h3>{headings.results}</h3>
          <Results study={study} large={1} struck />
        </div>
        <div>
          <h3>{headings.challenge}</h3>
          <Alleged>{study.challenge}</Alleged>
        </div>
        <div>
          <h3>{headings.solution}</h3>
          <p>{study.solution}</p>
          <h3>{headings.technologies}</h3>
          <Technologies study={study} />
        </div>
      </div>
    </CaseFrame>
  );
}
