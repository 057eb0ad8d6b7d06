import { Bar, Caption, Exhibit, Split } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./review-exhibit.module.css";

const coding = [
  ["Responsive", "Yes", true],
  ["Privilege", "Attorney–client", true],
  ["Issue", "Reserve", false],
  ["First level", "Responsive only", false],
  ["Second look", "Overturned, noted", false],
] as const;
const teams = [
  ["Domestic", "10,920", 13_000],
  ["Foreign language", "4,116", 6_750],
  ["Offshore", "22,480", 24_200],
] as const;

/** The reviewer's desk: the document, its coding, and how far each team has come. */
export function ReviewExhibit({ letter = "A-3" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Review desk, second level"
      note="Batch 14 of 31"
      foot="Overturn rate 1.2%, measured on a random sample of 1,500"
    >
      <Split>
        <div className={css.document}>
          <p className={text.mono}>PRB 0004140, page 1 of 12</p>
          <p>
            Draft memorandum. <mark>Counsel advises that the reserve need not be disclosed</mark> before the audit committee meets.
          </p>
          <svg viewBox="0 0 100 46" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 3h100M0 16h96M0 29h99M0 42h62" />
          </svg>
        </div>
        <div>
          <Caption>
            <span>Coding</span> <span>Family of 2</span>
          </Caption>
          <dl className={classNames(text.mono, css.coding)}>
            {coding.map(([field, value, isSet]) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd className={isSet ? css.set : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Split>
      <table className={classNames(text.mono, css.teams)}>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th scope="col">Share read</th>
            <th scope="col">Documents</th>
          </tr>
        </thead>
        <tbody>
          {teams.map(([team, read, total]) => (
            <tr key={team}>
              <th scope="row">{team}</th>
              <td>
                <Bar share={Number(read.replace(",", "")) / total} />
              </td>
              <td>{read}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Exhibit>
  );
}
