import { company, night } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { consultation } from "content/pages.ts";
import { labels } from "content/words.ts";
import { contactAddress } from "web/api/contact-address.ts";
import form from "web/contact-form/contact-form.module.css";
import { Island } from "web/islands/island.tsx";
import { Page } from "web/layout/page.tsx";
import { PostalAddress } from "web/layout/postal-address.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { FactList, TextList } from "web/parts/fact-list.tsx";
import { TextArea, TextField } from "web/parts/field.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Checklist } from "web/sections/checklist.tsx";
import folders from "web/sections/folders.module.css";
import { HeroWords } from "web/sections/practice-hero.tsx";
import { BookingFrame, type BookingFrameContent } from "./booking-frame.tsx";
import css from "./consultation.module.css";
import { TimeRequest } from "./time-request.tsx";

type Words = PageProps<"consultation">["words"];

export default function Consultation({ words }: PageProps<"consultation">) {
  return (
    <Page path="/consultation">
      <ConsultationHero id="top" {...words.hero} />
      <ConsultationFocus id="focus" {...words.focus} />
      <Checklist id="preparation" {...words.preparation} />
      <ConsultationBooking id="booking-widget" {...words.booking} />
    </Page>
  );
}

/** The offer, and the half hour as a ruler. */
function ConsultationHero({
  id,
  label,
  title,
  lead,
  actions,
  minutes,
}: SectionProps & Words["hero"]) {
  return (
    <Sheet id={id} label={label}>
      <HeroWords title={title} lead={lead} actions={actions} titleClass={text.display3} />
      <ol className={css.minutes}>
        {minutes.map((part) => (
          <li key={part.time}>
            <span className={text.mono}>{part.time}</span>
            <b>{part.title}</b>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** Three topics for the half hour, as folders with their length on the tab. */
function ConsultationFocus({ id, label, heading, cards }: SectionProps & Words["focus"]) {
  return (
    <Sheet id={id} label={label} flush="top">
      <h2 className={text.hidden}>{heading}</h2>
      <ul className={folders.folders}>
        {cards.map(({ stock, title, duration, text: words, topics }) => (
          <li key={title} className={folders[`stock${stock}`]}>
            <span className={classNames(text.monoInk, folders.tab)}>{duration}</span>
            <div className={classNames(folders.card, css.card)}>
              <h3>{title}</h3>
              <p>{words}</p>
              <TextList items={topics} className={text.mono} />
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/**
 * The provider's calendar, if there is one, then the request for a time, and beside them the facts.
 */
function ConsultationBooking({
  id,
  label,
  heading,
  withCalendar,
  withoutCalendar,
  note,
  frame,
  facts,
  length,
}: SectionProps & Words["booking"]) {
  const { phone, origin, hours } = company;
  return (
    <Sheet id={id} label={label}>
      <div className={classNames(folders.head, css.head)}>
        <h2 className={text.h1}>{heading}</h2>
        <Phrase
          as="p"
          className={text.sub}
          words={`${company.bookingUrl ? withCalendar : withoutCalendar} ${note}`}
        />
      </div>
      <div className={classNames(blocks.late, css.split)}>
        <div>
          <Calendar {...frame} url={company.bookingUrl} />
          <div id={REQUEST}>
            <Island name="times" of={TimeRequest} props={{}} />
            <noscript>
              <PlainRequest />
            </noscript>
          </div>
        </div>
        <FactList
          className={classNames(blocks.ruled, blocks.stays, folders.facts, css.facts)}
          termClass={text.mono}
          facts={[
            [facts.length, length],
            [facts.office, <PostalAddress key="office" />],
            [
              facts.phone,
              <a key="phone" href={phone.href}>
                {phone.display}
              </a>,
            ],
            [
              facts.website,
              <a key="website" href={origin}>
                {new URL(origin).hostname}
              </a>,
            ],
            [
              facts.hours,
              <div key="hours">
                {hours.text}
                <p className={text.sub}>
                  {night.answers} {night.newMatters}
                </p>
              </div>,
            ],
          ]}
        />
      </div>
    </Sheet>
  );
}

function Calendar({ url, ...frame }: BookingFrameContent & { url: string | null }) {
  // It starts by itself: its address is set by script.
  return (
    url && (
      <Island
        name="calendar"
        of={BookingFrame}
        props={{ ...frame, url, request: `#${REQUEST}` } as const}
        live={0}
      />
    )
  );
}

const REQUEST = "ask-for-a-time";

/**
 * The request for browsers without scripts, for which the coming days are unknown: the visitor
 * writes the times.
 */
function PlainRequest() {
  return (
    <form className={form.intake} method="post" action={contactAddress} noValidate>
      <div className={form.head}>
        <Stamp word={labels.form} letter="4" />
        <h3 className={form.title}>{consultation.booking.request.title}</h3>
        <span className={text.mono}>{contactForm.required}</span>
      </div>
      <div className={form.cells}>
        <TextField
          number={1}
          label={contactForm.fields.firstName}
          id="firstName"
          name="firstName"
          autoComplete="given-name"
          required
        />
        <TextField
          number={2}
          label={contactForm.fields.lastName}
          id="lastName"
          name="lastName"
          autoComplete="family-name"
          required
        />
        <TextField
          number={3}
          label={contactForm.fields.email}
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
        />
        <TextField
          number={4}
          label={contactForm.fields.phone}
          id="phone"
          name="phone"
          type="tel"
          autoComplete="tel"
        />
        <TextArea
          number={5}
          label={contactForm.fields.message}
          id="message"
          name="message"
          rows={8}
          wide
          defaultValue={consultation.booking.plain.message}
        />
      </div>
      <div className={css.submit}>
        <p className={text.mono}>{contactForm.caution}</p>
        <Button type="submit">{contactForm.submit}</Button>
      </div>
    </form>
  );
}
