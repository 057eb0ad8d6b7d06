import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import css from "./before-after.module.css";
import { BesideItems } from "./beside-items.tsx";

/** The old way, in broken type, against three or four benefits. */
export function BeforeAfter({ before, ...section }: SectionProps & Words<"beforeAfter"> & { ground?: "bond" | "board" }) {
  return (
    <BesideItems {...section} className={css.grid}>
      <div className={css.before}>
        <p className={text.mono}>{before.caption}</p>
        <p className={css.alleged}>{before.alleged}</p>
        <p className={text.mono}>{before.remark}</p>
      </div>
    </BesideItems>
  );
}
