import { review } from "content/specimen/exhibits/review.ts";
import exhibit from "web/drawings/exhibit.module.css";
import { Bar, Caption, Exhibit, Split } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import { Redacted } from "web/parts/redaction.tsx";
import text from "web/parts/text.module.css";
import css from "./review-exhibit.module.css";

/** The reviewer's desk: the document, its coding, and each team's progress. */
export function ReviewExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={review.title} note={review.note} foot={review.foot}>
      <Split>
        <div className={css.document} data-copy="produced">
          <p className={text.mono}>{review.document}</p>
          <p>
            {review.passage.shown} <Redacted words={review.passage.barred} />
          </p>
          <svg viewBox="0 0 100 46" preserveAspectRatio="none" aria-hidden="true">
            <path stroke="var(--rule)" strokeWidth="7" vectorEffect="non-scaling-stroke" d="M0 3h100M0 16h96M0 29h99M0 42h62" />
          </svg>
        </div>
        <div>
          <Caption>
            <span>{review.codingTitle}</span> <span>{review.family}</span>
          </Caption>
          <dl className={classNames(text.mono, exhibit.entries, css.coding)}>
            {review.coding.map(({ field, value, set: isSet }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd className={isSet ? css.set : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Split>
      <table className={classNames(text.mono, css.teams)}>
        <HeadRow columns={[review.columns.team, review.columns.share, review.columns.documents]} />
        <tbody>
          {review.teams.map(({ team, share, documents }) => (
            <tr key={team}>
              <th scope="row">{team}</th>
              <td>
                <Bar share={share} />
              </td>
              <td>{documents}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Exhibit>
  );
}
