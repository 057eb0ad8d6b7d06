import { hosting } from "content/specimen/exhibits/hosting.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import exhibit from "./exhibit.module.css";
import { Bar, Caption, Exhibit, LogTable } from "./exhibit.tsx";
import css from "./hosting-exhibit.module.css";

const { title, note, foot, table, columns, rows, marked, accessTo, access, people } = hosting;

const most = Math.max(...access.map(({ people }) => people));

/** The workspaces we host, and who may see what in one of them. */
export function HostingExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={Object.values(columns)}
        right={[columns.documents, columns.tools]}
        rows={rows.map((cells, i) => ({ cells, on: i === marked }))}
      />
      <div className={css.access}>
        <Caption>
          <span>{accessTo}</span> <span>{people}</span>
        </Caption>
        <dl className={classNames(text.mono, exhibit.entries, css.roles)}>
          {access.map(({ role, people: count, sees }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{sees}</dd>
              <dd>
                <Bar share={count / most} />
              </dd>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Exhibit>
  );
}
