import { instrumentFrame } from "content/instruments.ts";
import type { InstrumentName } from "instruments/names.ts";
import { type ComponentType, type ReactNode, useId } from "react";
import exhibit from "web/exhibits/exhibit.module.css";
import { Island } from "web/islands/island.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import button from "web/parts/button.module.css";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./frame.module.css";
import result from "./result.module.css";

/** A limit, or an accepted input. What is before " | " is bold. */
export type Limit = string;

type InstrumentProps = SectionProps & {
  readonly id: InstrumentName;
  readonly words: SectionHeadContent & {
    readonly title: string;
    readonly openNote?: string;
    readonly foot?: ReactNode;
  };
  readonly ground?: "bond" | "board";
  /** What runs in the frame: it gets no properties, and nothing of the document reaches it. */
  readonly of: ComponentType;
};

/**
 * A section with a working exhibit, closed to its head and a button until the visitor opens it or
 * comes by its address (instrument.browser.ts). Heading and frame belong to the document and stay
 * the same in every state. `id` is the instrument's name, its anchor and its `data-instrument`.
 */
export function Instrument({
  id,
  label,
  words: { heading, lead, title, openNote = instrumentFrame.openNote, foot },
  ground = "bond",
  of,
}: InstrumentProps) {
  const titleId = useId();
  return (
    <Sheet id={id} instrument={id} label={label} heading={heading} ground={ground}>
      <SectionHead heading={heading} lead={lead} />
      <section className={classNames(exhibit.exhibit, css.instrument)} aria-labelledby={titleId}>
        <details className={css.tool}>
          <summary className={classNames(exhibit.head, css.head)}>
            <h3 className={css.title} id={titleId}>
              {title}
            </h3>
            <span className={classNames(text.mono, css.note)}>{instrumentFrame.note}</span>
            <span className={css.close}>{instrumentFrame.close}</span>
            <span className={css.opener}>
              <span className={button.button}>{instrumentFrame.open}</span>
              {openNote}
            </span>
          </summary>
          <div className={css.body}>
            <Island name={id} of={of} props={{}} />
            <noscript>
              <p className={css.without}>{instrumentFrame.withoutScripts}</p>
            </noscript>
            {foot && <p className={classNames(text.mono, css.foot)}>{foot}</p>}
          </div>
        </details>
      </section>
    </Sheet>
  );
}

/** The work at the left, its limits beside it. */
export function WithLimits({
  heading,
  limits,
  children,
}: {
  heading: string;
  limits: readonly Limit[];
  children: ReactNode;
}) {
  return (
    <div className={css.two}>
      <div className={css.main}>{children}</div>
      <Limits heading={heading} limits={limits} />
    </div>
  );
}

/** The limits, shown in every state. */
export function Limits({ heading, limits }: { heading: string; limits: readonly Limit[] }) {
  return (
    <aside className={css.limits}>
      <h4>{heading}</h4>
      <ul className={result.lines}>
        {limits.map((limit) => (
          <li key={limit}>
            <b>{limit.split(" | ")[0]}</b> {limit.split(" | ")[1]}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The row of buttons below a result: Save report first and solid, the rest lined. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
