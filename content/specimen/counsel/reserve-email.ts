/** Counsel’s words of PRB 0004127, by bar. Loaded only when the bars are lifted. */
export const reserveEmail = {
  disclosure:
    "As Adrian advised on Tuesday, the change need not go to the committee before it meets.",
  signature: "counsel has signed the memorandum",
} as const;
