import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Booking } from "#app/sections/booking.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { ConsultationHero } from "#app/sections/consultation-hero.tsx";
import { FocusCards } from "#app/sections/focus-cards.tsx";
import { consultation as content } from "#content/pages/consultation.ts";

export const meta = () => pageMeta(content.meta, "/consultation");

export default function Consultation() {
  return (
    <Page path="/consultation">
      <ConsultationHero id="top" {...content.hero} />
      <FocusCards id="focus" {...content.focus} />
      <Checklist id="preparation" {...content.preparation} />
      <Booking id="booking-widget" {...content.booking} />
    </Page>
  );
}
