import { siemlyActivityLogs as sections } from "../articles/siemly-activity-logs.ts";
import { siemlyMinutes } from "../articles/siemly-minutes.ts";

export const siemlyActivityLogs = {
  meta: {
    title: "What the activity log remembers",
    description:
      "What Microsoft 365 audit records show, when they expire, and how Siemly turns an order of events into an exhibit under FRE 902(13).",
    type: "article",
  },
  id: "siemly-activity-logs",
  dek: "A custodian remembers what he meant to do. The log remembers what he did, to the second, on a clock he has never seen.",
  // SPEC §2 gives the article 6 minutes and §9 also names 7; the list on /blog says 7.
  readTime: 6,
  sections,
  minutes: {
    id: "minutes",
    label: "The minutes",
    heading: "Tuesday, eleven minutes",
    rows: siemlyMinutes,
    foot: "Specimen. Chicago time, UTC minus six hours. Four records of one account, and one of the administrator who placed the hold.",
  },
  closing: {
    label: "Next step",
    heading: "Is there a day you would like to see drawn?",
    actions: [
      { label: "Ask about your tenant", to: "/contact" },
      { label: "See Siemly", to: "/siemly" },
    ],
    note: "The export belongs to you, whether or not we testify about it.",
  },
} as const;
