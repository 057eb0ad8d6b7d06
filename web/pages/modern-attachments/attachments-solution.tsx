import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import { NumberedIndex } from "web/sections/feature-index.tsx";
import type { Item } from "web/sections/item-list.tsx";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
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
