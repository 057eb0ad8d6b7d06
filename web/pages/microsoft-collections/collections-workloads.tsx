import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./collections-workloads.module.css";

type WorkloadsContent = SectionHeadContent & {
  readonly columns: Record<"taken" | "kept" | "missed", string>;
  readonly rows: readonly Record<"name" | "taken" | "kept" | "missed", string>[];
};

/** For each workload: what is collected, what is kept with it, and what usually gets lost, in broken type. */
export function CollectionsWorkloads({ id, label, columns, rows, ...head }: SectionProps & WorkloadsContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <ol className={css.list}>
        {rows.map(({ name, taken, kept, missed }) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl>
              <div>
                <dt className={text.mono}>{columns.taken}</dt>
                <dd>{taken}</dd>
              </div>
              <div>
                <dt className={text.mono}>{columns.kept}</dt>
                <dd>
                  <RichText>{kept}</RichText>
                </dd>
              </div>
              <div>
                <dt className={text.mono}>{columns.missed}</dt>
                <dd className={css.missed}>{missed}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
