import { Instrument } from "#app/instruments/frame/instrument.tsx";
import { QueryInstrument } from "#app/instruments/query/query-instrument.tsx";
import { query } from "#app/instruments/query/words.ts";
import { Page } from "#app/layout/page.tsx";
import { BeforeAfter } from "#app/sections/before-after.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Evidence } from "#app/sections/evidence.tsx";
import { FeatureIndex } from "#app/sections/feature-index.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { UseCases } from "#app/sections/use-cases.tsx";
import { queryassistant as content } from "#content/pages/queryassistant.ts";
import { QueryExhibit } from "./query-exhibit.tsx";
import { QueryLogExhibit } from "./query-log-exhibit.tsx";

export const { meta } = content;

export default function QueryAssistant() {
  return (
    <Page path="/queryassistant" practice="ai">
      <PracticeHero id="top" practice="ai" {...content.hero}>
        <QueryExhibit letter="A" />
      </PracticeHero>
      <FeatureIndex id="features" {...content.features} />
      <Instrument id="query" label={query.label} words={query} of={QueryInstrument} />
      <BeforeAfter id="benefits" {...content.benefits} />
      <Evidence id="log" wide {...content.log}>
        <QueryLogExhibit letter="C" />
      </Evidence>
      <UseCases id="uses" ground="board" {...content.uses} />
      <Questions id="limits" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
