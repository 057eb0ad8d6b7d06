import type { Claim } from "content/claims.ts";
import { Fragment } from "react";
import { BasisButton } from "./basis-button.tsx";

/** A large figure: the number, its unit smaller ("50%", "25 yrs"), and the button for its basis; `marked`, all of it highlighted. */
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
