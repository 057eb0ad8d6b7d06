import { drive } from "content/specimen/exhibits/drive.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./drive-exhibit.module.css";
import exhibit from "./exhibit.module.css";
import { Bar, Exhibit, Split } from "./exhibit.tsx";

const { title, note, foot, folders, total, taken, unit, rest, filters } = drive;

/**
 * A Drive sized before it is collected: filters, folders, and what will be copied. `brief` leaves
 * out the folders.
 */
export function DriveExhibit({
  letter,
  brief = false,
}: {
  letter?: string | undefined;
  brief?: boolean;
}) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      {brief ? (
        <Choice />
      ) : (
        <Split wider="second">
          <Choice />
          <ul className={classNames(text.mono, exhibit.lined, css.tree)}>
            {folders.map(({ depth, name, size, taken: isTaken }) => (
              <li key={name} data-depth={depth} className={isTaken ? css.taken : undefined}>
                <span>{name}</span>
                <Bar share={size / total} />
                <b>
                  {size} {unit}
                </b>
              </li>
            ))}
          </ul>
        </Split>
      )}
    </Exhibit>
  );
}

function Choice() {
  return (
    <div className={css.choice}>
      <dl className={classNames(text.mono, exhibit.lined)}>
        {filters.map(({ name, on, off }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {on.map((value) => (
                <span key={value} className={css.on}>
                  {value}
                </span>
              ))}
              {off.map((value) => (
                <span key={value}>{value}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.size}>
        <mark>{taken}</mark> {unit} <span className={text.mono}>{rest}</span>
      </p>
    </div>
  );
}
