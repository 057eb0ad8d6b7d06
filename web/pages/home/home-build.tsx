import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { type Action, Buttons } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./home-build.module.css";

type Milestone = { readonly day: number; readonly title: string };
type HomeBuildProps = SectionProps & {
  readonly heading: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  readonly note: string;
  readonly ruler: { readonly caption: string; readonly day: string; readonly milestones: readonly Milestone[] };
};

/** What we build, in full-width type, above a ruler of the days it takes. */
export function HomeBuild({ id, label, heading, lead, actions, note, ruler }: HomeBuildProps) {
  return (
    <Sheet id={id} label={label} marginNote={null} ground="ink">
      <h2 className={css.heading}>{heading}</h2>
      <div className={css.row}>
        <p className={text.lead}>{lead}</p>
        <div>
          <Buttons actions={actions} />
          <p className={text.mono}>{note}</p>
        </div>
      </div>
      <Ruler {...ruler} />
    </Sheet>
  );
}

function Ruler({ caption, day: dayWord, milestones }: HomeBuildProps["ruler"]) {
  const last = milestones.at(-1)?.day ?? 0;
  const days = Array.from({ length: last }, (_, i) => ((i + 1) % 5 === 0 ? 62 : 38));
  return (
    <figure className={css.ruler}>
      <figcaption className={text.mono}>{caption}</figcaption>
      <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 100${days.map((height) => `m1 0v-${height}v${height}`).join("")}`} />
        <path className={css.marked} d={milestones.map(({ day }) => `M${day} 100V0`).join("")} />
      </svg>
      <ol>
        {milestones.map(({ day, title }) => (
          <li key={day} data-day={day}>
            <span className={text.mono}>{`${dayWord} ${day}`}</span>
            <b>{day === last ? <mark>{title}</mark> : title}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
