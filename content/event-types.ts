export const eventTypes = {
  cle: { name: "CLE programs", one: "CLE", text: "An hour on AI, forensics or review, with written materials." },
  webinar: { name: "Webinars", one: "Webinar", text: "Thirty to sixty minutes, one technique, live." },
  conference: { name: "Conferences", one: "Conference", text: "Panels, and a booth with a working review room." },
  workshop: { name: "Workshops", one: "Workshop", text: "Your team, sample documents, one afternoon." },
} as const;

export const eventTypeNames = ["cle", "webinar", "conference", "workshop"] as const satisfies readonly (keyof typeof eventTypes)[];
