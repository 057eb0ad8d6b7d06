/** Words that every exhibit shares. */
export const frame = {
  stamp: "Ex.",
  longStamp: "Exhibit",
  question: "Q.",
  answer: "A.",
  scrolls: "scrolls sideways",
  redacted: "redacted",
} as const;
