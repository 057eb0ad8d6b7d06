import { deidentify, redactions } from "content/instruments.ts";
import { key } from "content/specimen/exhibits/deidentification.ts";
import { DeidentificationExhibit } from "web/exhibits/deidentification-exhibit.tsx";
import { Caption, Exhibit, LogTable } from "web/exhibits/exhibit.tsx";
import { DeidentifyInstrument } from "web/instruments/deidentify/deidentify-instrument.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { RedactionsInstrument } from "web/instruments/redactions/redactions-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import type { SectionProps } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import { Lift, Liftable, Redacted } from "web/parts/redaction.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Evidence } from "web/sections/evidence.tsx";
import folders from "web/sections/folders.module.css";
import { BenefitPairs, FeatureIndex, UseCases } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./identification-de-identification.module.css";

type Words = PageProps<"identification-de-identification">["words"];

export default function IdentificationDeIdentification({
  words,
}: PageProps<"identification-de-identification">) {
  return (
    <Page path="/identification-de-identification" practice="ai">
      <PracticeHero id="top" practice="ai" {...words.hero}>
        <DeidentificationExhibit letter="A" />
      </PracticeHero>
      <DeidentificationKinds id="kinds" {...words.kinds} />
      <Instrument
        id="deidentify"
        label={deidentify.label}
        words={deidentify}
        of={DeidentifyInstrument}
      />
      <Evidence id="key" ground="board" {...words.key}>
        <KeyExhibit />
      </Evidence>
      <Instrument
        id="redactions"
        label={redactions.label}
        words={redactions}
        of={RedactionsInstrument}
      />
      <FeatureIndex id="features" {...words.features} />
      <UseCases id="uses" ground="board" {...words.uses} />
      <BenefitPairs id="benefits" {...words.benefits} />
      <Brief id="limits" ground="board" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/**
 * What identifies a person, what replaces it and under which rule. The originals are loaded when
 * the bars are lifted.
 */
function DeidentificationKinds({
  id,
  label,
  columns,
  rows,
  lift,
  failed,
  note,
  ...head
}: SectionProps & Words["kinds"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <Lift copy="found" words={{ lift, apply: lift, failed }} className={css.lift} />
      <table className={classNames(folders.table, css.kinds)}>
        <HeadRow columns={columns} />
        <tbody>
          {rows.map(({ kind, words, produced, rule }, i) => (
            <tr key={kind}>
              <th scope="row" className={text.control}>
                {kind}
              </th>
              <td className={text.statement}>
                <Liftable words={words} copy="found" bar={i} />
              </td>
              <td className={text.statement}>{produced}</td>
              <td className={classNames(text.note, css.rule)}>{rule}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classNames(text.mono, blocks.foot)}>{note}</p>
    </HeadedSheet>
  );
}

const { title, note, foot, table, columns, entries, opened, openings } = key;

/** The list that connects labels and persons, shown closed. */
function KeyExhibit() {
  return (
    <Exhibit title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={Object.values(columns)}
        right={[columns.spellings, columns.pages]}
        rows={entries.map(({ code, words, spellings, pages }) => ({
          cells: [code, <Redacted key={code} words={words} />, spellings, pages],
        }))}
      />
      <div className={css.openings}>
        <Caption>
          <span>{opened}</span>
          <span>{openings.count(openings.rows.length)}</span>
        </Caption>
        <LogTable
          label={openings.table}
          columns={Object.values(openings.columns)}
          wrap={[openings.columns.why]}
          rows={openings.rows.map((cells) => ({ cells }))}
        />
      </div>
    </Exhibit>
  );
}
