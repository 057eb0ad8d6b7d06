import type { Claim } from "content/claims.ts";
import { claimKey } from "content/claims-on.ts";
import { basisWords } from "content/words.ts";
import css from "./basis-button.module.css";

/** The id of a claim's panel (web/layout/basis-panel.tsx). */
export const basisId = (key: string) => `basis-${key}`;

/** The button after a figure that opens its basis. Its sign is drawn, so that copied and searched text is only the figure. */
export function BasisButton({ claim }: { claim: Claim }) {
  return (
    <button
      type="button"
      className={css.sign}
      popoverTarget={basisId(claimKey(claim))}
      aria-haspopup="dialog"
      aria-label={basisWords.of(claim.figure)}
    />
  );
}
