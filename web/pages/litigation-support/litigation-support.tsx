import { batesOf } from "content/site-map.ts";
import { ProductionLogExhibit } from "web/exhibits/production-log-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { Bates, type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { Anchor, GoLink } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { ItemList } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import css from "./litigation-support.module.css";

type Words = PageProps<"litigation-support">["words"];

export default function LitigationSupport({ words }: PageProps<"litigation-support">) {
  return (
    <Page path="/litigation-support" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...words.hero}>
        <ProductionLogExhibit letter="A" />
      </PracticeHero>
      <LitigationServices id="services" {...words.services} />
      <LitigationJourney id="one-page" {...words.journey} />
      <LitigationReasons id="why" {...words.reasons} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** A practice's services as a table of contents with the first Bates number of each. */
function LitigationServices({ id, label, heading, items }: SectionProps & Words["services"]) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <h2>{heading}</h2>
      <ol className={classNames(blocks.ruled, blocks.texts, css.contents)}>
        {items.map((item) => (
          <li key={item.href}>
            <h3 className={text.h1}>
              <Anchor to={item.href}>{item.title}</Anchor>
            </h3>
            <span className={css.leader} aria-hidden="true" />
            <Bates n={batesOf[item.href] ?? 0} />
            <p>{item.text}</p>
            <p className={text.mono}>{item.call}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** One page of evidence followed from person to person, day by day. */
function LitigationJourney({
  id,
  label,
  heading,
  lead,
  day,
  steps,
}: SectionProps & Words["journey"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="ink">
      <div className={folders.head}>
        <h2 className={text.display4}>{heading}</h2>
        <p className={text.lead}>{lead}</p>
      </div>
      <ol className={classNames(blocks.threes, css.steps)}>
        {steps.map((step) => (
          <li key={step.day}>
            <p className={classNames(text.h1, css.day)}>
              <span className={text.mono}>{day} </span>
              {step.day}
            </p>
            <Phrase as="p" className={text.words} words={step.text} />
            <GoLink to={step.href}>{step.hand}</GoLink>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** Reasons, and what the company does not do. */
function LitigationReasons({ id, label, heading, items, limit }: SectionProps & Words["reasons"]) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <div className={blocks.split}>
        <h2 className={classNames(text.h1, blocks.stays)}>{heading}</h2>
        <div>
          <ItemList
            items={items}
            className={classNames(blocks.ruled, blocks.stacks, blocks.texts, folders.large)}
          />
          <p className={classNames(text.sub, blocks.foot)}>{limit}</p>
        </div>
      </div>
    </Sheet>
  );
}
