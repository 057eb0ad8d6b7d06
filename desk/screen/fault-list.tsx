import frame from "web/inbox/frame.module.css";
import { mustFix, prose, trail } from "../values.ts";
import type { DeskFault, FieldPath, Opened, Overview, Words } from "../wire.ts";
import css from "./desk.module.css";
import { sentence } from "./field.tsx";
import { hrefOf } from "./route.ts";

export const faultListId = "faults";

type FaultListProps = {
  faults: readonly DeskFault[];
  opened: Opened;
  overview: Overview;
  words: Words;
  onJump: (path: FieldPath, line?: number) => void;
};

/**
 * All that the check says: what keeps the text from being published, then what may be meant, then
 * what is wrong in other texts.
 */
export function FaultList({ faults, opened, ...rest }: FaultListProps) {
  const here = faults.filter(({ file }) => file === opened.file);
  const parts = [
    { title: "Fix before publishing", list: mustFix(here), isWrong: true },
    {
      title: "Suggestions, which do not prevent publishing",
      list: here.filter(({ isDoubt }) => isDoubt),
      isWrong: false,
    },
    {
      title: "On other pages",
      list: mustFix(faults).filter(({ file }) => file !== opened.file),
      isWrong: true,
    },
  ];
  return (
    <div id={faultListId} className={css.faultLists} aria-live="polite">
      {parts.map(
        ({ title, list, isWrong }) =>
          list.length > 0 && (
            <details key={title} className={css.faultList} data-wrong={isWrong} open={isWrong}>
              <summary>
                {title} ({list.length})
              </summary>
              <ul>
                {list.map((fault) => (
                  <li key={`${fault.file} ${fault.line} ${fault.path?.join(".")} ${fault.message}`}>
                    <Place fault={fault} opened={opened} {...rest} /> {sentence(fault.message)}
                  </li>
                ))}
              </ul>
            </details>
          ),
      )}
    </div>
  );
}

/** Where a fault is: a button to its field, or a link to the other text. */
function Place({
  fault,
  opened,
  overview,
  words,
  onJump,
}: Omit<FaultListProps, "faults"> & { fault: DeskFault }) {
  const { file, path, field, line } = fault;
  if (file !== opened.file) {
    const entry = overview.entries.find((other) => other.file === file);
    return entry ? (
      <a href={hrefOf("write", file)}>{entry.title}:</a>
    ) : (
      <b>{file.replace(/^content\//, "")}:</b>
    );
  }
  if (path !== null)
    return (
      <button type="button" className={frame.quiet} onClick={() => onJump(path)}>
        {trail(opened.form, words.value, path) || field}
      </button>
    );
  return words.body === null ? (
    <b>{field ?? opened.title}:</b>
  ) : (
    <button type="button" className={frame.quiet} onClick={() => onJump(prose, line - 1)}>
      Text
    </button>
  );
}
