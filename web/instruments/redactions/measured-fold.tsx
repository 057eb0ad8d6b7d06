import { redactionsResult as words } from "content/instruments/redactions-result.ts";
import { Fold } from "web/instruments/frame/fold.tsx";
import css from "./redactions.module.css";

/** How the tests were measured, beside every result. */
export function MeasuredFold() {
  return (
    <Fold line={<h4>{words.measured.summary}</h4>}>
      <p className={css.measured}>{words.measured.text}</p>
    </Fold>
  );
}
