import { links } from "content/instruments.ts";
import { versionLine } from "content/specimen/exhibits/microsoft-365.ts";
import { TeamsThreadExhibit } from "web/exhibits/teams-thread-exhibit.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { LinksInstrument } from "web/instruments/links/links-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { Phrase, RichText } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import { ItemList, NumberedIndex } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./modern-attachments.module.css";

type Words = PageProps<"modern-attachments">["words"];

export default function ModernAttachments({ words }: PageProps<"modern-attachments">) {
  return (
    <Page path="/modern-attachments" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...words.hero}>
        <TeamsThreadExhibit letter="C-3" />
      </PracticeHero>
      <AttachmentsChallenge id="the-challenge" {...words.challenge} />
      <AttachmentsSolution id="our-solution" {...words.solution} />
      <Instrument id="links" label={links.label} words={links} of={LinksInstrument} />
      <AttachmentsFields id="fields" {...words.fields} />
      <Brief id="limits" ground="board" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** The claim against the fact at full width; then what the difference costs. */
function AttachmentsChallenge({
  id,
  label,
  heading,
  lead,
  items,
}: SectionProps & Words["challenge"]) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <Phrase as="h2" className={text.display4} words={heading} />
      <div className={classNames(blocks.split, blocks.after)}>
        <Phrase as="p" className={text.lead} words={lead} />
        <ItemList
          items={items}
          className={classNames(blocks.ruled, blocks.stacks, blocks.notes, css.losses)}
        />
      </div>
    </Sheet>
  );
}

/**
 * The life of one linked file with the moment of sending highlighted; below it, how that version is
 * recovered.
 */
function AttachmentsSolution({ id, label, items, ...head }: SectionProps & Words["solution"]) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground="board">
      <ol className={css.line} data-specimen>
        {versionLine().map(({ when, what, text: words, asSent }) => (
          <li key={when} className={asSent ? css.on : undefined}>
            <div>
              <span className={text.mono}>{when}</span>
              <b className={text.item}>{asSent ? <mark>{what}</mark> : what}</b>
              <p className={text.note}>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={blocks.after}>
        <NumberedIndex items={items} />
      </div>
    </HeadedSheet>
  );
}

/** The fields of a load file and their meaning. */
function AttachmentsFields({ id, label, fields, ...head }: SectionProps & Words["fields"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <FactList
        className={classNames(rows.long, css.fields)}
        termClass={text.monoInk}
        facts={fields.map(([name, says]) => [name, <RichText key={name}>{says}</RichText>])}
      />
    </HeadedSheet>
  );
}
