/** Words on every service guide, around its own text (content/guides/). */
export const guideFrame = {
  title: (title: string, company: string) => `${title}: a service guide | ${company}`,
  tab: (number: number) => `Service guide G-${number}`,
  exhibit: (letter: string) => `EXHIBIT ${letter}`,
  table: (number: number) => `Table ${number}.`,
  does: "We do",
  doesNot: "We do not",
  ask: "Ask a person",
  page: "This service on our site",
  consultation: "Book a consultation",
  limits: "General information, not legal advice. Specimens are invented.",
} as const;
