import type { SectionProps } from "#app/layout/sheet.tsx";
import { BesideItems, type BesideItemsContent } from "#app/sections/beside-items.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Figure } from "#app/ui/figure.tsx";
import text from "#app/ui/text.module.css";
import type { Claim } from "#content/claims.ts";
import css from "./summarization-benefits.module.css";

type LeadFigureContent = BesideItemsContent & { readonly before: string; readonly claim: Claim; readonly measures: string };

/** One very large figure, and the three or four benefits that explain it. */
export function SummarizationBenefits({
  before,
  claim,
  measures,
  ...section
}: SectionProps & LeadFigureContent & { ground?: "bond" | "board" }) {
  return (
    <BesideItems {...section} className={css.grid}>
      <p className={css.figure}>
        <span className={classNames(text.mono, css.before)}>{before}</span>
        <b>
          <mark>
            <Figure claim={claim} />
          </mark>
        </b>
        <span className={css.measures}>{measures}</span>
      </p>
    </BesideItems>
  );
}
