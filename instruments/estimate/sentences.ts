// Sentences whose grammar is computed. All other words are in content/instruments/estimate.yaml.

type Numbers = Readonly<Record<"documents" | "hosted" | "read" | "hours" | "days", string>>;

export const paragraph = (
  gigabytes: string,
  people: string,
  months: string,
  team: string,
  low: Numbers,
  middle: Numbers,
  high: Numbers,
) =>
  [
    `The sources in this schedule hold ${gigabytes} gigabytes (of 10⁹ bytes) from ${people}.`,
    `On the middle assumptions stated with it, processing them would put about ${middle.documents} documents on a review platform`,
    `and about ${middle.read} before reviewers, who would need about ${middle.hours} hours, or ${middle.days} working days with ${team} people.`,
    `Hosting would reach about ${middle.hosted} GB in the last of ${months} months.`,
    `With all assumptions at their low the figures are ${low.read} documents to read, ${low.hours} hours and ${low.hosted} GB;`,
    `with all at their high, ${high.read} documents, ${high.hours} hours and ${high.hosted} GB.`,
    "This range is not a confidence interval. The figures are an estimate computed from stated assumptions, not a measurement.",
    "A declarant with knowledge of the sources must confirm the inputs and attest to them.",
  ].join(" ");

export const people = (count: string) => (count === "1" ? "one custodian" : `${count} custodians`);
