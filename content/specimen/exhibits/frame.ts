/** Words that every exhibit shares. */
export const frame = {
  stamp: "Ex.",
  longStamp: "Exhibit",
  scrolls: "scrolls sideways",
  redacted: "redacted",
} as const;
