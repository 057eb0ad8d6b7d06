import { company, night } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { holidays } from "content/holidays.ts";
import { week } from "content/office-hours.ts";
import { momentWords, zonedToInstant } from "content/wire/zoned-time.ts";
import { ChosenTime } from "web/contact-form/chosen-time.tsx";
import { ContactForm } from "web/contact-form/contact-form.tsx";
import { Island } from "web/islands/island.tsx";
import { Page } from "web/layout/page.tsx";
import { PostalAddress } from "web/layout/postal-address.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { FactList, TextList } from "web/parts/fact-list.tsx";
import { Anchor } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { HeroWords } from "web/sections/practice-hero.tsx";
import css from "./contact.module.css";

type Words = PageProps<"contact">["words"];

export default function Contact({ words }: PageProps<"contact">) {
  return (
    <Page path="/contact">
      <Sheet id="top" label={words.hero.label}>
        <HeroWords {...words.hero}>
          <Island name="chosen-time" of={ChosenTime} props={{}} live="query" />
        </HeroWords>
      </Sheet>
      <Sheet id="form" label={contactForm.label} flush="top" className={css.form}>
        <div className={classNames(blocks.split, css.grid)}>
          <Island name="contact" of={ContactForm} props={{}} live="query" />
          <ContactDetails {...words.details} />
        </div>
      </Sheet>
      <Checklist id="why" {...words.why} />
      <ContactServices id="services" {...words.services} />
      <Closing id="next" {...words.closing} />
    </Page>
  );
}

/** Telephone, mail, address and hours, beside the form. */
function ContactDetails(words: Words["details"]) {
  const { hours, mail, phone } = company;
  const closed = closedDays();
  return (
    <div>
      <FactList
        className={classNames(blocks.ruled, folders.facts, css.cards)}
        termClass={text.mono}
        facts={[
          [
            words.phone,
            <a key="phone" href={phone.href}>
              {phone.display}
            </a>,
          ],
          [
            words.email,
            <a key="mail" href={mail.info.href}>
              {mail.info.address}
            </a>,
          ],
          [words.address, <PostalAddress key="office" />],
        ]}
      />
      <div className={css.hours}>
        <h2 className={text.mono}>{words.hours.heading}</h2>
        <ol>
          {week.map((day) => {
            const open = hours.days.some((open) => open === day);
            return (
              <li key={day} className={text.mono}>
                <span>{day}</span>
                <span className={css.bar} data-closed={open ? undefined : ""} aria-hidden="true" />
                <span>{open ? hours.short : words.hours.closed}</span>
              </li>
            );
          })}
        </ol>
        {closed && (
          <p className={classNames(text.sub, css.closed)}>
            {words.hours.holidays} {closed}.
          </p>
        )}
        <div className={css.immediate}>
          <h2>{words.immediate.heading}</h2>
          <p className={text.sub}>
            {words.immediate.text} {words.immediate.form}
          </p>
          <p className={text.sub}>{words.immediate.messages}</p>
          <h3>{words.immediate.nightHeading}</h3>
          <TextList items={[night.answers, night.newMatters, night.clients]} className={text.sub} />
        </div>
      </div>
    </div>
  );
}

/** "November 27, 2026" */
function written(day: string): string {
  const { zone } = company.hours;
  const {
    month,
    day: date,
    year,
  } = momentWords(zonedToInstant({ day, time: "12:00" }, zone), zone);
  return `${month} ${date}, ${year}`;
}

/** The days on which the office is closed in spite of its hours, by name. */
const closedDays = () =>
  new Intl.ListFormat("en-US").format([
    ...holidays.federal.map(({ name }) => name),
    ...holidays.closed.map(({ day, name }) => `${name} (${written(day)})`),
  ]);

/** A short choice of practices, each with a tab. */
function ContactServices({
  id,
  label,
  heading,
  cards,
  flush,
}: SectionProps & Words["services"] & { flush?: "top" | "bottom" }) {
  return (
    <Sheet id={id} label={label} flush={flush}>
      <h2 className={text.hidden}>{heading}</h2>
      <ul className={folders.folders}>
        {cards.map(({ letter, stock, title, text: words, href }) => (
          <li key={title} className={folders[`stock${stock}`]}>
            <Anchor to={href}>
              <span className={classNames(text.monoInk, folders.tab, css.letter)}>{letter}</span>
              <span className={classNames(folders.card, css.card)}>
                <b>{title}</b>
                <span>{words}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
