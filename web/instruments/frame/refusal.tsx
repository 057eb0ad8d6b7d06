import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Icon } from "web/parts/icon.tsx";
import text from "web/parts/text.module.css";
import type { Fault } from "./fault.ts";
import css from "./frame.module.css";
import { Actions } from "./instrument.tsx";
import { instrumentFrame as words } from "./words.ts";

/** A failure: which file, why, and what to do next. */
export function Refusal({ fault, onAgain }: { fault: Fault; onAgain: () => void }) {
  const shared = words.faults[fault.kind];
  const { title, text: reason, steps } = fault.own ?? { ...shared, title: shared.title(fault.name ?? "") };
  return (
    <>
      <div className={classNames(css.verdict, css.refused)} role="alert">
        <p className={text.mono}>
          <Icon name="bang" /> {words.refused}
        </p>
        <h4>{title}</h4>
        <p className={text.sub}>{reason}</p>
      </div>
      <div className={css.next}>
        <h4>{words.nextStep}</h4>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Actions>
        <Button small onClick={onAgain} data-focus="">
          {words.chooseAnother}
        </Button>
      </Actions>
    </>
  );
}
