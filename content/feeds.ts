import { blogTitle, eventsTitle } from "./words.ts";

/**
 * Feeds that readers can subscribe to: the blog in three formats, and the events as a calendar. The
 * build writes the files. `announced`: this page and all pages below it link to the feed. The first
 * is on every page, so that any address leads a feed reader to the blog.
 */
export const feeds = () =>
  [
    {
      href: "/feed.atom.xml",
      type: "application/atom+xml",
      title: `${blogTitle} (Atom)`,
      label: "Atom",
      announced: "/",
    },
    {
      href: "/feed.rss.xml",
      type: "application/rss+xml",
      title: `${blogTitle} (RSS)`,
      label: "RSS",
      announced: "/blog",
    },
    {
      href: "/feed.json",
      type: "application/feed+json",
      title: `${blogTitle} (JSON Feed)`,
      label: "JSON",
      announced: "/blog",
    },
    {
      href: "/calendar/events.ics",
      type: "text/calendar",
      title: `${eventsTitle} (iCalendar)`,
      label: "Calendar",
      announced: "/events",
    },
  ] as const;
