import { events, type SiteEvent } from "content/events.ts";
import { previewOf } from "web/layout/preview.ts";
import { partition } from "web/pages/events/schedule.ts";
import { fileOf } from "web/parts/picture-files.ts";
import { chicagoTime } from "../chicago-time.ts";
import { organizationReference } from "./organization.ts";
import { absolute, type Thing } from "./thing.ts";

/** The events still to come on the day of the build, as /events shows them. */
export function upcomingEvents(now: number): readonly Thing[] {
  return partition(events, now).upcoming.map(eventThing);
}

/** One event, held online or at a place. */
export function eventThing(event: SiteEvent): Thing {
  const { id, title, description, date, time, isVirtual, location, address, speaker, picture } = event;
  const url = absolute(`/events#details-${id}`);
  return {
    "@type": "Event",
    "@id": absolute(`/events#${id}`),
    name: title,
    description,
    startDate: chicagoTime(date, time.start),
    endDate: chicagoTime(date, time.end),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${isVirtual ? "Online" : "Offline"}EventAttendanceMode`,
    location: isVirtual
      ? { "@type": "VirtualLocation", name: location, url }
      : { "@type": "Place", name: location, address: address ?? location },
    image: absolute(picture ? fileOf(picture) : previewOf("/events")),
    url,
    organizer: organizationReference,
    performer: { "@type": "Person", name: speaker },
    inLanguage: "en-US",
  };
}
