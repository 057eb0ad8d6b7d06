import { bates } from "../../bates.ts";

/** The model's proposal with its reason, and each reader's decision. */
export const codingLayers = {
  title: "Five documents, three readers",
  note: "Batch 14",
  foot: "Rows 1 and 3 were flagged by the privilege screen. Row 5: the first level overruled the model, which was trained on the decision",
  columns: ["Document", "Model, and why", "First level", "Second level", "Coded"],
  rows: [
    [bates(4127), "Likely, privilege flag: “the earlier number”", "Responsive, flagged", "Privileged in part", "Redacted, log 12"],
    [bates(4133), "Likely: “call it fourteen two”", "Responsive", "Agreed", "Responsive"],
    [bates(4140), "Likely, privilege flag: “the reserve”", "Responsive, flagged", "Privileged", "Withheld, log 31"],
    ["C-061204", "Unlikely: no passage", "Not resp.", "Sampled, agreed", "Not responsive"],
    [bates(4152), "Unlikely: “please file”", "Responsive", "Agreed", "Responsive"],
  ],
  marked: 4,
} as const;
