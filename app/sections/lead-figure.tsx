import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Figure } from "#app/ui/figure.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import type { Claim } from "#content/claims.ts";
import type { Item } from "./benefits.tsx";
import css from "./lead-figure.module.css";

type LeadFigureContent = {
  readonly label: string;
  /** The section's name for those who do not see it; the figure speaks for itself. */
  readonly heading: string;
  readonly before: string;
  readonly claim: Claim;
  readonly measures: string;
  readonly items: readonly Item[];
};

/** One figure as large as the sheet allows, and the three or four benefits behind it. */
export function LeadFigure({
  id,
  label,
  heading,
  before,
  claim,
  measures,
  items,
  ground = "board",
}: SectionProps & LeadFigureContent & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} ground={ground}>
      <h2 className={text.hidden}>{heading}</h2>
      <div className={css.grid}>
        <p className={css.figure}>
          <span className={classNames(text.mono, css.before)}>{before}</span>
          <b>
            <mark>
              <Figure claim={claim} />
            </mark>
          </b>
          <span className={css.measures}>{measures}</span>
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>
                <RichText>{item.text}</RichText>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
