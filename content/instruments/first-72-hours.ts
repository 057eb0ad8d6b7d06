import { fields } from "../schema-parts.ts";
import { counted, lines, named, saying, text, texts } from "./phrases.ts";

/** What first-72-hours.yaml may hold. */
export const first72Hours = fields({
  first72Hours: fields({
    ...named(text, "label heading lead title openNote foot"),
    cells: fields({
      sources: text,
      event: texts("label hint"),
      leaving: texts("label hint"),
      began: texts("label hint"),
      matter: texts("label hint"),
      custodians: texts("label hint"),
    }),
    errors: texts("sources day time days"),
    ...named(text, "first noneLeft noneDated noneDatedNote"),
    noneLeftNote: counted(["gone"], "gone"),
    gone: counted(["days"], "days"),
    firstIs: saying("left", "what", "source"),
    waiting: counted(["n"], "n"),
    said: saying("date", "first"),
    picture: fields({
      hours: saying("n"),
      end: saying("days"),
      label: counted(["ends", "days", "horizon"], "days"),
    }),
    windows: texts("4 24 72"),
    list: fields({
      title: text,
      basis: counted(["day", "days"], "days"),
      read: text,
      checked: saying("day", "owner"),
      notCheckedSince: saying("day", "owner"),
      gone: text,
      scale: saying("days"),
    }),
    screen: fields({ title: saying("n"), ...named(text, "lead days defaults none") }),
    tasks: fields({ title: saying("n"), ...named(text, "lead who"), windows: texts("4 24 72") }),
    sheets: fields({
      ...named(text, "show note guides"),
      notice: fields({
        ...named(text, "title print copy"),
        terms: texts("matter day to from"),
        opening: text,
        period: saying("day"),
        ...named(text, "where signature"),
      }),
      register: texts("title print day signature"),
    }),
    saveCalendar: text,
    calendar: fields({
      product: text,
      goes: saying("what"),
      checkpoint: saying("hours"),
      checkpointText: text,
    }),
    limitsTitle: text,
    limits: lines,
  }),
});
