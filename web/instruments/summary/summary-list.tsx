import { type Ref, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import type { Length, Summary, SummarySentence } from "./summarize.ts";
import css from "./summary.module.css";
import { oneLine } from "./summary-text.ts";
import { summaryResult } from "./words-result.ts";

const { list: words, lengths } = summaryResult;

type SummaryListProps = {
  readonly ref: Ref<HTMLOListElement>;
  readonly text: string;
  readonly summary: Summary;
  readonly length: Length;
  readonly chosen: readonly SummarySentence[];
  readonly onPlace: (number: number) => void;
};

/** The chosen sentences in text order. Their numbers are links to their places. */
export function SummaryList({ ref, text: source, summary, length, chosen, onPlace }: SummaryListProps) {
  return (
    <div className={css.summary}>
      <h4>{words.title(lengths[length])}</h4>
      <ol ref={ref}>
        {chosen.map((sentence) => (
          <Item key={sentence.number} source={source} summary={summary} chosen={chosen} sentence={sentence} onPlace={onPlace} />
        ))}
      </ol>
    </div>
  );
}

type ItemProps = Pick<SummaryListProps, "summary" | "chosen" | "onPlace"> & { readonly source: string; readonly sentence: SummarySentence };

function Item({ source, summary: { sentences, language }, chosen, sentence, onPlace }: ItemProps) {
  const [shown, show] = useState({ before: false, after: false });
  const { number, start, end, paragraph } = sentence;
  const before = sentences[number - 2];
  const after = sentences[number];
  const own = oneLine(source.slice(start, end));
  const isLeftOut = (near: SummarySentence | undefined): near is SummarySentence => near !== undefined && !chosen.includes(near);
  const isEnglish = language === "eng";
  const opening = isEnglish && isLeftOut(before) ? opensWith(own) : undefined;
  const turning =
    isEnglish && isLeftOut(after) && after.paragraph === paragraph ? turnsWith(source.slice(after.start, after.end)) : undefined;
  return (
    <li>
      {before && shown.before && <Near source={source} sentence={before} />}
      <div>
        <a
          className={text.mono}
          href={`#summary-${number}`}
          data-number={number}
          aria-label={words.place(number)}
          onClick={(event) => {
            event.preventDefault();
            onPlace(number);
          }}
        >
          {number}
        </a>
        <p>{own}</p>
      </div>
      {after && shown.after && <Near source={source} sentence={after} />}
      {opening && !shown.before && (
        <Hint says={words.opens(opening)} button={words.before} onShow={() => show({ ...shown, before: true })} />
      )}
      {turning && !shown.after && <Hint says={words.turns(turning)} button={words.after} onShow={() => show({ ...shown, after: true })} />}
    </li>
  );
}

function Hint({ says, button, onShow }: { says: string; button: string; onShow: () => void }) {
  return (
    <div className={css.hint}>
      <p>{says}</p>
      <Button small line onClick={onShow}>
        {button}
      </Button>
    </div>
  );
}

/** A neighbouring sentence, labelled as not in the summary. */
function Near({ source, sentence: { number, start, end } }: { source: string; sentence: SummarySentence }) {
  return (
    <div className={css.near}>
      <small className={classNames(text.mono)}>{words.numbered(number)}</small>
      <p>{oneLine(source.slice(start, end))}</p>
    </div>
  );
}

const opening =
  /^[“"‘(]?(he|she|it|they|him|her|his|hers|its|their|this|that|these|those|such|there|then|but|however|yet|so|therefore|thus|hence|also|besides|moreover|instead|nevertheless|otherwise|and|or|nor|both|neither|one of them)\b/i;
const turning = /^[“"‘(]?(but|however|yet|although|though|nevertheless|instead|still|unless|except)\b/i;
const negation = /\b(not|no|never|nobody|nothing|none|neither|nor|\w+n[’']t)\b/i;
/** Words at the start of the next sentence in which a “not” may revoke the last one. */
const NEAR = 7;

/** The pronoun or connective at the start of an English sentence that refers to the one before. */
export const opensWith = (sentence: string) => opening.exec(sentence)?.[1];

/** The word in the next English sentence that may revoke the last one: an initial “but”, or an early “not”. */
export function turnsWith(next: string): string | undefined {
  return turning.exec(next)?.[1] ?? negation.exec(next.split(/\s+/).slice(0, NEAR).join(" "))?.[1];
}
