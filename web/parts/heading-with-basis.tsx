import type { Claim } from "content/claims.ts";
import type { ReactNode } from "react";
import { BasisButton } from "./basis-button.tsx";
import css from "./heading-with-basis.module.css";

/** A heading with a figure. The button for the basis is after it, because inside it would be read out with the heading. */
export function HeadingWithBasis({ claim, children }: { claim: Claim | undefined; children: ReactNode }) {
  if (!claim) return children;
  return (
    <div className={css.line}>
      {children}
      <BasisButton claim={claim} />
    </div>
  );
}
