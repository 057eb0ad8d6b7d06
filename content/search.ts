import { company } from "./company.ts";
import { night } from "./night.ts";

/** Words of the site's search. Its index is built from the pages; synonyms are in synonyms.yaml. */
export const search = {
  open: "Search",
  /** The dialog and its field. */
  title: "Search",
  field: "Search this site",
  hint: "A service, a rule, a word",
  clear: "Clear",
  close: "Close",
  results: "Results",
  kinds: { page: "Page", article: "Article", guide: "Guide", case: "Case study", event: "Event" },
  newTab: "opens in a new tab",
  /** Announced by screen readers when they change. */
  count: {
    one: "1 result",
    many: (n: number) => `${n} results`,
    none: "No result",
    partial: "No page has all of your words; these have some.",
    loading: "Fetching the index…",
    /** While only titles and headings have loaded. */
    titles: "In titles and headings so far…",
    titlesOnly: "In titles and headings only: the texts did not load.",
  },
  suggestions: "Places to start",
  /** Words not found on the site, before the results for the others. */
  missing: (words: readonly string[]) => `No page has ${words.map((word) => `“${word}”`).join(" or ")}; these are nearest.`,
  empty: {
    heading: (q: string) => `No page found for “${q}”.`,
    help: "Start with one of these pages, or ask us: the service may go by another name.",
    start: [
      { label: "All services, and where to start", to: "/services" },
      { label: "Service guides to download", to: "/resources" },
      { label: "Contact, hours and the form", to: "/contact" },
    ],
    /** If only titles could be searched. */
    headingOfTitles: (q: string) => `No title has “${q}” in it.`,
    helpOfTitles: "The texts of the pages did not load, so only titles and headings were searched. Open the search again to try once more.",
    ask: (q: string) => `Ask us about “${q}”`,
    call: `Or call, ${company.hours.text}:`,
    night: `${night.answers} ${night.newMatters}`,
  },
  failed: {
    heading: "The search did not load.",
    help: "The connection may be slow, or the site was just renewed. The articles can be searched on their own page.",
  },
  articles: (q: string) => (q ? `Search the articles for “${q}”` : "Search the articles"),
  whole: (q: string) => `Search the whole site for “${q}”`,
  contact: { label: "Write to us", to: "/contact" },
  /** The contact form with the words in its message (content/contact-topics.ts). */
  askAbout: (q: string) => `/contact?ask=${encodeURIComponent(q)}` as const,
  phone: company.phone,
  /** Keyboard help. */
  keys: [
    { key: "↑ ↓", does: "choose" },
    { key: "↵", does: "open" },
    { key: "Esc", does: "close" },
  ],
  /** Visitors must be able to switch off a single-key shortcut (WCAG 2.1.4). */
  slash: "The / key opens the search",
} as const;
