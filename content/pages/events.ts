import { claims } from "../claims.ts";
import { company } from "../company.ts";

export const events = {
  meta: {
    title: "Events",
    description:
      "CLE programs, webinars, conferences and workshops on AI review, forensics and discovery, with a calendar file for what comes next.",
  },
  hero: {
    label: "Events",
    title: "Heard in open court, and over coffee",
    lead: "We teach what we do, in the hour it takes, always with the exhibits on screen.",
    actions: [{ label: "Get Event Updates", to: "/contact?topic=event-updates" }],
    kinds: "Four kinds of event",
  },
  upcoming: {
    label: "Upcoming events",
    heading: "On the docket",
    time: "Time",
    place: "Place",
    speaker: "Speaker",
    zone: company.hours.clock,
    virtual: "Virtual",
    inPerson: "In person",
    featured: "featured",
    details: "View Event Details",
    calendar: "Add to Calendar",
    subscribe: "All events as a calendar to subscribe to",
    empty: {
      heading: "Nothing is set down for hearing.",
      text: "The last event is over and the next is not yet fixed. Leave your address and we will write when it is.",
      action: { label: "Tell me first", to: "/contact?topic=event-updates" },
    },
  },
  details: {
    program: "Program",
    notes: "Good to know",
    close: "Close",
    reserve: { label: "Reserve a place", to: "/contact?topic=event-place" },
  },
  past: {
    label: "Past events",
    heading: "On the record",
    lead: "Already held. Slides on request, and the questions we could not answer.",
  },
  awards: {
    label: "Recognition and awards",
    seal: { top: "FINALIST", year: claims.award.figure, bottom: "AI INNOVATION" },
    sealLabel: `Seal: AI innovation award, finalist ${claims.award.figure}`,
    heading: `Finalist, AI innovation award, *${claims.award.figure}*`,
    lead: `The work behind it: ${claims.aiSolutions.figure} custom AI solutions, built in ${claims.aiSolutionDays.figure}.`,
    actions: [
      { label: "Contact us", to: "/contact" },
      { label: `About ${company.name}`, to: "/about" },
    ],
  },
} as const;
