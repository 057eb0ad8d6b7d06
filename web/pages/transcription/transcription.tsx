import { TranscriptExhibit } from "#app/exhibits/transcript-exhibit.tsx";
import { Instrument } from "#app/instruments/frame/instrument.tsx";
import { TranscriptInstrument } from "#app/instruments/transcript/transcript-instrument.tsx";
import { transcript } from "#app/instruments/transcript/words.ts";
import { Page } from "#app/layout/page.tsx";
import { BenefitPairs } from "#app/sections/benefit-pairs.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Evidence } from "#app/sections/evidence.tsx";
import { FeatureIndex } from "#app/sections/feature-index.tsx";
import { Figures } from "#app/sections/figures.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { UseCases } from "#app/sections/use-cases.tsx";
import { transcription as content } from "#content/pages/transcription.ts";
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
