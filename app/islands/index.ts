/** Every piece of the site that React runs in the browser: its name, its module, and the component that the module exports. */
export const islands = {
  contact: { file: "app/contact-form/contact-island.tsx", component: "ContactIsland" },
  calendar: { file: "app/pages/consultation/booking-frame.tsx", component: "BookingFrame" },
  times: { file: "app/pages/consultation/time-request.tsx", component: "TimeRequest" },
  listing: { file: "app/pages/blog/listing.tsx", component: "ListingIsland" },
  "upcoming-events": { file: "app/pages/events/events-upcoming.tsx", component: "UpcomingEvents" },
  "past-events": { file: "app/pages/events/events-past.tsx", component: "PastEvents" },
  activity: { file: "app/instruments/activity/activity-section.tsx", component: "ActivitySection" },
  deidentify: { file: "app/instruments/deidentify/deidentify-section.tsx", component: "DeidentifySection" },
  elusion: { file: "app/instruments/elusion/elusion-section.tsx", component: "ElusionSection" },
  estimate: { file: "app/instruments/estimate/estimate-section.tsx", component: "EstimateSection" },
  "first-72-hours": { file: "app/instruments/first-72-hours/first-72-hours-section.tsx", component: "First72HoursSection" },
  hash: { file: "app/instruments/hash/hash-section.tsx", component: "HashSection" },
  languages: { file: "app/instruments/languages/languages-section.tsx", component: "LanguagesSection" },
  links: { file: "app/instruments/links/links-section.tsx", component: "LinksSection" },
  photo: { file: "app/instruments/photo/photo-section.tsx", component: "PhotoSection" },
  production: { file: "app/instruments/production/production-section.tsx", component: "ProductionSection" },
  query: { file: "app/instruments/query/query-section.tsx", component: "QuerySection" },
  redactions: { file: "app/instruments/redactions/redactions-section.tsx", component: "RedactionsSection" },
  summary: { file: "app/instruments/summary/summary-section.tsx", component: "SummarySection" },
  transcript: { file: "app/instruments/transcript/transcript-section.tsx", component: "TranscriptSection" },
} as const;

export type IslandName = keyof typeof islands;
