// Loaded when the instrument is first used: the work and the view of its result.

import { fill } from "content/fill.ts";
import { summary as labels, summaryResult as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import type { Given } from "instruments/contract.ts";
import { fileSize } from "instruments/frame/files.ts";
import { languageName } from "instruments/languages/letters.ts";
import { opensWith, turnsWith } from "instruments/summary/leans-on.ts";
import { measuredPlaces, summaryMeasured } from "instruments/summary/measured.ts";
import type { SummaryOptions } from "instruments/summary/options.ts";
import {
  oneLine,
  type SummaryOutcome,
  summaryText,
  unmarked,
} from "instruments/summary/read-document.ts";
import { lengthOf, report } from "instruments/summary/report.ts";
import { summarySpecimen } from "instruments/summary/specimen.ts";
import {
  type Length,
  lengths,
  type Summary,
  type SummarySentence,
  sentencesOf,
} from "instruments/summary/summarize.ts";
import { Fragment, type Ref, useEffect, useMemo, useRef, useState } from "react";
import { labelOf } from "web/instruments/frame/bag-label.ts";
import cells from "web/instruments/frame/calculator.module.css";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import { LaterStatus, ResultActions, ResultTop, Table } from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { withText } from "web/instruments/frame/text-source.ts";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Choice, Option } from "web/parts/field.tsx";
import text from "web/parts/text.module.css";
import css from "./summary.module.css";
import workerUrl from "./summary-worker.ts?worker&url";

/** Reads the first file and ranks its sentences. */
export const work: FileWork<SummaryOutcome, SummaryOptions> = {
  run: async ({ files, options }, context) =>
    runInWorker<Given<SummaryOptions>, SummaryOutcome>(
      workerUrl,
      { files: await withText(files, context), options },
      context,
    ),
  specimen: (options) => {
    const { name, text } = summarySpecimen;
    return { files: [{ path: name, file: new File([unmarked(text).text], name) }], options };
  },
  said: ({ summary }) => labels.said(summary.counts.moderate),
  Result: SummaryResult,
  measured: { Table: MeasuredTable, save: saveTestTexts },
};

/** Saves the published test texts with their marks. */
async function saveTestTexts(): Promise<void> {
  const { summaryTestTexts } = await import("instruments/summary/test-texts.ts");
  saveFile(
    "summary-test-texts.txt",
    "text/plain",
    summaryTestTexts.map(({ name, text }) => `${name}\n\n${text}\n`).join("\n\n"),
  );
}

/**
 * The chosen sentences at one of three lengths, with links to the text below. Changing the length
 * needs no new reading.
 */
function SummaryResult({
  outcome,
  files,
  options,
  isSpecimen,
  onRestart,
}: ResultProps<SummaryOutcome, SummaryOptions>) {
  const [{ path: name }, ...others] = files;
  const { read, summary, ended } = outcome;
  const [length, setLength] = useState(lengthOf(options));
  const [selected, select] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const chosen = useMemo(() => sentencesOf(summary, length), [summary, length]);
  // Copied and saved at the length that is shown; the report has all three.
  const plain = summaryText(name, read.text, summary, length);
  const verdict = words.verdict(chosen.length, summary.sentences.length);
  return (
    <>
      <ResultTop
        label={labelOf(labels.labelCells, [
          name,
          fileSize(read.size),
          count(summary.sentences.length),
          read.sha256 ?? undefined,
        ])}
        title={verdict}
        notes={notesOf(outcome, chosen, isSpecimen, others.length)}
        words={words}
      >
        <div className={classNames(cells.cells, result.part, text.offPaper)}>
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
        <SummaryList
          ref={list}
          text={read.text}
          summary={summary}
          length={length}
          chosen={chosen}
          onPlace={select}
        />
      </ResultTop>
      <SourceText
        text={read.text}
        summary={summary}
        chosen={chosen}
        selected={selected}
        onBack={(number) =>
          list.current?.querySelector<HTMLElement>(`a[data-number="${number}"]`)?.focus()
        }
      />
      <ResultActions
        name="summary"
        limits={words.limits}
        made={ended}
        onPaper=""
        report={() => ({
          specimen: isSpecimen,
          ...report({ files, options: { length } }, outcome),
        })}
        saves={[[words.save, () => saveFile(`summary-${length}.txt`, "text/plain", plain)]]}
        copy={{ label: words.copy, text: plain }}
        onRestart={onRestart}
      />
      <LaterStatus>{`${words.lengths[length]}: ${verdict}`}</LaterStatus>
    </>
  );
}

/** Below this number of sentences a summary saves no time. */
const FEW = 10;

/** Notes for the reader: that the summary selects, how much it omits, and how the text was read. */
function notesOf(
  { read, summary }: SummaryOutcome,
  chosen: readonly SummarySentence[],
  isSpecimen: boolean,
  others: number,
) {
  const { notes } = words;
  const part = chosen.reduce((sum, sentence) => sum + sentence.words, 0);
  const { language } = summary;
  return [
    ...(isSpecimen ? [words.specimenNote] : []),
    notes.selects,
    notes.words(part, summary.words, `${((part / Math.max(1, summary.words)) * 100).toFixed(1)}%`),
    ...(chosen.length === 0
      ? [notes.none]
      : summary.sentences.length < FEW
        ? [notes.few]
        : [notes.longer]),
    ...(language === null
      ? [notes.unknown]
      : language === "eng"
        ? []
        : [notes.other(languageName(language))]),
    ...(read.isMail ? [notes.mail] : []),
    ...(read.encoding === "windows-1252" ? [notes.latin] : []),
    ...(others > 0 ? [notes.others(others)] : []),
  ];
}

type SummaryListProps = {
  readonly ref: Ref<HTMLOListElement>;
  readonly text: string;
  readonly summary: Summary;
  readonly length: Length;
  readonly chosen: readonly SummarySentence[];
  readonly onPlace: (number: number) => void;
};

/** The chosen sentences in text order. Their numbers are links to their places. */
function SummaryList({ ref, text: source, summary, length, chosen, onPlace }: SummaryListProps) {
  return (
    <div className={result.part}>
      <h4>{words.list.title(words.lengths[length])}</h4>
      <ol ref={ref} className={classNames(result.lines, css.list)}>
        {chosen.map((sentence) => (
          <Item
            key={sentence.number}
            source={source}
            summary={summary}
            chosen={chosen}
            sentence={sentence}
            onPlace={onPlace}
          />
        ))}
      </ol>
    </div>
  );
}

type ItemProps = Pick<SummaryListProps, "summary" | "chosen" | "onPlace"> & {
  readonly source: string;
  readonly sentence: SummarySentence;
};

function Item({ source, summary: { sentences, language }, chosen, sentence, onPlace }: ItemProps) {
  const [shown, show] = useState({ before: false, after: false });
  const { number, start, end, paragraph } = sentence;
  const before = sentences[number - 2];
  const after = sentences[number];
  const own = oneLine(source.slice(start, end));
  const isLeftOut = (near: SummarySentence | undefined): near is SummarySentence =>
    near !== undefined && !chosen.includes(near);
  const isEnglish = language === "eng";
  const opening = isEnglish && isLeftOut(before) ? opensWith(own) : undefined;
  const turning =
    isEnglish && isLeftOut(after) && after.paragraph === paragraph
      ? turnsWith(source.slice(after.start, after.end))
      : undefined;
  return (
    <li>
      {before && shown.before && <Near source={source} sentence={before} />}
      <a
        className={text.monoInk}
        href={`#summary-${number}`}
        data-number={number}
        aria-label={words.list.place(number)}
        onClick={(event) => {
          event.preventDefault();
          onPlace(number);
        }}
      >
        {number}
      </a>
      <p>{own}</p>
      {after && shown.after && <Near source={source} sentence={after} />}
      {opening && !shown.before && (
        <Hint
          says={words.list.opens(opening)}
          button={words.list.before}
          onShow={() => show({ ...shown, before: true })}
        />
      )}
      {turning && !shown.after && (
        <Hint
          says={words.list.turns(turning)}
          button={words.list.after}
          onShow={() => show({ ...shown, after: true })}
        />
      )}
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
function Near({
  source,
  sentence: { number, start, end },
}: {
  source: string;
  sentence: SummarySentence;
}) {
  return (
    <div className={css.near}>
      <small className={text.mono}>{words.list.numbered(number)}</small>
      <p>{oneLine(source.slice(start, end))}</p>
    </div>
  );
}

type SourceTextProps = {
  readonly text: string;
  readonly summary: Summary;
  readonly chosen: readonly SummarySentence[];
  /** The number of the sentence to show. */
  readonly selected: number | undefined;
  readonly onBack: (number: number) => void;
};

/**
 * The whole text with the chosen sentences underlined. The selected one is marked and focused; a
 * button leads back.
 */
function SourceText({ text: source, summary, chosen, selected, onBack }: SourceTextProps) {
  const pane = useRef<HTMLElement>(null);
  const paragraphs = useMemo(
    () => [...Map.groupBy(summary.sentences, ({ paragraph }) => paragraph).values()],
    [summary],
  );
  const numbers = useMemo(() => new Set(chosen.map(({ number }) => number)), [chosen]);
  useEffect(() => {
    if (selected === undefined) return;
    const place = pane.current?.querySelector<HTMLElement>("mark");
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: "center" });
  }, [selected]);
  return (
    <div className={classNames(result.part, text.offPaper)}>
      <div className={result.buttons}>
        <p className={text.mono}>{words.source.title}</p>
        {selected === undefined ? (
          <p className={text.mono}>{words.source.none}</p>
        ) : (
          <Button small line onClick={() => onBack(selected)}>
            {words.source.back(selected)}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to be reached by keyboard */}
      <section ref={pane} className={result.text} aria-label={words.source.title} tabIndex={0}>
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

type SentenceProps = {
  readonly words: string;
  readonly number: number;
  readonly isChosen: boolean;
  readonly isSelected: boolean;
};

function Sentence({ words: own, number, isChosen, isSelected }: SentenceProps) {
  if (!isChosen) return own;
  const Tag = isSelected ? "mark" : "u";
  return (
    <Tag id={`summary-${number}`} tabIndex={-1}>
      {own}
    </Tag>
  );
}

/** How many chosen sentences were marked as key ones, compared with two simple methods. */
function MeasuredTable() {
  return (
    <>
      <p>{fill(words.measured.text, measuredPlaces)}</p>
      <Table
        caption={words.measured.table}
        columns={words.measured.columns}
        className={result.figures}
      >
        <tbody>
          {lengths.map((length) => {
            const { chosen, right, first, chance } = summaryMeasured[length];
            return (
              <tr key={length}>
                <th scope="row">{words.lengths[length]}</th>
                {[right, first, chance].map((n, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never change order
                  <td key={i}>{words.measured.of(n, chosen)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p>{fill(words.measured.ends, measuredPlaces)}</p>
      <p>{words.measured.method}</p>
    </>
  );
}
