import { summary } from "content/instruments.ts";
import { summary as specimen } from "content/specimen/exhibits/summary.ts";
import exhibit from "web/exhibits/exhibit.module.css";
import { Cite, CitedLines, Exhibit } from "web/exhibits/exhibit.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { SummaryInstrument } from "web/instruments/summary/summary-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import type { SectionProps } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { Figure } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { FactList } from "web/parts/fact-list.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import { BesideItems } from "web/sections/before-after.tsx";
import blocks from "web/sections/blocks.module.css";
import { Brief } from "web/sections/brief.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import { UseDocket } from "web/sections/use-docket.tsx";
import css from "./contentsummarization.module.css";

type Words = PageProps<"contentsummarization">["words"];

export default function ContentSummarization({ words }: PageProps<"contentsummarization">) {
  return (
    <Page path="/contentsummarization" practice="ai">
      <PracticeHero id="top" practice="ai" {...words.hero}>
        <SummaryExhibit letter="A" />
      </PracticeHero>
      <SummarizationLengths id="lengths" {...words.lengths} />
      <Instrument id="summary" label={summary.label} words={summary} of={SummaryInstrument} />
      <SummarizationBenefits id="benefits" {...words.figure} />
      <Checklist id="features" ground="bond" {...words.features} />
      <UseDocket id="uses" ground="board" {...words.uses} />
      <Brief id="limits" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** The three summary lengths, in columns of proportional width. */
function SummarizationLengths({ id, label, lengths, ...head }: SectionProps & Words["lengths"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ol className={classNames(blocks.capped, blocks.thirds, blocks.aligned)}>
        {lengths.map(({ name, amount, sample, facts }) => (
          <li key={name}>
            <h3 className={text.part}>{name}</h3>
            <p className={text.mono}>{amount}</p>
            <Phrase as="p" className={text.words} words={sample} />
            <FactList
              className={classNames(rows.lines, text.note)}
              termClass={text.mono}
              facts={facts}
            />
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}

/** One very large figure, and the three or four benefits that explain it. */
function SummarizationBenefits({
  before,
  claim,
  measures,
  ...section
}: SectionProps & Words["figure"]) {
  return (
    <BesideItems {...section} className={css.grid}>
      <p className={blocks.stack}>
        <span className={text.mono}>{before}</span>
        <b className={classNames(text.figure, text.giant)}>
          <Figure claim={claim} marked />
        </b>
        <span className={text.item}>{measures}</span>
      </p>
    </BesideItems>
  );
}

const { title, note, foot, brief, moderate, comprehensive, pages, cited, strip } = specimen;

/** One deposition at the three lengths on offer, above a strip of its pages. */
export function SummaryExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ol className={exhibit.thirds}>
        <li className={exhibit.pane}>
          <Length {...brief} />
          <Phrase as="p" className={text.heading} words={brief.text} />
        </li>
        <li className={exhibit.pane}>
          <Length {...moderate} />
          <p className={text.read}>
            <CitedLines lines={moderate.lines} />
          </p>
        </li>
        <li className={exhibit.pane}>
          <Length {...comprehensive} />
          <dl className={classNames(rows.short, text.small)}>
            {comprehensive.issues.map(({ issue, finding, cite }) => (
              <div key={issue}>
                <dt>{issue}</dt>
                <dd className={css.finding}>
                  {finding} <Cite>{cite}</Cite>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      </ol>
      <div className={css.strip}>
        <svg viewBox={`0 0 ${pages * 10 - 2} 22`} preserveAspectRatio="none" aria-hidden="true">
          <path fill="var(--rule-2)" d={column(false)} />
          <path fill="var(--ink)" d={column(true)} />
        </svg>
        <p className={text.mono}>{strip}</p>
      </div>
    </Exhibit>
  );
}

function Length({ name, size }: { name: string; size: string }) {
  return (
    <p className={classNames(text.mono, composed.apart)}>
      <b className={text.monoInk}>{name}</b>
      <span>{size}</span>
    </p>
  );
}

/** The pages as vertical strokes; the cited ones are heavier. */
function column(isCited: boolean) {
  return Array.from({ length: pages }, (_, i) => i)
    .filter((i) => cited.includes(i + 1) === isCited)
    .map((i) => (isCited ? `M${i * 10} 0h8v22h-8z` : `M${i * 10} 5h8v12h-8z`))
    .join("");
}
