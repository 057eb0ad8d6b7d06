import { doors, forensicDataCollection as sections } from "../articles/forensic-data-collection.ts";
import { people } from "../people.ts";

const dek =
  "A choose-your-own-adventure in forensic data collection. Three doors, one laptop, and a judge who will want to know which door you picked.";

export const forensicDataCollection = {
  meta: { title: "The engineer leaves on Friday", description: dek, type: "article" },
  id: "forensic-data-collection",
  dek,
  readTime: 10,
  sections,
  doors: { label: "Choose an option", turn: "Turn to", items: doors },
  again: { again: "Back to the three doors", moral: "Turn to the moral" },
  authors: { label: "Authors", heading: "Authors", profile: "Profile", people: [people.varga, people.brandt] },
  closing: {
    label: "Next step",
    heading: "It is ten to five somewhere.",
    actions: [{ label: "Talk to a forensic examiner", to: "/contact" }],
    note: "If a machine is leaving the building, call first and write later.",
  },
} as const;
