import { Docket } from "#app/events/docket.tsx";
import { EventsHero } from "#app/events/events-hero.tsx";
import { PastEvents } from "#app/events/past-events.tsx";
import { Recognition } from "#app/events/recognition.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { events as content } from "#content/pages/events.ts";

export const meta = () => pageMeta(content.meta, "/events");

export default function Events() {
  return (
    <Page path="/events">
      <EventsHero id="top" label={content.hero.label} />
      <Docket id="upcoming" label={content.upcoming.label} />
      <PastEvents id="past" label={content.past.label} />
      <Recognition id="awards" label={content.awards.label} />
    </Page>
  );
}
