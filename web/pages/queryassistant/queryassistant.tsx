import { queryassistant as content } from "content/pages/queryassistant.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { QueryInstrument } from "web/instruments/query/query-instrument.tsx";
import { query } from "web/instruments/query/words.ts";
import { Page } from "web/layout/page.tsx";
import { BeforeAfter } from "web/sections/before-after.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Evidence } from "web/sections/evidence.tsx";
import { FeatureIndex } from "web/sections/feature-index.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Questions } from "web/sections/questions.tsx";
import { UseCases } from "web/sections/use-cases.tsx";
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
