import { hasBasis } from "content/find-claims.ts";
import type { Words } from "content/kinds.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Figure } from "web/parts/basis.tsx";
import { FactList } from "web/parts/fact-list.tsx";
import text from "web/parts/text.module.css";
import css from "./figures.module.css";

/**
 * Up to four figures, each with what it measures. Figures come from the claims register; those with
 * a basis on record are highlighted.
 */
export function Figures({
  id,
  label,
  heading,
  figures,
  flush = "top",
}: SectionProps & Words<"figures"> & { flush?: "top" | "bottom" }) {
  return (
    <Sheet id={id} label={label} flush={flush}>
      <h2 className={text.hidden}>{heading}</h2>
      <FigureRow figures={figures} />
    </Sheet>
  );
}

type FigureRowProps = Pick<Words<"figures">, "figures"> & { className?: string | undefined };

/** The row alone, for use inside another section. */
export function FigureRow({ figures, className = css.figures }: FigureRowProps) {
  return (
    <FactList
      className={className}
      termClass={text.note}
      facts={figures.map(({ claim, measures }) => [
        measures,
        <b key={measures} className={text.figure}>
          <Figure claim={claim} marked={hasBasis(claim)} />
        </b>,
      ])}
    />
  );
}
