import { fill } from "content/fill.ts";
import { blog } from "content/pages/blog.ts";
import type { ReactNode } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./directives.module.css";

const BOXES = [1, 2, 3, 4, 5];
const RISK = 4;

type VerdictProps = { tone: "lost" | "risky" | "won"; label: string; words: string; children: ReactNode };

/** An ending at full width: broken type when lost, the colour of risk when risky, highlighted when won. */
export function VerdictLine({ tone, label, words, children }: VerdictProps) {
  return (
    <div className={classNames(css.verdict, css[tone])}>
      <p className={text.mono}>{label}</p>
      <p className={css.words}>{tone === "won" ? <mark>{words}</mark> : words}</p>
      {tone === "risky" && (
        <div className={css.meter} role="img" aria-label={fill(blog.article.riskMeter, { full: RISK, all: BOXES.length })}>
          {BOXES.map((box) => (
            <i key={box} className={box <= RISK ? css.full : undefined} />
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
