/** Platforms we work with. All six names are placeholders; their marks are drawn in web/drawings/partner-mark.tsx. */
export const partners = [
  { id: "harrow-vane", name: "Harrow & Vane", role: "Hosting" },
  { id: "lexhold", name: "Lexhold", role: "Review platform" },
  { id: "corpus-ix", name: "Corpus IX", role: "Review platform" },
  { id: "meridian-docket", name: "Meridian Docket", role: "Court calendars" },
  { id: "northgate-review", name: "Northgate Review", role: "Review platform" },
  { id: "stele", name: "Stele", role: "Archive" },
] as const;

export type PartnerId = (typeof partners)[number]["id"];

/** The sentence above the marks, unless a page has its own. */
export const partnersHeading = "In good company: six platforms we work with.";
