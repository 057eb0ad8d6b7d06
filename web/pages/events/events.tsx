import { eventTypes } from "content/words.ts";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { Buttons } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { HeroWords } from "web/sections/practice-hero.tsx";
import css from "./events.module.css";
import { EventsPast } from "./events-past.tsx";
import { EventsUpcoming } from "./events-upcoming.tsx";

type Words = PageProps<"events">["words"];

export default function Events({ words }: PageProps<"events">) {
  return (
    <Page path="/events">
      <EventsHero id="top" {...words.hero} />
      <EventsUpcoming id="upcoming" label={words.upcoming.label} />
      <EventsPast id="past" label={words.past.label} />
      <EventsAwards id="awards" {...words.awards} />
    </Page>
  );
}

function EventsHero({ id, label, kinds, ...hero }: SectionProps & Words["hero"]) {
  return (
    <Sheet id={id} label={label} heading={hero.title} nameAbove>
      <HeroWords {...hero} />
      <h2 className={text.hidden}>{kinds}</h2>
      <ul className={classNames(blocks.ruled, blocks.notes, blocks.fours)}>
        {Object.entries(eventTypes).map(([type, { name, text: words }]) => (
          <li key={type}>
            <h3 className={text.name}>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function EventsAwards({
  id,
  label,
  heading,
  lead,
  actions,
  ...seal
}: SectionProps & Words["awards"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="ink">
      <div className={classNames(blocks.split, css.pair)}>
        <Seal {...seal} />
        <div className={blocks.stack}>
          <Phrase as="h2" className={text.h1} words={heading} />
          <p className={text.lead}>{lead}</p>
          <Buttons actions={actions} />
        </div>
      </div>
    </Sheet>
  );
}

/** A notary's seal: 72 strokes around two rings. */
function Seal({ sealLabel, seal }: Pick<Words["awards"], "sealLabel" | "seal">) {
  const strokes = Array.from({ length: 72 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 36), Math.sin((i * Math.PI) / 36)];
    const outer = i % 2 ? 112 : 117;
    return `M${round(120 + 96 * x)} ${round(120 + 96 * y)}L${round(120 + outer * x)} ${round(120 + outer * y)}`;
  });
  return (
    <svg className={css.seal} viewBox="0 0 240 240" role="img" aria-label={sealLabel}>
      <path stroke="var(--mark)" strokeWidth="2.2" d={strokes.join("")} />
      <circle cx="120" cy="120" r="92" />
      <circle cx="120" cy="120" r="86" />
      <path d="M52 102h136M52 142h136" />
      <text x="120" y="84" className={css.small}>
        {seal.top}
      </text>
      <text x="120" y="133">
        {seal.year}
      </text>
      <text x="120" y="167" className={css.small}>
        {seal.bottom}
      </text>
    </svg>
  );
}

const round = (n: number) => Math.round(n * 10) / 10;
