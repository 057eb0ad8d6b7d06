/**
 * The deposition of the site manager in the Inspection matter, at the three lengths on offer.
 * Citations are page and line.
 */
const pages = 41;
const issues = [
  { issue: "Sequence", finding: "Signed May 3, held May 5", cite: "14:7" },
  { issue: "Notice", finding: "Email May 6; meeting May 9", cite: "22:1" },
  { issue: "Response", finding: "None recorded", cite: "31:19" },
  { issue: "Practice", finding: "“We did it that way”", cite: "38:4" },
] as const;
const cited = issues.map(({ cite }) => Number.parseInt(cite, 10));

export const summary = {
  title: "One transcript, three lengths",
  note: `Source: ${pages} pages`,
  foot: "Same source, same citations, page and line. You choose how much to read",
  brief: {
    name: "Brief",
    size: "1 sentence",
    text: "The site manager says the second inspection was ==signed before it took place.==",
  },
  moderate: {
    name: "Moderate",
    size: "1 paragraph",
    lines: [
      {
        text: "Ruiz testifies that form 12-B was signed on May 3 and the inspection held on May 5.",
        cites: ["14:7"],
      },
      { text: "He raised it twice, by email and in person.", cites: ["22:1"] },
      { text: "No reply is in this collection.", cites: [] },
    ],
  },
  comprehensive: { name: "Comprehensive", size: "2 pages, by issue", issues },
  pages,
  cited,
  strip: `${pages} pages, cited: ${cited.join(", ")}`,
} as const;
