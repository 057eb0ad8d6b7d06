import { caseStudiesPage } from "content/pages/case-studies.ts";
import { multilingual, reviewerCount } from "content/specimen/exhibits/case-studies.ts";
import { Exhibit } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./case-exhibits.module.css";
import { Alleged, CaseFrame, CaseHead, type CaseProps, Results, Technologies } from "./case-frame.tsx";

const { challenge, solution, results, technologies } = caseStudiesPage.headings;

/** A case in three panels: challenge, exhibit, solution. The results are below, one as a drawing. */
export function CaseTriptych(props: CaseProps) {
  const { letter, study } = props;
  return (
    <CaseFrame {...props}>
      <CaseHead study={study} />
      <div className={css.panels}>
        <div>
          <h3>{challenge}</h3>
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
        <h3>{results}</h3>
        <Results study={study} large={2} after={<ReviewerCount neededOfTen={2} />} className={css.triptychResults} />
      </div>
    </CaseFrame>
  );
}

const { title, note, foot, originals, english } = multilingual;

/** One clause in three originals, with its English translation. */
function MultilingualExhibit({ letter = "A-1" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ul className={css.clauses}>
        {originals.map(({ language, clause }) => (
          <li key={language}>
            <span className={classNames(text.mono, css.language)}>{language}</span>
            <span className={css.original} lang={language}>
              {clause}
            </span>
          </li>
        ))}
        <li>
          <span className={classNames(text.mono, css.language)}>{english.language}</span>
          <span className={css.translation}>
            <RichText>{english.clause}</RichText>
          </span>
        </li>
      </ul>
    </Exhibit>
  );
}

const ACROSS = 30;
const PLANNED = 90;

/** A full review team, person by person, with the few who were needed marked. */
function ReviewerCount({ neededOfTen }: { neededOfTen: number }) {
  const places = Array.from({ length: PLANNED }, (_, i) => ({ column: i % ACROSS, row: Math.floor(i / ACROSS) }));
  const isNeeded = ({ column }: { column: number }) => column < (ACROSS * neededOfTen) / 10;
  return (
    <svg className={css.team} viewBox="0 0 300 66" role="img" aria-label={reviewerCount.label(neededOfTen)}>
      <path
        d={places
          .filter((place) => !isNeeded(place))
          .map(person)
          .join("")}
      />
      <path className={css.needed} d={places.filter(isNeeded).map(person).join("")} />
    </svg>
  );
}

function person({ column, row }: { column: number; row: number }) {
  const x = column * 10;
  const y = row * 22;
  return `M${x + 1} ${y + 18}v-6q4-5 8 0v6zM${x + 2.4} ${y + 5}a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z`;
}
