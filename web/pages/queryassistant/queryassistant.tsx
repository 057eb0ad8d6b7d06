import { query } from "content/instruments.ts";
import { queryLog, query as specimen } from "content/specimen/exhibits/query.ts";
import exhibit from "web/exhibits/exhibit.module.css";
import { Answers, Caption, CitedLines, Exhibit, LogTable, Split } from "web/exhibits/exhibit.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { QueryInstrument } from "web/instruments/query/query-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { BeforeAfter } from "web/sections/before-after.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Evidence } from "web/sections/evidence.tsx";
import { FeatureIndex, UseCases } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Questions } from "web/sections/questions.tsx";
import css from "./queryassistant.module.css";

export default function QueryAssistant({ words }: PageProps<"queryassistant">) {
  return (
    <Page path="/queryassistant" practice="ai">
      <PracticeHero id="top" practice="ai" {...words.hero}>
        <QueryExhibit letter="A" />
      </PracticeHero>
      <FeatureIndex id="features" {...words.features} />
      <Instrument id="query" label={query.label} words={query} of={QueryInstrument} />
      <BeforeAfter id="benefits" {...words.benefits} />
      <Evidence id="log" wide {...words.log}>
        <QueryLogExhibit />
      </Evidence>
      <UseCases id="uses" ground="board" {...words.uses} />
      <Questions id="limits" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** The query assistant's log of one morning. */
function QueryLogExhibit() {
  const { title, note, foot, table, columns, nothing, rows } = queryLog;
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

/** The query assistant: questions, cited answers, and the passages that support them. */
export function QueryExhibit({ letter }: { letter?: string | undefined }) {
  const { lines, next, ask, rests, of, sources } = specimen;
  return (
    <Exhibit letter={letter} title={specimen.title} note={specimen.note} foot={specimen.foot}>
      <Split wider="first">
        <div className={css.room}>
          <Answers
            lines={lines.map(({ question, answer }) => [
              question,
              <CitedLines key={question} lines={answer} />,
            ])}
          />
          <p className={css.ask} aria-hidden="true">
            <span>{next}</span>
            <span className={classNames(text.mono, css.send)}>{ask}</span>
          </p>
        </div>
        <div>
          <Caption>
            <span>{rests}</span> <span>{of}</span>
          </Caption>
          <ol className={classNames(exhibit.entries, css.sources)}>
            {sources.map(({ number, passage, exact, where }) => (
              <li key={number}>
                <span className={text.bates}>{number}</span>
                <Passage passage={passage} exact={exact} />
                <span className={text.mono}>{where}</span>
              </li>
            ))}
          </ol>
        </div>
      </Split>
    </Exhibit>
  );
}

/** Underlines the words in the passage that support the answer. */
function Passage({ passage, exact }: { passage: string; exact: string }) {
  const [before, after] = passage.split(exact);
  return (
    <p>
      {before}
      <u>{exact}</u>
      {after}
    </p>
  );
}
