import { useMemo, useRef, useState } from "react";
import { Choice, Option } from "#app/contact-form/field.tsx";
import { BagLabel } from "#app/instruments/frame/bag-label.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Limits } from "#app/instruments/frame/instrument.tsx";
import { LaterStatus } from "#app/instruments/frame/later-status.tsx";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { count } from "#content/specimen/count.ts";
import { notesOf } from "./notes-of.ts";
import { ResultActions } from "./result-actions.tsx";
import { SourceText } from "./source-text.tsx";
import { type Length, lengths, sentencesOf } from "./summarize.ts";
import css from "./summary.module.css";
import { SummaryList } from "./summary-list.tsx";
import type { SummaryOutcome } from "./summary-work.tsx";
import { summary as labels } from "./words.ts";
import { summaryResult as words } from "./words-result.ts";

type SummaryResultProps = { readonly outcome: SummaryOutcome; readonly onRestart: () => void };

/** The chosen sentences at one of three lengths, with links to the text below. Changing the length needs no new reading. */
export function SummaryResult({ outcome, onRestart }: SummaryResultProps) {
  const { given, read, summary } = outcome;
  const [length, setLength] = useState<Length>("moderate");
  const [selected, select] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const chosen = useMemo(() => sentencesOf(summary, length), [summary, length]);
  const verdict = words.verdict(chosen.length, summary.sentences.length);
  return (
    <>
      <BagLabel
        top
        cells={[
          { term: labels.labelCells.name, value: given.name },
          { term: labels.labelCells.size, value: fileSize(read.size) },
          { term: labels.labelCells.sentences, value: count(summary.sentences.length) },
          { term: labels.labelCells.digest, ...(read.sha256 ? { value: read.sha256 } : {}), wide: true },
        ]}
      />
      <div className={css.result}>
        <div>
          <Verdict title={verdict} notes={notesOf(outcome, chosen)} />
          <div className={css.lengths}>
            <Choice number={1} legend={words.length.legend}>
              {lengths.map((each) => (
                <Option
                  key={each}
                  label={`${words.lengths[each]}, ${words.amounts[each]}`}
                  name="summary-length"
                  checked={each === length}
                  onChange={() => {
                    setLength(each);
                    select(undefined);
                  }}
                />
              ))}
            </Choice>
          </div>
          <SummaryList ref={list} text={read.text} summary={summary} length={length} chosen={chosen} onPlace={select} />
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <SourceText
        text={read.text}
        summary={summary}
        chosen={chosen}
        selected={selected}
        onBack={(number) => list.current?.querySelector<HTMLElement>(`a[data-number="${number}"]`)?.focus()}
      />
      <ResultActions outcome={outcome} length={length} onRestart={onRestart} />
      <LaterStatus>{`${words.lengths[length]}: ${verdict}`}</LaterStatus>
    </>
  );
}
