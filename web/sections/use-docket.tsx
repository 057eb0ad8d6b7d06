import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import { HeadedSheet } from "./section-head.tsx";
import css from "./use-docket.module.css";

/** Use cases as a docket sheet: the matter, what comes in, what goes out. */
export function UseDocket({
  columns,
  cases,
  ...section
}: SectionProps & Words<"useDocket"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet {...section}>
      <ol className={classNames(folders.framed, css.docket)}>
        {cases.map(({ title, arrives, leaves }, i) => (
          <li key={title}>
            <span className={classNames(text.monoInk, css.number)}>{i + 1}</span>
            <h3>{title}</h3>
            <FactList
              className={classNames(blocks.twos, blocks.stacks, text.small)}
              termClass={text.mono}
              facts={[
                [columns[0], <RichText key="arrives">{arrives}</RichText>],
                [columns[1], <RichText key="leaves">{leaves}</RichText>],
              ]}
            />
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}
