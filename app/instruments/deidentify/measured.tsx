import { useState } from "react";
import fold from "#app/instruments/frame/fold.module.css";
import { HeadRow } from "#app/instruments/frame/head-row.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { kinds } from "./kind.ts";
import { deidentifyMeasured } from "./measured-figures.ts";
import css from "./tables.module.css";
import { deidentify as words } from "./words.ts";
import { deidentifyKinds } from "./words-kinds.ts";

const { measured } = words;

/** How it was measured, shown in every state. The table renders when opened, because it is larger than the rest of the section. */
export function Measured({ onTry, onSave }: { onTry: () => void; onSave: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.measured} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={fold.line}>{measured.summary}</summary>
      <p>{measured.text}</p>
      <div>
        <Button small line onClick={onTry}>
          {measured.try}
        </Button>
        <Button small line onClick={onSave}>
          {measured.save}
        </Button>
      </div>
      {isOpen && <ByKind />}
    </details>
  );
}

/** Each kind, how it is found, and the recall on the published test text. */
function ByKind() {
  return (
    <table className={css.table}>
      <caption className={text.hidden}>{measured.table}</caption>
      <HeadRow columns={measured.columns} />
      <tbody>
        {kinds.map((kind) => {
          const { labeled, found, taken, right, filing } = deidentifyMeasured.kinds[kind];
          return (
            <tr key={kind}>
              <th scope="row">
                <b>{deidentifyKinds[kind].name}</b>
                <small>{deidentifyKinds[kind].by}</small>
              </th>
              <td className={classNames(text.mono, css.number)}>{measured.of(found, labeled)}</td>
              <td className={classNames(text.mono, css.number)}>{filing && measured.of(filing[0], filing[1])}</td>
              <td className={classNames(text.mono, css.number)}>{measured.of(right, taken)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
