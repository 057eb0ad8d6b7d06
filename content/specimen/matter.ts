/**
 * The specimen matter that every exhibit shows: the reserve that Vellmark Cooling Systems booked
 * for failing rooftop units.
 * It was $9.8 million until the evening of March 6, 2026, and $14.2 million after a telephone call.
 * The auditors were told the second figure; the committee was given no reason.
 * All times are Chicago time. Daylight time began on March 8, so offsets differ within the matter.
 */
export const matter = {
  name: "Q4 reserve",
  zone: "America/Chicago",
  hold: { number: "2026-014", placed: "2026-03-18T18:40-05:00", noticed: "2026-03-18T20:10-05:00" },
  reserve: { before: "$9.8\u00a0M", after: "$14.2\u00a0M" },
} as const;

/** The client's other two hosted matters. This collection has nothing of theirs. */
export const otherMatters = { harbor: "Harbor", inspection: "Inspection" } as const;
