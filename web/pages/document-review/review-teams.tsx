import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./review-teams.module.css";

type Fact = "reads" | "fits" | "stops";
type Desk = Readonly<Record<"title" | "text" | Fact, string>> & {
  /** Hours of the day; hours above 24 are those of the next morning. */
  readonly shift: readonly [from: number, to: number];
};
type ReviewDesksContent = {
  readonly heading: string;
  readonly hours: string;
  /** The word between the start and the end of a shift. */
  readonly until: string;
  readonly terms: Readonly<Record<Fact, string>>;
  readonly items: readonly Desk[];
};

const facts = ["reads", "fits", "stops"] as const satisfies readonly Fact[];

/** Each team with the hours of the day it works. */
export function ReviewTeams({ id, label, heading, hours, until, terms, items }: SectionProps & ReviewDesksContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      <ul className={css.desks}>
        {items.map((desk) => (
          <li key={desk.title}>
            <h3>{desk.title}</h3>
            <Shift shift={desk.shift} name={desk.title} until={until} />
            <p>{desk.text}</p>
            <dl>
              {facts.map((fact) => (
                <div key={fact}>
                  <dt className={text.mono}>{terms[fact]}</dt>
                  <dd>{desk[fact]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className={classNames(text.mono, css.hours)}>{hours}</p>
    </Sheet>
  );
}

function Shift({ shift: [from, to], name, until }: { shift: Desk["shift"]; name: string; until: string }) {
  const clock = (hour: number) => `${String(hour % 24).padStart(2, "0")}:00`;
  return (
    <div className={css.shift}>
      <svg viewBox="0 0 240 20" preserveAspectRatio="none" role="img" aria-label={`${name}: ${clock(from)} ${until} ${clock(to)}`}>
        <path className={css.day} d={Array.from({ length: 25 }, (_, hour) => `M${hour * 10} ${hour % 6 ? 15 : 8}V20`).join("")} />
        <path
          className={css.on}
          d={`M${from * 10} 2H${Math.min(to, 24) * 10}V14H${from * 10}Z${to > 24 ? `M0 2H${(to - 24) * 10}V14H0Z` : ""}`}
        />
      </svg>
      <p className={text.mono} aria-hidden="true">
        <span>00</span>
        <span>06</span>
        <span>12</span>
        <span>18</span>
        <span>24</span>
      </p>
    </div>
  );
}
