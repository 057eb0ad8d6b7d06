import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { NumberedIndex } from "#app/sections/feature-index.tsx";
import type { Item } from "#app/sections/item-list.tsx";
import { SectionHead, type SectionHeadContent } from "#app/sections/section-head.tsx";
import text from "#app/ui/text.module.css";
import css from "./attachments-solution.module.css";

type VersionLineContent = SectionHeadContent & {
  readonly line: readonly { readonly when: string; readonly what: string; readonly text: string; readonly asSent?: boolean }[];
  readonly items: readonly Item[];
};

/** The life of one linked file with the moment of sending highlighted; below it, how that version is recovered. */
export function AttachmentsSolution({ id, label, line, items, ...head }: SectionProps & VersionLineContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead {...head} />
      <ol className={css.line} data-specimen>
        {line.map(({ when, what, text: words, asSent }) => (
          <li key={when} className={asSent ? css.on : undefined}>
            <div>
              <span className={text.mono}>{when}</span>
              <b>{asSent ? <mark>{what}</mark> : what}</b>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={css.steps}>
        <NumberedIndex items={items} />
      </div>
    </Sheet>
  );
}
