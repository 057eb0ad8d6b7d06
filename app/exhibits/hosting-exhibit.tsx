import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { Bar, Caption, Exhibit, LogTable } from "./exhibit.tsx";
import css from "./hosting-exhibit.module.css";

const workspaces = [
  ["Northgate", "Harbor", "1,204,338", "5"],
  ["Lexhold", "Q4 reserve", "486,112", "7"],
  ["Corpus IX", "Inspection", "92,870", "3"],
] as const;
const access = [
  ["Case team", 14, "Everything"],
  ["Review team", 22, "Assigned batches"],
  ["Expert", 2, "Workbooks, read only"],
  ["Opposing counsel", 3, "Produced set only"],
] as const;
const most = Math.max(...access.map(([, people]) => people));

/** The workspaces we host, and who may see what in one of them. */
export function HostingExhibit({ letter = "F-1" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Hosted workspaces"
      note="3 platforms"
      foot="Your platform of choice, our tools inside it. Access is set per matter and logged"
    >
      <LogTable
        label="Workspaces"
        columns={["Platform", "Matter", "Documents", "AI tools"]}
        right={["Documents", "AI tools"]}
        rows={workspaces.map((cells, i) => ({ cells, on: i === 1 }))}
      />
      <div className={css.access}>
        <Caption>
          <span>Access to Q4 reserve</span> <span>41 people</span>
        </Caption>
        <dl className={classNames(text.mono, css.roles)}>
          {access.map(([role, people, sees]) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{sees}</dd>
              <dd>
                <Bar share={people / most} />
              </dd>
              <dd>{people}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Exhibit>
  );
}
