/**
 * public/specimen/photo.jpg is an invented, drawn photograph of the yard in Joliet whose file
 * contradicts itself. Its clock is on summer time, the satellites on winter time (daylight time
 * began on March 8). Its thumbnail shows a second rooftop unit. An editor wrote it last.
 */
export const photoSpecimen = {
  path: "/specimen/photo.jpg",
  name: "IMG_31877.jpg",
  /** The time of the last save, in milliseconds since 1970: 5 March 2026, 09:02 in Chicago. */
  modified: Date.UTC(2026, 2, 5, 15, 2),
} as const;
