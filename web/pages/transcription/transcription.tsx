import { transcript } from "content/instruments.ts";
import { speakers } from "content/specimen/exhibits/transcription.ts";
import { Exhibit, LogTable } from "web/exhibits/exhibit.tsx";
import { TranscriptExhibit } from "web/exhibits/transcript-exhibit.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { TranscriptInstrument } from "web/instruments/transcript/transcript-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import type { PageProps } from "web/pages/index.ts";
import { Closing } from "web/sections/closing.tsx";
import { Evidence } from "web/sections/evidence.tsx";
import { Figures } from "web/sections/figures.tsx";
import folders from "web/sections/folders.module.css";
import { BenefitPairs, FeatureIndex, UseCases } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Questions } from "web/sections/questions.tsx";

export default function Transcription({ words }: PageProps<"transcription">) {
  return (
    <Page path="/transcription" practice="ai">
      <PracticeHero id="top" practice="ai" {...words.hero}>
        <TranscriptExhibit letter="A" />
      </PracticeHero>
      <Evidence id="speakers" wide {...words.speakers}>
        <SpeakersExhibit />
      </Evidence>
      <BenefitPairs id="benefits" ground="board" {...words.benefits} />
      <FeatureIndex id="features" {...words.features} />
      <Instrument
        id="transcript"
        label={transcript.label}
        words={transcript}
        of={TranscriptInstrument}
      />
      <Figures id="measured" {...words.figures} />
      <UseCases id="uses" ground="board" {...words.uses} />
      <Questions id="limits" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** The speakers of one recording: how much each speaks, and how each was identified. */
function SpeakersExhibit() {
  const { title, note, foot, table, columns, voices, marked } = speakers;
  return (
    <Exhibit title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={Object.values(columns)}
        wrap={[columns.reason]}
        right={[columns.turns, columns.drowned]}
        rows={voices.map(({ voice, share, turns, drowned, name, reason }) => ({
          cells: [voice, name, reason, <Share key={voice} percent={share} />, turns, drowned],
          on: voice === marked,
        }))}
      />
    </Exhibit>
  );
}

function Share({ percent }: { percent: number }) {
  return (
    <svg className={folders.share} viewBox="0 0 120 12" role="img" aria-label={`${percent}%`}>
      <path stroke="currentColor" strokeWidth="0.6" opacity="0.5" d="M0 6h120" />
      <rect fill="currentColor" width={percent * 1.2} height="12" />
    </svg>
  );
}
