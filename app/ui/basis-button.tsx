import { basisWords } from "#content/basis-words.ts";
import { type Claim, claimKey } from "#content/claims.ts";
import css from "./basis-button.module.css";

/** What a claim's panel is called on the page (app/layout/basis-panel.tsx). */
export const basisId = (key: string) => `basis-${key}`;

/** The sign after a figure that opens its basis. It is drawn, not written: what is copied or searched stays the figure. */
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
