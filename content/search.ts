import { company } from "./company.ts";

/** The words of the site's search. What it finds is made from the pages themselves; what means the same is in synonyms.ts. */
export const search = {
  open: "Search",
  /** The dialog and its field. */
  title: "Search the record",
  field: "Search this site",
  hint: "A service, a rule, a word",
  clear: "Clear",
  close: "Close",
  results: "Results",
  kinds: { page: "Page", article: "Article", guide: "Guide", case: "Case study", event: "Event" },
  newTab: "opens in a new tab",
  also: "Also says",
  /** Read out when they change. */
  count: {
    one: "1 result",
    many: (n: number) => `${n} results`,
    none: "No result",
    partial: "None has all of your words; these have some.",
    loading: "Fetching the index…",
  },
  suggestions: "Most people look for",
  empty: {
    heading: (q: string) => `Nothing on record for “${q}”.`,
    help: "Try fewer words, or the plain name of the thing. Typing errors are forgiven, and the field’s abbreviations are understood.",
    person: "Or ask a person, who knows where everything is filed:",
  },
  failed: {
    heading: "The index did not arrive.",
    help: "The connection may be slow, or the site was just renewed. The articles can be searched on their own page.",
  },
  articles: (q: string) => (q ? `Search the articles for “${q}”` : "Search the articles"),
  whole: (q: string) => `Search the whole site for “${q}”`,
  contact: { label: "Write to us", to: "/contact" },
  phone: company.phone,
  /** How to work it from the keyboard. */
  keys: [
    { key: "↑ ↓", does: "choose" },
    { key: "↵", does: "open" },
    { key: "Esc", does: "close" },
  ],
  /** A single key that does something must be possible to switch off (WCAG 2.1.4). */
  slash: "The / key opens the search",
} as const;
