import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./esi-projects.module.css";

type DocketContent = SectionHeadContent & {
  readonly columns: Readonly<Record<"number" | "matter" | "done" | "result", string>>;
  readonly items: readonly Readonly<Record<"matter" | "problem" | "done" | "result", string>>[];
};

/** Projects as entries on a docket sheet. */
export function EsiProjects({ id, label, heading, lead, columns, items }: SectionProps & DocketContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <ol className={css.docket}>
        {items.map((item, i) => (
          <li key={item.matter}>
            <span className={text.mono}>
              {columns.number} {i + 1}
            </span>
            <div>
              <h3>{item.matter}</h3>
              <p>{item.problem}</p>
            </div>
            <div>
              <h4 className={text.mono}>{columns.done}</h4>
              <p>
                <RichText>{item.done}</RichText>
              </p>
            </div>
            <div>
              <h4 className={text.mono}>{columns.result}</h4>
              <p className={css.result}>{item.result}</p>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
