import { consultation as content } from "content/pages/consultation.ts";
import { Page } from "web/layout/page.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { ConsultationBooking } from "./consultation-booking.tsx";
import { ConsultationFocus } from "./consultation-focus.tsx";
import { ConsultationHero } from "./consultation-hero.tsx";

export const { meta } = content;

export default function Consultation() {
  return (
    <Page path="/consultation">
      <ConsultationHero id="top" {...content.hero} />
      <ConsultationFocus id="focus" {...content.focus} />
      <Checklist id="preparation" {...content.preparation} />
      <ConsultationBooking id="booking-widget" {...content.booking} />
    </Page>
  );
}
