import { Button } from "web/parts/button.tsx";
import css from "./sign-in.module.css";

/** A recovery code, shown this once. */
export function RecoveryCode({ code, onKept }: { code: string; onKept: () => void }) {
  return (
    <>
      <div className={css.cell}>
        <p>
          If you lose every passkey, this code lets you make a new one. Write it down or print it, and keep it away from this device. It is
          shown this once and works once.
        </p>
        <p className={css.code}>
          <code>{code}</code>
        </p>
      </div>
      <div className={css.foot}>
        <Button onClick={onKept}>I have kept it</Button>
        <button type="button" className={css.quiet} onClick={() => print()}>
          Print it
        </button>
      </div>
    </>
  );
}
