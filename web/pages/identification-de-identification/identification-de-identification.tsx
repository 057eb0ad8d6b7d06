import { DeidentificationExhibit } from "#app/exhibits/deidentification-exhibit.tsx";
import { DeidentifyInstrument } from "#app/instruments/deidentify/deidentify-instrument.tsx";
import { deidentify } from "#app/instruments/deidentify/words.ts";
import { Instrument } from "#app/instruments/frame/instrument.tsx";
import { RedactionsInstrument } from "#app/instruments/redactions/redactions-instrument.tsx";
import { Page } from "#app/layout/page.tsx";
import { BenefitPairs } from "#app/sections/benefit-pairs.tsx";
import { Brief } from "#app/sections/brief.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Evidence } from "#app/sections/evidence.tsx";
import { FeatureIndex } from "#app/sections/feature-index.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { UseCases } from "#app/sections/use-cases.tsx";
import { redactions } from "#content/instruments/redactions.ts";
import { identificationDeIdentification as content } from "#content/pages/identification-de-identification.ts";
import { DeidentificationKinds } from "./deidentification-kinds.tsx";
import { KeyExhibit } from "./key-exhibit.tsx";

export const { meta } = content;

export default function IdentificationDeIdentification() {
  return (
    <Page path="/identification-de-identification" practice="ai">
      <PracticeHero id="top" practice="ai" {...content.hero}>
        <DeidentificationExhibit letter="A" />
      </PracticeHero>
      <DeidentificationKinds id="kinds" {...content.kinds} />
      <Instrument id="deidentify" label={deidentify.label} words={deidentify} of={DeidentifyInstrument} />
      <Evidence id="key" ground="board" {...content.key}>
        <KeyExhibit letter="B" />
      </Evidence>
      <Instrument id="redactions" label={redactions.label} words={redactions} of={RedactionsInstrument} />
      <FeatureIndex id="features" {...content.features} />
      <UseCases id="uses" ground="board" {...content.uses} />
      <BenefitPairs id="benefits" {...content.benefits} />
      <Brief id="limits" ground="board" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
