import type { Claim } from "content/claims.ts";
import { BasisButton } from "./basis-button.tsx";

/** A large figure: the number, its unit smaller ("50%", "25 yrs"), and the button for its basis. */
export function Figure({ claim }: { claim: Claim }) {
  const [, number, unit] = /^([\d.,/+]+)(.*)$/.exec(claim.figure) ?? ["", claim.figure, ""];
  return (
    <>
      {number}
      {unit && <small>{unit}</small>}
      <BasisButton claim={claim} />
    </>
  );
}
