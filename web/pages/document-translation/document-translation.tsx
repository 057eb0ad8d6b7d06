import { documentTranslation as content } from "content/pages/document-translation.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { LanguagesInstrument } from "web/instruments/languages/languages-instrument.tsx";
import { languages } from "web/instruments/languages/words.ts";
import { Page } from "web/layout/page.tsx";
import { Benefits } from "web/sections/benefits.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Division } from "web/sections/division.tsx";
import { FeatureIndex } from "web/sections/feature-index.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import { UseCases } from "web/sections/use-cases.tsx";
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
