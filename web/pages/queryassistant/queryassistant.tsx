import { queryassistant as content } from "content/pages.ts";
import { queryLog } from "content/specimen/exhibits/query.ts";
import { Exhibit, LogTable } from "web/drawings/exhibit.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { QueryInstrument } from "web/instruments/query/query-instrument.tsx";
import { query } from "web/instruments/query/words.ts";
import { Page } from "web/layout/page.tsx";
import { BeforeAfter } from "web/sections/before-after.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Evidence } from "web/sections/evidence.tsx";
import { FeatureIndex, UseCases } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Questions } from "web/sections/questions.tsx";
import { QueryExhibit } from "./query-exhibit.tsx";

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
        <QueryLogExhibit />
      </Evidence>
      <UseCases id="uses" ground="board" {...content.uses} />
      <Questions id="limits" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

/** The query assistant's log of one morning. */
function QueryLogExhibit() {
  return (
    <Exhibit title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={Object.values(columns)}
        wrap={[columns.question]}
        rows={rows.map(({ at, who, question, rests }) => ({
          cells: [at, who, question, rests.join(", ") || nothing],
          on: rests.length === 0,
        }))}
      />
    </Exhibit>
  );
}

const { title, note, foot, table, columns, nothing, rows } = queryLog;
