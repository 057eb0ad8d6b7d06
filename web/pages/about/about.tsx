import { nameMeaning } from "content/brand-name.ts";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { BasisButton } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Portrait } from "web/parts/portrait.tsx";
import { Paragraphs } from "web/parts/rich-text.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import { FigureRow } from "web/sections/figures.tsx";
import folders from "web/sections/folders.module.css";
import { BenefitPairs, type Item, NumberedItems } from "web/sections/item-list.tsx";
import { HeroWords } from "web/sections/practice-hero.tsx";
import { Recognition } from "web/sections/recognition.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./about.module.css";

type Words = PageProps<"about">["words"];

export default function About({ words }: PageProps<"about">) {
  const { people } = words.people;
  return (
    <Page path="/about">
      <AboutHero id="top" {...words.hero} />
      {nameMeaning && <AboutName id="name" {...nameMeaning} />}
      <AboutNumbers id="numbers" {...words.numbers} />
      <AboutValues id="values" {...words.values} />
      {people.some(({ picture }) => picture) ? (
        <AboutPeople id="people" {...words.people} />
      ) : (
        <BenefitPairs
          id="people"
          {...words.people}
          items={people.map(({ name, role, bio }) => ({ title: name, text: `${role}. ${bio}` }))}
        />
      )}
      <Recognition id="recognition" {...words.recognition} />
      <Closing id="next" {...words.closing} />
    </Page>
  );
}

/** The year on a stamp, the claim across the sheet. */
function AboutHero({ id, label, stamp, title, lead, actions }: SectionProps & Words["hero"]) {
  return (
    <Sheet id={id} label={label} heading={title} nameAbove>
      <p className={css.stamp}>
        <Stamp word={stamp.word} letter={stamp.letter} />
        {stamp.basis && <BasisButton claim={stamp.basis} />}
      </p>
      <HeroWords title={title} lead={lead} actions={actions} titleClass={text.display3} />
    </Sheet>
  );
}

/**
 * The maxim that the company is named after: the first half in broken type, the second highlighted.
 */
function AboutName({
  id,
  label,
  heading,
  gloss,
  maxim,
  paragraphs,
}: SectionProps & NonNullable<typeof nameMeaning>) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={text.hidden}>{heading}</h2>
      <div className={blocks.stack}>
        <p className={text.mono}>
          <dfn className={css.word} lang="la">
            {gloss.word}
          </dfn>
          , {gloss.meaning}
        </p>
        <p className={text.display3} lang="la">
          <span className={text.alleged}>{maxim.alleged}</span>
          <br />
          <mark>{maxim.proved}</mark>
        </p>
        <div className={classNames(folders.paragraphs, blocks.after)}>
          <Paragraphs words={paragraphs} />
        </div>
      </div>
    </Sheet>
  );
}

/** Four figures, of which the first is much larger, and why they have no published basis. */
function AboutNumbers({ id, label, heading, figures, note }: SectionProps & Words["numbers"]) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{heading}</h2>
      <FigureRow figures={figures} className={css.numbers} />
      <p className={classNames(text.sub, blocks.foot)}>{note}</p>
    </Sheet>
  );
}

/** Values as four short sentences, set large. */
function AboutValues({
  id,
  label,
  heading,
  items,
}: SectionProps & { heading: string; items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="board">
      <h2>{heading}</h2>
      <NumberedItems
        items={items}
        className={classNames(
          blocks.capped,
          blocks.texts,
          folders.large,
          blocks.twos,
          blocks.after,
        )}
      />
    </Sheet>
  );
}

/** People in pairs with their portraits, once one of them has a photograph. */
function AboutPeople({ id, label, people: shown, ...head }: SectionProps & Words["people"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ul className={classNames(blocks.capped, blocks.twos, css.people)}>
        {shown.map((person) => (
          <li key={person.name}>
            <Portrait person={person} size="small" />
            <div className={blocks.stack}>
              <h3>{person.name}</h3>
              <p className={text.mono}>{person.role}</p>
              <p className={text.sub}>{person.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}
