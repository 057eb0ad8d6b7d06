import type { SiteEvent } from "content/events.ts";
import { events } from "content/pages/events.ts";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import text from "web/parts/text.module.css";
import css from "./events-upcoming.module.css";
import { hours } from "./schedule.ts";

const { upcoming: words } = events;

export function EventFacts({ event }: { event: SiteEvent }) {
  const facts = [
    [words.time, `${hours(event)}, ${words.zone}`],
    [words.place, [event.location, event.address].filter(Boolean).join(", ")],
    [words.speaker, event.speaker],
  ] as const;
  return <FactList className={classNames(text.mono, css.facts)} facts={facts} />;
}
