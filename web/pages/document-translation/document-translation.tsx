import { Instrument } from "#app/instruments/frame/instrument.tsx";
import { LanguagesInstrument } from "#app/instruments/languages/languages-instrument.tsx";
import { languages } from "#app/instruments/languages/words.ts";
import { Page } from "#app/layout/page.tsx";
import { Benefits } from "#app/sections/benefits.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Division } from "#app/sections/division.tsx";
import { FeatureIndex } from "#app/sections/feature-index.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { Process } from "#app/sections/process.tsx";
import { UseCases } from "#app/sections/use-cases.tsx";
import { documentTranslation as content } from "#content/pages/document-translation.ts";
import { TranslationExhibit } from "./translation-exhibit.tsx";
import { TranslationLanguages } from "./translation-languages.tsx";

export const { meta } = content;

export default function DocumentTranslation() {
  return (
    <Page path="/document-translation" practice="ai">
      <PracticeHero id="top" practice="ai" {...content.hero}>
        <TranslationExhibit letter="A" />
      </PracticeHero>
      <TranslationLanguages id="scripts" {...content.languages} />
      <Instrument id="languages" label={languages.label} words={languages} of={LanguagesInstrument} />
      <Process id="levels" ground="board" {...content.levels} />
      <FeatureIndex id="features" {...content.features} />
      <UseCases id="uses" ground="board" {...content.uses} />
      <Benefits id="benefits" {...content.benefits} />
      <Division id="limits" ground="board" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
