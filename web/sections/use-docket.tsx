import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import folders from "web/sections/folders.module.css";
import { HeadedSheet } from "./section-head.tsx";
import css from "./use-docket.module.css";

/** Use cases as a docket sheet: the matter, what comes in, what goes out. */
export function UseDocket({
  id,
  label,
  columns,
  cases,
  ground = "bond",
  ...head
}: SectionProps & Words<"useDocket"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground={ground}>
      <ol className={classNames(folders.framed, css.docket)}>
        {cases.map(({ title, arrives, leaves }, i) => (
          <li key={title}>
            <span className={classNames(text.monoInk, css.number)}>{i + 1}</span>
            <h3>{title}</h3>
            <dl>
              <div>
                <dt className={text.mono}>{columns[0]}</dt>
                <dd>
                  <RichText>{arrives}</RichText>
                </dd>
              </div>
              <div>
                <dt className={text.mono}>{columns[1]}</dt>
                <dd className={css.leaves}>
                  <RichText>{leaves}</RichText>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}
