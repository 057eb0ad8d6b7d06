import { action, actions, fields, heading, label, lead, section, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const events = readPage("events", {
  hero: fields({ label, title, lead, actions, kinds: text }),
  upcoming: section({
    time: text,
    place: text,
    speaker: text,
    zone: text,
    virtual: text,
    inPerson: text,
    featured: text,
    details: text,
    calendar: text,
    subscribe: text,
    empty: fields({ heading, text, action }),
  }),
  details: fields({ program: text, notes: text, close: text, reserve: action }),
  past: section({ lead }),
  awards: section({ lead, seal: fields({ top: text, year: text, bottom: text }), sealLabel: text, actions }),
});
