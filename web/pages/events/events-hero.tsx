import { eventTypes } from "content/events.ts";
import { events } from "content/pages/events.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Buttons } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./events-hero.module.css";

const { hero } = events;

export function EventsHero({ id, label }: SectionProps) {
  return (
    <Sheet id={id} label={label} nameAbove>
      <h1 className={css.title}>{hero.title}</h1>
      <div className={css.row}>
        <p className={text.lead}>{hero.lead}</p>
        <Buttons actions={hero.actions} />
      </div>
      <h2 className={text.hidden}>{hero.kinds}</h2>
      <ul className={css.kinds}>
        {Object.entries(eventTypes).map(([type, { name, text: words }]) => (
          <li key={type}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
