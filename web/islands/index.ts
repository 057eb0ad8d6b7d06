/** Every piece of the site that React runs in the browser: its name, its module, and the component that the module exports. */
export const islands = {
  contact: { file: "app/contact-form/contact-island.tsx", component: "ContactIsland" },
  calendar: { file: "app/pages/consultation/booking-frame.tsx", component: "BookingFrame" },
  times: { file: "app/pages/consultation/time-request.tsx", component: "TimeRequest" },
  listing: { file: "app/pages/blog/listing.tsx", component: "ListingIsland" },
  "upcoming-events": { file: "app/pages/events/events-upcoming.tsx", component: "UpcomingEvents" },
  "past-events": { file: "app/pages/events/events-past.tsx", component: "PastEvents" },
  activity: { file: "app/instruments/activity/activity-instrument.tsx", component: "ActivityInstrument" },
  deidentify: { file: "app/instruments/deidentify/deidentify-instrument.tsx", component: "DeidentifyInstrument" },
  elusion: { file: "app/instruments/elusion/elusion-instrument.tsx", component: "ElusionInstrument" },
  estimate: { file: "app/instruments/estimate/estimate-instrument.tsx", component: "EstimateInstrument" },
  "first-72-hours": { file: "app/instruments/first-72-hours/first-72-hours-instrument.tsx", component: "First72HoursInstrument" },
  hash: { file: "app/instruments/hash/hash-instrument.tsx", component: "HashInstrument" },
  languages: { file: "app/instruments/languages/languages-instrument.tsx", component: "LanguagesInstrument" },
  links: { file: "app/instruments/links/links-instrument.tsx", component: "LinksInstrument" },
  photo: { file: "app/instruments/photo/photo-instrument.tsx", component: "PhotoInstrument" },
  production: { file: "app/instruments/production/production-instrument.tsx", component: "ProductionInstrument" },
  query: { file: "app/instruments/query/query-instrument.tsx", component: "QueryInstrument" },
  redactions: { file: "app/instruments/redactions/redactions-instrument.tsx", component: "RedactionsInstrument" },
  summary: { file: "app/instruments/summary/summary-instrument.tsx", component: "SummaryInstrument" },
  transcript: { file: "app/instruments/transcript/transcript-instrument.tsx", component: "TranscriptInstrument" },
} as const;

export type IslandName = keyof typeof islands;
