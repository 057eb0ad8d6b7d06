import { driveNarrowing, googleDriveCollection as sections } from "../articles/google-drive-collection.ts";

export const googleDriveCollection = {
  meta: {
    title: "Take the files, leave the Drive",
    description:
      "Collecting from Google Drive with the custodian’s consent, by user, date and type: the law, the method, the limits and the proof.",
    type: "article",
  },
  id: "google-drive-collection",
  dek: "Collecting a whole Drive is easy. Explaining afterwards why you hold a stranger’s wedding is the hard part.",
  readTime: 7,
  sections,
  narrowing: {
    id: "narrowing",
    label: "The narrowing",
    heading: "Before anything moves",
    lead: "One custodian’s index, read and narrowed. The areas are to scale.",
    rows: driveNarrowing,
    foot: "Specimen. Sizes as the index states them; native Google files are counted at their export size.",
  },
  closing: {
    label: "Next step",
    heading: "Tell us whose Drive, and which months.",
    actions: [
      { label: "Ask for a size report", to: "/contact" },
      { label: "How the collection works", to: "/google#drive-collection" },
    ],
    note: "Reading the index moves nothing.",
  },
} as const;
