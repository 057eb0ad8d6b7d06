import { fill } from "content/fill.ts";
import { blog } from "content/pages.ts";
import type { ReactNode } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import folders from "web/sections/folders.module.css";
import css from "./directives.module.css";

/** The story's first choice: each door links to its option. */
export function Doors({
  label,
  turn,
  children,
}: {
  label: string;
  turn: string;
  children: ReactNode;
}) {
  return (
    <nav className={css.doors} id="doors" aria-label={label}>
      <p className={text.mono}>{turn}</p>
      {children}
    </nav>
  );
}

type DoorProps = { href: string; tab: string; stock: string; title: string; children: ReactNode };

export function Door({ href, tab, stock, title, children }: DoorProps) {
  return (
    <li className={folders[`stock${stock}`]}>
      <a href={href}>
        <span className={classNames(text.monoInk, folders.tab, css.tab)}>{tab}</span>
        <span className={classNames(folders.card, css.door)}>
          <b className={text.heading}>{title}</b>
          <span className={text.words}>{children}</span>
        </span>
      </a>
    </li>
  );
}

/** The links after an ending: back to the doors, or on to the moral. */
export function TurnTo({ children }: { children: ReactNode }) {
  return <p className={css.turn}>{children}</p>;
}

const BOXES = [1, 2, 3, 4, 5];
const RISK = 4;

type VerdictProps = {
  tone: "lost" | "risky" | "won";
  label: string;
  words: string;
  children: ReactNode;
};

/**
 * An ending at full width: broken type when lost, the colour of risk when risky, highlighted when
 * won.
 */
export function VerdictLine({ tone, label, words, children }: VerdictProps) {
  return (
    <div className={classNames(css.verdict, tone === "risky" && css.risky)}>
      <p className={text.mono}>{label}</p>
      <p className={classNames(css.words, ...looks[tone])}>
        {tone === "won" ? <mark>{words}</mark> : words}
      </p>
      {tone === "risky" && (
        <div
          className={css.meter}
          role="img"
          aria-label={fill(blog.article.riskMeter, { full: RISK, all: BOXES.length })}
        >
          {BOXES.map((box) => (
            <i key={box} className={box <= RISK ? css.full : undefined} />
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

const looks = {
  lost: [text.display2, text.alleged],
  risky: [text.display3],
  won: [text.display3],
} as const;

type DecisionPointProps = { id: string; when: string; question: string; children: ReactNode };

/**
 * A question with answers in native disclosures. Opening one closes the others;
 * decision-point.browser.ts opens the one that is linked.
 */
export function DecisionPoint({ id, when, question, children }: DecisionPointProps) {
  return (
    <section className={css.decision} id={id} aria-labelledby={`${id}-question`}>
      <p className={text.mono}>{when}</p>
      <h3 id={`${id}-question`}>{question}</h3>
      {children}
    </section>
  );
}

type ChoiceProps = {
  id: string;
  decision: string;
  place: number;
  answer: string;
  outcome: string;
  children: ReactNode;
};

/** One answer: its letter, and what follows from it. */
export function Choice({ id, decision, place, answer, outcome, children }: ChoiceProps) {
  return (
    <details name={decision} className={css.choice}>
      <summary>
        <span className={classNames(text.monoInk, css.letter)}>{blog.article.choices[place]}</span>
        <span>{answer}</span>
      </summary>
      <div className={css.consequence} id={id}>
        {children}
        <p className={css.end}>
          <span className={classNames(text.monoInk, css.outcome)}>{outcome}</span>
          <a className={text.mono} href={`#${id}`}>
            {blog.words.linkToChoice}
          </a>
        </p>
      </div>
    </details>
  );
}
