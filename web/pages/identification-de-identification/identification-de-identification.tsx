import { redactions } from "content/instruments/redactions.ts";
import { identificationDeIdentification as content } from "content/pages/identification-de-identification.ts";
import { DeidentificationExhibit } from "web/drawings/deidentification-exhibit.tsx";
import { DeidentifyInstrument } from "web/instruments/deidentify/deidentify-instrument.tsx";
import { deidentify } from "web/instruments/deidentify/words.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { RedactionsInstrument } from "web/instruments/redactions/redactions-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { BenefitPairs } from "web/sections/benefit-pairs.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Evidence } from "web/sections/evidence.tsx";
import { FeatureIndex } from "web/sections/feature-index.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { UseCases } from "web/sections/use-cases.tsx";
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
