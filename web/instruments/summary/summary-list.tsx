import { Fragment, type Ref, useEffect, useMemo, useRef, useState } from "react";
import { Table } from "web/instruments/frame/table.tsx";
import tables from "web/instruments/languages/languages.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { type Length, lengths, type Summary, type SummarySentence } from "./summarize.ts";
import css from "./summary.module.css";
import { oneLine } from "./summary-text.ts";
import { summaryMeasured } from "./words.ts";
import { summaryResult } from "./words-result.ts";

const { list: words, lengths: lengthNames } = summaryResult;

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
      <h4>{words.title(lengthNames[length])}</h4>
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

const { source: sourceWords } = summaryResult;

type SourceTextProps = {
  readonly text: string;
  readonly summary: Summary;
  readonly chosen: readonly SummarySentence[];
  /** The number of the sentence to show. */
  readonly selected: number | undefined;
  readonly onBack: (number: number) => void;
};

/** The whole text with the chosen sentences underlined. The selected one is marked and focused; a button leads back. */
export function SourceText({ text: source, summary, chosen, selected, onBack }: SourceTextProps) {
  const pane = useRef<HTMLElement>(null);
  const paragraphs = useMemo(() => [...Map.groupBy(summary.sentences, ({ paragraph }) => paragraph).values()], [summary]);
  const numbers = useMemo(() => new Set(chosen.map(({ number }) => number)), [chosen]);
  useEffect(() => {
    if (selected === undefined) return;
    const place = pane.current?.querySelector<HTMLElement>("mark");
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: "center" });
  }, [selected]);
  return (
    <div className={css.source}>
      <div className={css.head}>
        <p className={text.mono}>{sourceWords.title}</p>
        {selected === undefined ? (
          <p className={text.mono}>{sourceWords.none}</p>
        ) : (
          <Button small line onClick={() => onBack(selected)}>
            {sourceWords.back(selected)}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to be reached by keyboard */}
      <section ref={pane} className={css.text} aria-label={sourceWords.title} tabIndex={0}>
        {paragraphs.map((sentences) => (
          <p key={sentences[0]?.start}>
            {sentences.map(({ number, start, end }, i) => (
              <Fragment key={number}>
                {source.slice(sentences[i - 1]?.end ?? start, start)}
                <Sentence
                  words={source.slice(start, end)}
                  number={number}
                  isChosen={numbers.has(number)}
                  isSelected={number === selected}
                />
              </Fragment>
            ))}
          </p>
        ))}
      </section>
    </div>
  );
}

type SentenceProps = { readonly words: string; readonly number: number; readonly isChosen: boolean; readonly isSelected: boolean };

function Sentence({ words: own, number, isChosen, isSelected }: SentenceProps) {
  if (!isChosen) return own;
  const Tag = isSelected ? "mark" : "span";
  return (
    <Tag id={`summary-${number}`} className={css.chosen} tabIndex={-1}>
      {own}
    </Tag>
  );
}

const { measured: measuredWords } = summaryResult;

/** How many chosen sentences were marked as key ones, compared with two simple methods. */
export function MeasuredTable() {
  return (
    <>
      <p>{measuredWords.text}</p>
      <Table caption={measuredWords.table} columns={measuredWords.columns} className={tables.table}>
        <tbody>
          {lengths.map((length) => {
            const { chosen, right, first, chance } = summaryMeasured[length];
            return (
              <tr key={length}>
                <th scope="row">{lengthNames[length]}</th>
                {[right, first, chance].map((n, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never change order
                  <td key={i} className={classNames(text.mono, tables.number)}>
                    {measuredWords.of(n, chosen)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p>{measuredWords.ends}</p>
      <p>{measuredWords.method}</p>
    </>
  );
}
