import { first72Hours } from "content/instruments.ts";
import { DataMapExhibit } from "web/exhibits/data-map-exhibit.tsx";
import exhibit from "web/exhibits/exhibit.module.css";
import { Exhibit } from "web/exhibits/exhibit.tsx";
import { First72HoursInstrument } from "web/instruments/first-72-hours/first-72-hours-instrument.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { type Item, ItemList } from "web/sections/item-list.tsx";
import { Leader } from "web/sections/leader.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./esi-consulting.module.css";

type Words = PageProps<"esi-consulting">["words"];

export default function EsiConsulting({ words }: PageProps<"esi-consulting">) {
  return (
    <Page path="/esi-consulting" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...words.hero}>
        <DataMapExhibit letter="A-5" />
      </PracticeHero>
      <EsiServices id="services" {...words.services} />
      <EsiProcess id="process" {...words.process} />
      <Instrument
        id="first-72-hours"
        label={first72Hours.label}
        words={first72Hours}
        of={First72HoursInstrument}
      />
      <EsiReasons id="why" {...words.why} />
      <Leader id="leader" {...words.leader} />
      <EsiProjects id="projects" {...words.projects} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** Services in the order of the rules they fulfil, each rule set large. */
function EsiServices({
  id,
  label,
  heading,
  lead,
  receive,
  items,
}: SectionProps & Words["services"]) {
  return (
    <HeadedSheet id={id} label={label} heading={heading} lead={lead}>
      <ol className={classNames(blocks.ruled, folders.ledger, blocks.texts, css.rules)}>
        {items.map((item) => (
          <li key={item.rule}>
            <p className={classNames(text.display3, css.rule)}>
              <span className={text.mono}>{item.code}</span> {item.rule}
            </p>
            <div className={blocks.stack}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              <p className={text.mono}>
                {receive}: <b className={text.monoInk}>{item.receive}</b>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}

type Line = "from" | "to" | "re";

/** A process in the form of a one-page memorandum. */
function EsiProcess({ id, label, heading, memo, terms, steps }: SectionProps & Words["process"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="board">
      <div className={classNames(blocks.late, css.split)}>
        <h2 className={blocks.stays}>{heading}</h2>
        <Exhibit title={memo.title} note={memo.note} foot={memo.foot} className={css.memo}>
          <FactList
            className={classNames(text.mono, rows.short, css.head)}
            facts={lines.map((line) => [terms[line], memo[line]])}
          />
          <ol className={classNames(exhibit.lined, rows.railed, css.steps)}>
            {steps.map((step, i) => (
              <li key={step.title}>
                <span>{i + 1}.</span>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
                <span className={text.mono}>{step.takes}</span>
              </li>
            ))}
          </ol>
        </Exhibit>
      </div>
    </Sheet>
  );
}

const lines = ["from", "to", "re"] as const satisfies readonly Line[];

/** Four single words, set very large. */
function EsiReasons({
  id,
  label,
  heading,
  items,
}: SectionProps & { readonly heading: string; readonly items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={text.hidden}>{heading}</h2>
      <ItemList items={items} className={classNames(blocks.texts, css.words)} />
    </Sheet>
  );
}

/** Projects as entries on a docket sheet. */
function EsiProjects({
  id,
  label,
  heading,
  lead,
  columns,
  items,
}: SectionProps & Words["projects"]) {
  return (
    <HeadedSheet id={id} label={label} heading={heading} lead={lead} ground="board">
      <ol className={classNames(folders.framed, blocks.notes, css.docket)}>
        {items.map((item, i) => (
          <li key={item.matter} className={blocks.thirds}>
            <div className={blocks.stack}>
              <span className={text.mono}>
                {columns.number} {i + 1}
              </span>
              <h3>{item.matter}</h3>
              <p>{item.problem}</p>
            </div>
            <div className={blocks.stack}>
              <h4 className={text.mono}>{columns.done}</h4>
              <Phrase as="p" words={item.done} />
            </div>
            <div className={blocks.stack}>
              <h4 className={text.mono}>{columns.result}</h4>
              <b className={text.words}>{item.result}</b>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}
