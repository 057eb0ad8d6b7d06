import type { ReactNode } from "react";
import type { Claim } from "#content/claims.ts";
import { BasisButton } from "./basis-button.tsx";
import css from "./heading-with-basis.module.css";

/** A heading that has a figure in it. The sign stands after the heading: inside, its name would be read out as part of it. */
export function HeadingWithBasis({ claim, children }: { claim: Claim | undefined; children: ReactNode }) {
  if (!claim) return children;
  return (
    <div className={css.line}>
      {children}
      <BasisButton claim={claim} />
    </div>
  );
}
