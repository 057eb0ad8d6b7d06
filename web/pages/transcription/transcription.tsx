import { transcription as content } from "content/pages/transcription.ts";
import { TranscriptExhibit } from "web/drawings/transcript-exhibit.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { TranscriptInstrument } from "web/instruments/transcript/transcript-instrument.tsx";
import { transcript } from "web/instruments/transcript/words.ts";
import { Page } from "web/layout/page.tsx";
import { BenefitPairs } from "web/sections/benefit-pairs.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Evidence } from "web/sections/evidence.tsx";
import { FeatureIndex } from "web/sections/feature-index.tsx";
import { Figures } from "web/sections/figures.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Questions } from "web/sections/questions.tsx";
import { UseCases } from "web/sections/use-cases.tsx";
import { SpeakersExhibit } from "./speakers-exhibit.tsx";

export const { meta } = content;

export default function Transcription() {
  return (
    <Page path="/transcription" practice="ai">
      <PracticeHero id="top" practice="ai" {...content.hero}>
        <TranscriptExhibit letter="A" />
      </PracticeHero>
      <Evidence id="speakers" wide {...content.speakers}>
        <SpeakersExhibit letter="B" />
      </Evidence>
      <BenefitPairs id="benefits" ground="board" {...content.benefits} />
      <FeatureIndex id="features" {...content.features} />
      <Instrument id="transcript" label={transcript.label} words={transcript} ground="board" of={TranscriptInstrument} />
      <Figures id="measured" {...content.figures} />
      <UseCases id="uses" ground="board" {...content.uses} />
      <Questions id="limits" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
