import { company } from "content/company.ts";
import { Island } from "web/islands/island.tsx";
import { PostalAddress } from "web/layout/postal-address.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { FactList } from "web/parts/fact-list.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { BookingFrame, type BookingFrameContent } from "./booking-frame.tsx";
import css from "./consultation-booking.module.css";
import { PlainRequest } from "./plain-request.tsx";
import { TimeRequest } from "./time-request.tsx";

type BookingContent = {
  readonly heading: string;
  readonly note: string;
  readonly frame: BookingFrameContent;
  readonly facts: Record<"length" | "office" | "phone" | "website" | "hours", string>;
  readonly length: string;
};

const REQUEST = "ask-for-a-time";

/** The provider's calendar, if there is one, then the request for a time, and beside them the facts. */
export function ConsultationBooking({ id, label, heading, note, frame, facts, length }: SectionProps & BookingContent) {
  const { phone, origin, hours } = company;
  return (
    <Sheet id={id} label={label}>
      <div className={css.head}>
        <h2>{heading}</h2>
        <p className={text.sub}>
          <RichText>{note}</RichText>
        </p>
      </div>
      <div className={css.split}>
        <div>
          <Calendar {...frame} url={company.bookingUrl} />
          <div id={REQUEST} className={css.request}>
            <Island name="times" of={TimeRequest} props={{}} />
            <noscript>
              <PlainRequest />
            </noscript>
          </div>
        </div>
        <FactList
          className={css.facts}
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
            [facts.hours, hours.text],
          ]}
        />
      </div>
    </Sheet>
  );
}

function Calendar({ url, ...frame }: BookingFrameContent & { url: string | null }) {
  // It starts by itself: its address is set by script.
  return url && <Island name="calendar" of={BookingFrame} props={{ ...frame, url, request: `#${REQUEST}` } as const} live={0} />;
}
