import { Fragment, useEffect, useMemo, useRef } from "react";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import type { Summary, SummarySentence } from "./summarize.ts";
import css from "./summary.module.css";
import { summaryResult } from "./words-result.ts";

const { source: words } = summaryResult;

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
        <p className={text.mono}>{words.title}</p>
        {selected === undefined ? (
          <p className={text.mono}>{words.none}</p>
        ) : (
          <Button small line onClick={() => onBack(selected)}>
            {words.back(selected)}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to be reached by keyboard */}
      <section ref={pane} className={css.text} aria-label={words.title} tabIndex={0}>
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
