import { company } from "./company.ts";

/** What may be subscribed to: the blog in three formats, the events as a calendar. The build writes the files. */
export const feeds = [
  { href: "/feed.atom.xml", type: "application/atom+xml", title: `Marginalia, the blog of ${company.name} (Atom)`, label: "Atom" },
  { href: "/feed.rss.xml", type: "application/rss+xml", title: `Marginalia, the blog of ${company.name} (RSS)`, label: "RSS" },
  { href: "/feed.json", type: "application/feed+json", title: `Marginalia, the blog of ${company.name} (JSON Feed)`, label: "JSON" },
  { href: "/calendar/events.ics", type: "text/calendar", title: `Events of ${company.name} (iCalendar)`, label: "Calendar" },
] as const;
