import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { blogName } from "../feeds.ts";

export const blog = {
  meta: {
    title: "Our Blog: eDiscovery, Forensics and Legal AI",
    description: `Articles on eDiscovery, digital forensics, Microsoft 365 and Google evidence, and the supervision of legal AI.`,
  },
  hero: {
    label: "Our Blog",
    title: blogName,
    lead: "eDiscovery, digital forensics, Microsoft 365 and Google evidence, and legal AI.",
  },
  bar: {
    categories: "Category",
    search: "Search",
    searchLabel: "Search the articles",
    searchHint: "A word, a rule, a name",
    filter: "Filter",
    filterLabel: "Filter the articles",
    year: "Year",
    anyYear: "Any year",
    place: "Where",
    anyPlace: "Anywhere",
    places: { here: "On this site", elsewhere: "In journals", request: "On request" },
  },
  /** Announced by screen readers when they change. */
  count: {
    none: "No article",
    one: "1 article",
    many: (n: number) => `${n} articles`,
    searching: "Searching…",
    failed: "The search could not be loaded, so only titles and excerpts were read.",
    reset: "Show all articles",
    help: "Try a shorter word, another spelling or another category, or ask us for an article.",
  },
  withoutScripts: {
    all: "Categories, search and filters need scripts. Without them, every article is listed below.",
    many: "Categories, search and filters need scripts. Without them, the newest articles are listed below; the feeds at the end of the page name them all.",
  },
  featured: "Lead",
  more: {
    label: "Load More",
    all: (n: string) => (n === "one" ? "The one article is shown." : `All ${n} articles are shown.`),
    left: (n: number) => `${n} more.`,
  },
  card: {
    minutes: (n: number) => `${n} min`,
    reading: (n: number) => `${n}-minute read`,
    newTab: "opens in a new tab",
    request: "on request",
    paragraph: (n: number) => `Paragraph ${n}`,
  },
  words: {
    back: "Back to Blog",
    filed: "Filed",
    category: "Category",
    readingTime: "Reading time",
    author: "Author",
    authors: "Authors",
    newer: "Newer",
    older: "Older",
    linkToChoice: "Link to this choice",
    contents: "Contents",
    related: "Related articles",
    feeds: "Follow by feed",
  },
  /** Words around an article on its page. */
  article: {
    opening: "The beginning",
    more: "More articles",
    choices: "AB",
    profile: "Profile",
    profileOf: (name: string) => ` of ${name}, opens in a new tab`,
    /** For a log drawn on a time scale. */
    records: (n: number, first: string, last: string) => `${n} records between ${first} and ${last}`,
    riskMeter: (full: number, all: number) => `Risk meter: ${full} of ${all}`,
    size: (gigabytes: number) => `${gigabytes} GB`,
    files: (n: string) => `${n} files`,
    /** For an article without its own closing. */
    closing: {
      label: "Next step",
      heading: `Tell us about a matter like this. A project manager answers within ${claims.responseHours.figure} on business days.`,
      actions: [{ label: "Talk to us", to: "/contact" }],
      note: "Parties’ names and two lines are enough.",
    },
  },
  share: {
    copy: "Copy link",
    copied: "Link copied.",
    failed: "The browser did not allow it. The address bar has the link.",
    mail: "Send by email",
  },
  newsletter: {
    label: "Newsletter",
    heading: "Newsletter",
    field: "Email",
    placeholder: "Enter your email",
    button: "Subscribe",
    note: company.mailingListUrl
      ? "Rulings and techniques by email."
      : "Rulings and techniques by email. The next page asks for your name.",
  },
} as const;
