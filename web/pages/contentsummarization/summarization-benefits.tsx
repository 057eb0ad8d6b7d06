import type { Claim } from "content/claims.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Figure } from "web/parts/figure.tsx";
import text from "web/parts/text.module.css";
import { BesideItems, type BesideItemsContent } from "web/sections/beside-items.tsx";
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
