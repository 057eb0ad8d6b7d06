/**
 * Every piece of the site that React runs in the browser: its name, its module, and the component
 * that the module exports.
 */
export const islands = {
  contact: { file: "web/contact-form/contact-islands.ts", component: "ContactForm" },
  "chosen-time": { file: "web/contact-form/contact-islands.ts", component: "ChosenTime" },
  calendar: { file: "web/pages/consultation/booking-frame.tsx", component: "BookingFrame" },
  times: { file: "web/pages/consultation/time-request.tsx", component: "TimeRequest" },
  listing: { file: "web/pages/blog/listing.tsx", component: "ListingIsland" },
  "upcoming-events": { file: "web/pages/events/events-upcoming.tsx", component: "UpcomingEvents" },
  "past-events": { file: "web/pages/events/events-past.tsx", component: "PastEvents" },
  activity: {
    file: "web/instruments/activity/activity-instrument.tsx",
    component: "ActivityInstrument",
  },
  deidentify: {
    file: "web/instruments/deidentify/deidentify-instrument.tsx",
    component: "DeidentifyInstrument",
  },
  elusion: {
    file: "web/instruments/elusion/elusion-instrument.tsx",
    component: "ElusionInstrument",
  },
  estimate: {
    file: "web/instruments/estimate/estimate-instrument.tsx",
    component: "EstimateInstrument",
  },
  "first-72-hours": {
    file: "web/instruments/first-72-hours/first-72-hours-instrument.tsx",
    component: "First72HoursInstrument",
  },
  hash: { file: "web/instruments/hash/hash-instrument.tsx", component: "HashInstrument" },
  languages: {
    file: "web/instruments/languages/languages-instrument.tsx",
    component: "LanguagesInstrument",
  },
  links: { file: "web/instruments/links/links-instrument.tsx", component: "LinksInstrument" },
  photo: { file: "web/instruments/photo/photo-instrument.tsx", component: "PhotoInstrument" },
  production: {
    file: "web/instruments/production/production-instrument.tsx",
    component: "ProductionInstrument",
  },
  query: { file: "web/instruments/query/query-instrument.tsx", component: "QueryInstrument" },
  redactions: {
    file: "web/instruments/redactions/redactions-instrument.tsx",
    component: "RedactionsInstrument",
  },
  summary: {
    file: "web/instruments/summary/summary-instrument.tsx",
    component: "SummaryInstrument",
  },
  transcript: {
    file: "web/instruments/transcript/transcript-instrument.tsx",
    component: "TranscriptInstrument",
  },
} as const;

export type IslandName = keyof typeof islands;
