import { RetentionExhibit } from "web/exhibits/retention-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { TextList } from "web/parts/fact-list.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Division } from "web/sections/division.tsx";
import folders from "web/sections/folders.module.css";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./strategic-advisory.module.css";

type Words = PageProps<"strategic-advisory">["words"];

export default function StrategicAdvisory({ words }: PageProps<"strategic-advisory">) {
  return (
    <Page path="/strategic-advisory" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...words.hero}>
        <RetentionExhibit letter="C-4" />
      </PracticeHero>
      <AdvisoryServices id="advisory-services" {...words.services} />
      <AdvisorySeasons id="when" {...words.seasons} />
      <Division id="table" {...words.table} />
      <Brief id="limits" ground="board" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** The topics of advice, and beside each the document that the client keeps. */
function AdvisoryServices({ id, label, keep, items, ...head }: SectionProps & Words["services"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ol className={classNames(folders.framed, blocks.texts)}>
        {items.map(({ title, text: words, paper }) => (
          <li key={title} className={blocks.thirds}>
            <h3>{title}</h3>
            <Phrase as="p" words={words} />
            <div className={css.paper}>
              <span className={text.mono}>{keep}</span>
              <b className={text.words}>{paper}</b>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}

/** Before, during and after a matter: three columns under one line. */
function AdvisorySeasons({ id, label, heading, lead, columns }: SectionProps & Words["seasons"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="board">
      <Phrase as="h2" className={text.h1} words={heading} />
      <p className={classNames(text.lead, blocks.foot)}>{lead}</p>
      <ol className={classNames(blocks.capped, blocks.thirds, blocks.after, css.seasons)}>
        {columns.map((column) => (
          <li key={column.when}>
            <p className={text.mono}>{column.when}</p>
            <h3>{column.title}</h3>
            <p className={text.sub}>{column.text}</p>
            <TextList items={column.items} className={classNames(rows.lines, text.note)} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
