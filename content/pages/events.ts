import { claims } from "../claims.ts";
import { company } from "../company.ts";

export const events = {
  meta: {
    title: "Events: CLE, Webinars, Conferences and Workshops on eDiscovery",
    description:
      "CLE programs, webinars, conferences and workshops on AI review, forensics and discovery, with a calendar file for the next one.",
  },
  hero: {
    label: "Events",
    title: "Events",
    lead: "CLE programs, webinars, conferences and workshops on AI review, forensics and discovery, taught by the people who do the work.",
    actions: [{ label: "Get Event Updates", to: "/contact?topic=event-updates" }],
    kinds: "Kinds of event",
  },
  upcoming: {
    label: "Upcoming events",
    heading: "Upcoming events",
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
      heading: "No event is scheduled",
      text: "Leave your address and we will write when the next date is set.",
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
    heading: "Past events",
    lead: "Slides on request.",
  },
  awards: {
    label: "Recognition and awards",
    seal: { top: "FINALIST", year: claims.award.figure, bottom: "AI INNOVATION" },
    sealLabel: `Seal: AI innovation award, finalist ${claims.award.figure}`,
    heading: `Finalist, AI innovation award, ${claims.award.figure}`,
    lead: `For ${claims.aiSolutions.figure} custom AI solutions, each built in ${claims.aiSolutionDays.figure} on average.`,
    actions: [
      { label: "Contact us", to: "/contact" },
      { label: `About ${company.name}`, to: "/about" },
    ],
  },
} as const;
