import { printed } from "content/specimen/counts.ts";
import { custodians } from "content/specimen/people.ts";

type Numbers = Readonly<Record<"documents" | "hosted" | "read" | "hours" | "months", string>>;

/** Words of the estimate of documents, hosted volume, review hours and months: /data-hosting#estimate. */
export const estimate = {
  version: "1.0",
  letter: "A-6D",
  label: "Burden estimate",
  heading: "Size the burden ==before you argue it==",
  lead: "Gigabytes become documents, hosted volume, review hours and months. What is assumed on the way lies open: change it.",
  title: "Burden estimate",
  foot: [
    "The figures at the start are a specimen, our invented matter. Its middle estimate comes to what the other exhibits count,",
    `within 1%: ${printed.loaded} documents loaded, ${printed.forReview} before reviewers.`,
  ].join(" "),
  /** The initial values of the cells. Gigabytes and shares are set so that the middle estimate equals the matter's counts. */
  specimen: {
    gigabytes: 345,
    custodians: custodians.length,
    months: 12,
    shares: { mail: 57.1, office: 22.3, chat: 8, mobile: 5, images: 2.6, other: 5 },
  },
  cells: {
    gigabytes: { label: "Gigabytes collected", hint: "As they lie on disk. 1 GB is 10⁹ bytes" },
    custodians: { label: "Custodians", hint: "For the averages; the total does not turn on it" },
    months: { label: "Months of hosting", hint: "From the first load to the last day. A month is 30.4 days" },
    shares: { legend: "Kinds of data, % of the gigabytes", hint: "Together 100%" },
  },
  errors: {
    positive: "Use a figure above 0, such as 1.5",
    whole: "Use a whole number above 0",
    share: "Use a percentage from 0 to 100",
    atMost: (most: string) => `No more than ${most}`,
    sum: (sum: string) => `Together ${sum}%. The six must come to 100%`,
    rises: "From the low to the high estimate these three must not fall",
    falls: "From the low to the high estimate these three must not rise: more of it is less work",
  },
  levels: { low: "Low", middle: "Middle", high: "High" },
  units: {
    share: "%",
    times: "times",
    perGigabyte: "documents per GB",
    perHour: "documents an hour",
    people: "people",
    hours: "hours",
  },
  withUnit: {
    share: (value: string) => `${value}%`,
    times: (value: string) => `${value} times`,
    perGigabyte: (value: string) => value,
    perHour: (value: string) => `${value} an hour`,
    people: (value: string) => value,
    hours: (value: string) => `${value} hours`,
  },
  answer: {
    title: "Documents to read",
    one: (low: string, high: string) => `${low} to ${high} as the assumption that matters most goes from its low to its high.`,
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
      `On average a custodian brings ${gigabytes} GB, ${documents} documents to read and ${hours} hours.`,
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
      `==${name}== moves it most: ${low} at ${lowAt}, ${high} at ${highAt}.`,
    middle: (value: string) => `The line is the middle estimate, ${value}.`,
    range: (low: string, high: string) => `${low} to ${high}`,
    documents: (kind: string) => `Documents per GB: ${kind}`,
  },
  assumptions: {
    title: "What is assumed, and on whose word",
    lead: "Three figures a row: for the low, the middle and the high estimate. Shares that are removed fall, since less removed is more work.",
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
        `Hosting would come to about ${middle.hosted} GB in the last of ${months} months.`,
        `With all assumptions at their low the figures are ${low.read} documents to read, ${low.hours} hours and ${low.hosted} GB;`,
        `with all at their high, ${high.read} documents, ${high.hours} hours and ${high.hosted} GB.`,
        "This range is not a confidence interval. The figures are an estimate computed from stated assumptions, not a measurement.",
        "A declarant with knowledge of the sources must confirm what went into them and attest to it.",
      ].join(" "),
    people: (count: string) => (count === "1" ? "one custodian" : `${count} custodians`),
    csv: "estimate-schedule.csv",
  },
  load: {
    label: "Go on with a saved report",
    hint: "Choose the file that “Save report” gave, or drop it here. Its figures take the place of those in the cells.",
    choose: "Choose a report",
    done: (name: string) => `The cells now hold the figures of ${name}.`,
    refused: (name: string, reason: string) => `${name} was not used, and nothing changed. ${reason}`,
    faults: {
      notJson: "It is not a report: its text is not JSON.",
      notReport: "It is JSON, but not the report of an exhibit of this site.",
      otherInstrument: (name: string) => `It is the report of another exhibit, “${name}”.`,
      missing: (field: string) => `The figure “${field}” is missing in it.`,
      wrong: (field: string, reason: string) => `The figure “${field}” cannot be used. ${reason}.`,
      tooLarge: "It has more than 1 MB, and a report has less.",
      unreadable: "The browser could not read it.",
    },
  },
  limitsTitle: "What an estimate cannot tell you",
  limits: [
    {
      strong: "How likely it is.",
      rest: "Low and high take all assumptions at once: the edge of this arithmetic, no confidence interval. That all err one way is unlikely.",
    },
    {
      strong: "Your data.",
      rest: "Public averages come from other people’s collections. One custodian processed as a sample says more than all of them.",
    },
    {
      strong: "Kinds that behave differently.",
      rest: "Expansion, removal and culling take the same share of each kind here. Chat and video seldom shrink like mail.",
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
