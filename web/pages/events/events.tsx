import { events as content } from "content/pages/events.ts";
import { Page } from "web/layout/page.tsx";
import { EventsAwards } from "./events-awards.tsx";
import { EventsHero } from "./events-hero.tsx";
import { EventsPast } from "./events-past.tsx";
import { EventsUpcoming } from "./events-upcoming.tsx";

export const { meta } = content;

export default function Events() {
  return (
    <Page path="/events">
      <EventsHero id="top" label={content.hero.label} />
      <EventsUpcoming id="upcoming" label={content.upcoming.label} />
      <EventsPast id="past" label={content.past.label} />
      <EventsAwards id="awards" label={content.awards.label} />
    </Page>
  );
}
