/**
 * An invented, drawn photograph of the yard in Joliet whose file contradicts itself. Its clock is on summer time, the satellites on winter
 * time (daylight time began on March 8). Its thumbnail shows a second rooftop unit. An editor wrote it last.
 */
export const photoSpecimen = {
  name: "IMG_31877.jpg",
  /** The time of the last save, in milliseconds since 1970: 5 March 2026, 09:02 in Chicago. */
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
