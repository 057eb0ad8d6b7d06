import { Fold } from "web/instruments/frame/fold.tsx";
import { printInstrument } from "web/instruments/frame/report.ts";
import { CopyButton } from "web/instruments/frame/result.tsx";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import { letterOf, letterText } from "./letter.ts";
import css from "./production.module.css";
import type { ProductionOutcome } from "./production-work.tsx";
import { productionLetter as words } from "./words-letter.ts";

const LETTER_ID = "production-letter";

/** The draft of a deficiency letter, to copy or print separately. */
export function LetterSheet({ outcome }: { outcome: ProductionOutcome }) {
  const letter = letterOf(outcome);
  return (
    <div className={css.fold}>
      <Fold line={<h4>{words.title}</h4>}>
        <div className={css.sheet}>
          <article className={css.letter} id={LETTER_ID}>
            <p className={text.mono}>{words.draft}</p>
            <Paragraphs of={[...letter.head, ...letter.opening]} />
            <ol>
              {letter.items.map(({ title, places }) => (
                <li key={title}>
                  {title} <span>{places}</span>
                </li>
              ))}
            </ol>
            <Paragraphs of={letter.closing} />
          </article>
          <div className={css.buttons}>
            <CopyButton words={letterText(letter)}>{words.copy}</CopyButton>
            <Button small line onClick={() => printInstrument("production", LETTER_ID)}>
              {words.print}
            </Button>
          </div>
        </div>
      </Fold>
    </div>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
