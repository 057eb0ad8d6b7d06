import type { Claim } from "content/claims.ts";
import { basisWords } from "content/words.ts";
import { Fragment, type ReactNode } from "react";
import css from "./basis.module.css";

/** The id of a claim's panel (web/layout/basis-panel.tsx). */
export const basisId = (key: string) => `basis-${key}`;

/**
 * The button after a figure that opens its basis. Its sign is drawn, so that copied and searched
 * text is only the figure.
 */
export function BasisButton({ claim }: { claim: Claim }) {
  return (
    <button
      type="button"
      className={css.sign}
      popoverTarget={basisId(claim.key)}
      aria-haspopup="dialog"
      aria-label={basisWords.of(claim.figure)}
    />
  );
}

/**
 * A large figure: the number, its unit smaller ("50%", "25 yrs"), and the button for its basis;
 * `marked`, all of it highlighted.
 */
export function Figure({ claim, marked = false }: { claim: Claim; marked?: boolean }) {
  const [, number, unit] = /^([\d.,/+]+)(.*)$/.exec(claim.figure) ?? ["", claim.figure, ""];
  const Element = marked ? "mark" : Fragment;
  return (
    <Element>
      {number}
      {unit && <small>{unit}</small>}
      <BasisButton claim={claim} />
    </Element>
  );
}

/**
 * A heading with a figure. The button for the basis is after it, because inside it would be read
 * out with the heading.
 */
export function HeadingWithBasis({
  claim,
  children,
}: {
  claim: Claim | undefined;
  children: ReactNode;
}) {
  if (!claim) return children;
  return (
    <div className={css.line}>
      {children}
      <BasisButton claim={claim} />
    </div>
  );
}
