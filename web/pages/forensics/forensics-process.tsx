import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./forensics-process.module.css";

type TimetableContent = {
  readonly heading: string;
  readonly lead: string;
  /** The words before the name of the person who signs a step. */
  readonly signed: string;
  readonly steps: readonly Readonly<Record<"when" | "title" | "text" | "signed", string>>[];
};

/** Four process steps on a ruler of hours. */
export function ForensicsProcess({ id, label, heading, lead, signed, steps }: SectionProps & TimetableContent) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={css.heading}>{heading}</h2>
      <p className={text.lead}>{lead}</p>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <span className={classNames(text.monoInk, css.when)}>{step.when}</span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <p className={classNames(text.mono, css.signed)}>
              {signed} {step.signed}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
