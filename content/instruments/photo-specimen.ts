/**
 * A photograph of the yard in Joliet that nobody took: drawn, and given a file that contradicts itself. Its clock says the zone of
 * summer, the
 * satellites that of winter (daylight time began on March 8); its thumbnail shows a second rooftop unit; and an editor wrote it last.
 */
export const photoSpecimen = {
  name: "IMG_31877.jpg",
  /** When it was last saved, in milliseconds since 1970: 5 March 2026, 09:02 in Chicago. */
  modified: Date.UTC(2026, 2, 5, 15, 2),
  make: "Specimen",
  model: "Yard Camera 2",
  software: "Specimen Photo Editor 3.1",
  taken: "2026:03:04 15:12:40",
  changed: "2026:03:05 09:02:11",
  zone: "-05:00",
  satellites: { date: "2026:03:04", time: [21, 12, 31] },
  place: { latitude: [41, 29, 14.52], longitude: [88, 6, 3.6], altitude: [165], direction: [212.5] },
} as const;
