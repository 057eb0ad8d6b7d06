import type { Claim } from "#content/claims.ts";

/** A figure set large: the number, and its unit smaller ("50%", "25 yrs"). */
export function Figure({ claim }: { claim: Claim }) {
  const [, number, unit] = /^([\d.,/+]+)(.*)$/.exec(claim.figure) ?? ["", claim.figure, ""];
  return (
    <>
      {number}
      {unit && <small>{unit}</small>}
    </>
  );
}
