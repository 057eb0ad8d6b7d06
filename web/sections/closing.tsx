import { consultationNote } from "content/consultation-note.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { type Action, Buttons } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./closing.module.css";

export type ClosingContent = {
  readonly label: string;
  readonly heading: string;
  readonly actions: readonly Action[];
  readonly note?: string;
};

/** The end of a page: what to tell us, who answers, up to two buttons. In the practice's colour, or on board outside a practice. */
export function Closing({
  id,
  label,
  heading,
  actions,
  note = consultationNote,
  ground = "board",
}: SectionProps & ClosingContent & { ground?: "tab" | "board" }) {
  const [first = heading, ...others] = heading.split(/(?<=[.?]) /);
  return (
    <Sheet id={id} label={label} ground={ground}>
      <div className={css.close}>
        <h2>
          <RichText>{first}</RichText>
        </h2>
        <div>
          {others.length > 0 && <p className={text.lead}>{others.join(" ")}</p>}
          <Buttons actions={actions} />
          {note && <p className={classNames(text.mono, css.note)}>{note}</p>}
        </div>
      </div>
    </Sheet>
  );
}
