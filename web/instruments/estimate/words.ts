import { printed } from "content/specimen/counts.ts";
import { custodians } from "content/specimen/people.ts";

type Numbers = Readonly<Record<"documents" | "hosted" | "read" | "hours" | "months", string>>;

/** Words of the estimate of documents, hosted volume, review hours and months: /data-hosting#estimate. */
export const estimate = {
  version: "1.0",
  label: "Burden estimate",
  heading: "How large is the burden?",
  lead: "Enter the gigabytes to estimate documents, hosted volume, review hours and months. All assumptions are shown, and you can change them.",
  title: "Burden estimate",
  openNote: "Enter your own figures, or start from our example.",
  foot: [
    "The starting figures are those of our specimen matter, with a middle estimate of about",
    `${printed.loaded} documents loaded and ${printed.forReview} before reviewers.`,
  ].join(" "),
  /** The initial values of the cells. Gigabytes and shares are set so that the middle estimate equals the matter's counts. */
  specimen: {
    gigabytes: 345,
    custodians: custodians.length,
    months: 12,
    shares: { mail: 57.1, office: 22.3, chat: 8, mobile: 5, images: 2.6, other: 5 },
  },
  cells: {
    gigabytes: { label: "Gigabytes collected", hint: "On disk. 1 GB is 10⁹ bytes" },
    custodians: { label: "Custodians", hint: "For the averages; the total does not depend on it" },
    months: { label: "Months of hosting", hint: "From the first load to the last day. A month is 30.4 days" },
    shares: { legend: "Kinds of data, % of the gigabytes", hint: "Together 100%" },
  },
  errors: {
    positive: "Use a figure above 0, such as 1.5",
    whole: "Use a whole number above 0",
    share: "Use a percentage from 0 to 100",
    atMost: (most: string) => `No more than ${most}`,
    sum: (sum: string) => `Together ${sum}%. The six must total 100%`,
    rises: "From the low to the high estimate these three must not fall",
    falls: "From the low to the high estimate these three must not rise: more of it is less work",
  },
  levels: { low: "Low", middle: "Middle", high: "High" },
  units: {
    share: "%",
    times: "times",
    perGigabyte: "documents per GB",
    perHour: "documents per hour",
    people: "people",
    hours: "hours",
  },
  withUnit: {
    share: (value: string) => `${value}%`,
    times: (value: string) => `${value} times`,
    perGigabyte: (value: string) => value,
    perHour: (value: string) => `${value} per hour`,
    people: (value: string) => value,
    hours: (value: string) => `${value} hours`,
  },
  answer: {
    title: "Documents to read",
    one: (low: string, high: string) => `${low} to ${high}, from the low to the high of the assumption that matters most.`,
    all: (low: string, high: string) => `${low} with all assumptions at their low together, ${high} with all at their high.`,
    table: "The three estimates",
    result: "Result",
    rows: {
      loaded: "Documents hosted",
      read: "Documents to read",
      hostedFirst: "GB hosted, first month",
      hostedLast: "GB hosted, last month",
      hours: "Hours of review",
      months: "Months of review",
    },
    costs: { processing: "Processing", hosting: "Hosting", review: "Review", all: "Together" },
    costsTitle: "At our prices, in US dollars",
    dollars: (amount: string) => `$${amount}`,
    asOf: (day: string) => `Prices of ${day}. An estimate, not a quotation.`,
    perCustodian: (gigabytes: string, documents: string, hours: string) =>
      `On average a custodian has ${gigabytes} GB, ${documents} documents to read and ${hours} hours.`,
  },
  said: (documents: string, low: string, high: string, hours: string) =>
    `About ${documents} documents to read, from ${low} to ${high}, and ${hours} hours.`,
  tornado: {
    title: "Which assumption matters most",
    lead: "One assumption at its low, then at its high; the others stay at the middle.",
    measuredOn: "Measured on",
    targets: { read: "Documents to read", hostedLast: "GB hosted, last month", hours: "Hours of review" },
    columns: { assumption: "Assumption", low: "At its low", high: "At its high" },
    most: (name: string, low: string, lowAt: string, high: string, highAt: string) =>
      `==${name}== matters most: ${low} at ${lowAt}, ${high} at ${highAt}.`,
    middle: (value: string) => `The line is the middle estimate, ${value}.`,
    range: (low: string, high: string) => `${low} to ${high}`,
    documents: (kind: string) => `Documents per GB: ${kind}`,
  },
  assumptions: {
    title: "Assumptions and sources",
    lead: "Each row has a low, a middle and a high figure. Shares removed fall from low to high, since removing less means more work.",
  },
  schedule: {
    title: "Schedule of burdens",
    lead: "For an argument under Rule 26(b)(2)(B). By kind: the middle estimate.",
    table: "Burden by kind of data",
    columns: {
      kind: "Kind of data",
      collected: "On disk, GB",
      loaded: "Hosted documents",
      hostedLast: "Hosted, last month, GB",
      read: "To read",
      hours: "Hours",
      months: "Months",
      counsel: "Lost or gained",
    },
    all: { low: "All, low", middle: "All, middle", high: "All, high" },
    blank: "blank, for counsel",
    counsel: "For counsel to fill in",
    note: "Rounded so that columns add up. Only the first two or three digits mean anything.",
    factorsTitle: "Proportional to the needs of the case, Rule 26(b)(1)",
    factors: [
      "The importance of the issues at stake in the action",
      "The amount in controversy",
      "The parties’ relative access to relevant information",
      "The parties’ resources",
      "The importance of the discovery in resolving the issues",
      "Whether the burden or expense of the proposed discovery outweighs its likely benefit",
    ],
    paragraphTitle: "Paragraph for the declaration or the letter",
    copy: "Copy the paragraph",
    paragraph: (gigabytes: string, people: string, months: string, team: string, low: Numbers, middle: Numbers, high: Numbers) =>
      [
        `The sources in this schedule hold ${gigabytes} gigabytes (of 10⁹ bytes) from ${people}.`,
        `On the middle assumptions stated with it, processing them would put about ${middle.documents} documents on a review platform`,
        `and about ${middle.read} before reviewers, who would need about ${middle.hours} hours, or ${middle.months} months with ${team} people.`,
        `Hosting would reach about ${middle.hosted} GB in the last of ${months} months.`,
        `With all assumptions at their low the figures are ${low.read} documents to read, ${low.hours} hours and ${low.hosted} GB;`,
        `with all at their high, ${high.read} documents, ${high.hours} hours and ${high.hosted} GB.`,
        "This range is not a confidence interval. The figures are an estimate computed from stated assumptions, not a measurement.",
        "A declarant with knowledge of the sources must confirm the inputs and attest to them.",
      ].join(" "),
    people: (count: string) => (count === "1" ? "one custodian" : `${count} custodians`),
    csv: "estimate-schedule.csv",
  },
  load: {
    label: "Continue with a saved report",
    hint: "Choose a file from “Save report,” or drop it here. Its figures replace those in the cells.",
    choose: "Choose a report",
    done: (name: string) => `The cells now hold the figures of ${name}.`,
    refused: (name: string, reason: string) => `${name} was not used, and nothing changed. ${reason}`,
    faults: {
      notJson: "It is not a report: its text is not JSON.",
      notReport: "It is JSON, but not a report from this site.",
      otherInstrument: (name: string) => `It is the report of another tool, “${name}”.`,
      missing: (field: string) => `The figure “${field}” is missing.`,
      wrong: (field: string, reason: string) => `The figure “${field}” cannot be used. ${reason}.`,
      tooLarge: "It has more than 1 MB; a report has less.",
      unreadable: "The browser could not read it.",
    },
  },
  limitsTitle: "What an estimate cannot tell you",
  limits: [
    {
      strong: "How likely it is.",
      rest: "Low and high take all assumptions at once. They are the edge of the arithmetic and not a confidence interval.",
    },
    {
      strong: "Your data.",
      rest: "Public averages come from other people’s collections. One custodian processed as a sample says more.",
    },
    {
      strong: "Kinds that behave differently.",
      rest: "Expansion, removal and culling take the same share of each kind here. Chat and video seldom shrink like email.",
    },
    {
      strong: "All the work.",
      rest: "Collecting, restoring, redacting, logging privilege and translating are not in the hours.",
    },
    {
      strong: "Whether a source is accessible.",
      rest: "Rule 26(b)(2)(B) asks how a source is kept. A mailbox in daily use is large, and seldom inaccessible.",
    },
    { strong: "Whether a burden is undue.", rest: "That is weighed against what the discovery is worth, and the court weighs it." },
  ],
} as const;
