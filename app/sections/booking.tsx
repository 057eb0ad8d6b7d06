import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import css from "./booking.module.css";
import { BookingFrame, type BookingFrameContent } from "./booking-frame.tsx";

type BookingContent = {
  readonly heading: string;
  readonly note: string;
  readonly frame: BookingFrameContent;
  readonly facts: Record<"length" | "office" | "phone" | "website" | "hours", string>;
  readonly length: string;
};

/** The calendar, and beside it everything it could have said itself. */
export function Booking({ id, label, heading, note, frame, facts, length }: SectionProps & BookingContent) {
  const { address, phone, origin, hours } = company;
  return (
    <Sheet id={id} label={label}>
      <div className={css.head}>
        <h2>{heading}</h2>
        <p className={text.sub}>
          <RichText>{note}</RichText>
        </p>
      </div>
      <div className={css.split}>
        <BookingFrame {...frame} />
        <dl className={css.facts}>
          <div>
            <dt className={text.mono}>{facts.length}</dt>
            <dd>{length}</dd>
          </div>
          <div>
            <dt className={text.mono}>{facts.office}</dt>
            <dd>
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}
            </dd>
          </div>
          <div>
            <dt className={text.mono}>{facts.phone}</dt>
            <dd>
              <a href={phone.href}>{phone.display}</a>
            </dd>
          </div>
          <div>
            <dt className={text.mono}>{facts.website}</dt>
            <dd>
              <a href={origin}>{new URL(origin).hostname}</a>
            </dd>
          </div>
          <div>
            <dt className={text.mono}>{facts.hours}</dt>
            <dd>{hours.text}</dd>
          </div>
        </dl>
      </div>
    </Sheet>
  );
}
