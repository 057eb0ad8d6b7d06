import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./drive-exhibit.module.css";
import { Bar, Exhibit, Split } from "./exhibit.tsx";

const filters = [
  ["User", ["amadi@", "castellan@"], ["ostrow@"]],
  ["Date", ["1 Jan to 14 Mar"], []],
  ["Type", ["Sheets", "Docs"], ["Video"]],
] as const;
const total = 212;
const folders = [
  [0, "My Drive", 212, false],
  [1, "Finance", 31.6, false],
  [2, "Q4 reserve", 9.1, true],
  [2, "Board papers", 5.1, true],
  [2, "Payroll", 17.4, false],
  [1, "Video", 174, false],
  [1, "Personal", 6.4, false],
] as const;

/** A Drive sized before it is collected: filters, folders, and what will be copied. In brief, without the folders. */
export function DriveExhibit({ letter = "D-1", brief = false }: { letter?: string; brief?: boolean }) {
  return (
    <Exhibit
      letter={letter}
      title="Drive: size before you collect"
      note="Preview"
      foot="Access granted by the custodian, revoked on completion"
    >
      {brief ? (
        <Choice />
      ) : (
        <Split wider="second">
          <Choice />
          <ul className={classNames(text.mono, css.tree)}>
            {folders.map(([depth, name, size, isTaken]) => (
              <li key={name} data-depth={depth} className={isTaken ? css.taken : undefined}>
                <span>{name}</span>
                <Bar share={size / total} />
                <b>{size} GB</b>
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
      <dl className={text.mono}>
        {filters.map(([filter, on, off]) => (
          <div key={filter}>
            <dt>{filter}</dt>
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
        <mark>14.2</mark> GB <span className={text.mono}>of {total} GB will be copied</span>
      </p>
    </div>
  );
}
