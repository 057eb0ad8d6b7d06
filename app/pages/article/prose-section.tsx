import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import text from "#app/ui/text.module.css";
import type { NumberedSection } from "./numbering.ts";
import css from "./prose.module.css";
import { Prose } from "./prose.tsx";
import { VerdictLine } from "./verdict.tsx";

type ProseSectionProps = SectionProps & { section: NumberedSection; opening: boolean; children?: ReactNode };

/** One section of an article. The opening has no heading: its first paragraph is set large instead. */
export function ProseSection({ id, label, section, opening, children }: ProseSectionProps) {
  const { kicker, heading, blocks, verdict } = section;
  return (
    <Sheet id={id} label={label} className={kicker && css.ruled}>
      {heading && (
        <header className={css.header}>
          {kicker && <p className={text.mono}>{kicker}</p>}
          <h2>{heading}</h2>
        </header>
      )}
      <Prose blocks={blocks} opening={opening} />
      {verdict && <VerdictLine {...verdict} />}
      {children}
    </Sheet>
  );
}
