import { elusion } from "content/instruments.ts";
import { codingLayers as layers, review } from "content/specimen/exhibits/review.ts";
import exhibit from "web/exhibits/exhibit.module.css";
import { Bar, Caption, Exhibit, LogTable, Split } from "web/exhibits/exhibit.tsx";
import { ElusionInstrument } from "web/instruments/elusion/elusion-instrument.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { HeadingWithBasis } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { HeadRow } from "web/parts/head-row.tsx";
import { Redacted } from "web/parts/redaction.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { NumberedIndex } from "web/sections/item-list.tsx";
import { Leader } from "web/sections/leader.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./document-review.module.css";

type Words = PageProps<"document-review">["words"];

export default function DocumentReview({ words }: PageProps<"document-review">) {
  return (
    <Page path="/document-review" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...words.hero}>
        <ReviewExhibit letter="A-3" />
      </PracticeHero>
      <ReviewTeams id="services" {...words.teams} />
      <ReviewAi id="ai-enhanced" {...words.assisted} />
      <Instrument id="elusion" label={elusion.label} words={elusion} of={ElusionInstrument} />
      <ReviewProjects id="projects" {...words.projects} />
      <ReviewReasons id="why" {...words.reasons} />
      <Leader id="leader" {...words.leader} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

type Fact = "reads" | "fits" | "stops";

/** Each team with the hours of the day it works. */
function ReviewTeams({
  id,
  label,
  heading,
  hours,
  until,
  terms,
  items,
}: SectionProps & Words["teams"]) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <Phrase as="h2" className={classNames(text.display2, blocks.heading)} words={heading} />
      <ul className={classNames(blocks.ruled, folders.large, css.desks)}>
        {items.map((desk) => (
          <li key={desk.title} className={blocks.twos}>
            <h3>{desk.title}</h3>
            <Shift shift={desk.shift} name={desk.title} until={until} />
            <p className={text.sub}>{desk.text}</p>
            <FactList
              className={classNames(rows.short, text.small)}
              termClass={text.mono}
              facts={facts.map((fact) => [terms[fact], desk[fact]])}
            />
          </li>
        ))}
      </ul>
      <p className={classNames(text.mono, blocks.foot)}>{hours}</p>
    </Sheet>
  );
}

function Shift({
  shift: [from, to],
  name,
  until,
}: {
  shift: readonly [from: number, to: number];
  name: string;
  until: string;
}) {
  const clock = (hour: number) => `${String(hour % 24).padStart(2, "0")}:00`;
  return (
    <div className={css.shift}>
      <svg
        viewBox="0 0 240 20"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${clock(from)} ${until} ${clock(to)}`}
      >
        <path
          stroke="var(--rule-2)"
          vectorEffect="non-scaling-stroke"
          d={Array.from({ length: 25 }, (_, hour) => `M${hour * 10} ${hour % 6 ? 15 : 8}V20`).join(
            "",
          )}
        />
        <path
          fill="var(--ink)"
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

const facts = ["reads", "fits", "stops"] as const satisfies readonly Fact[];

/** The coding record, then the four tools that helped to produce it. */
function ReviewAi({ id, label, items, ...head }: SectionProps & Words["assisted"]) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground="board">
      <div className={css.stack}>
        <Exhibit title={layers.title} note={layers.note} foot={layers.foot}>
          <LogTable
            label={layers.title}
            columns={layers.columns}
            rows={layers.rows.map((cells, i) => ({ cells, on: i === layers.marked }))}
          />
        </Exhibit>
        <NumberedIndex items={items} />
      </div>
    </HeadedSheet>
  );
}

/** Project cards that start with the most important number. */
function ReviewProjects({
  id,
  label,
  heading,
  lead,
  specimen,
  items,
}: SectionProps & Words["projects"]) {
  return (
    <HeadedSheet id={id} label={label} heading={heading} lead={lead}>
      <ul className={classNames(folders.framed, folders.cells, css.rooms)}>
        {items.map((item, i) => (
          <li key={item.title}>
            <p className={classNames(text.display3, css.figure)}>
              {item.figure}
              <small className={text.item}>{item.unit}</small>
            </p>
            <div>
              <p className={text.mono}>
                {specimen} {i + 1}
              </p>
              <h3>{item.title}</h3>
              <p className={text.note}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

/** Five reasons, with tally marks. */
function ReviewReasons({ id, label, heading, tally, items }: SectionProps & Words["reasons"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="ink">
      <div className={classNames(blocks.split, css.tally)}>
        <div className={css.count}>
          <h2>{heading}</h2>
          <svg
            viewBox="0 0 320 240"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="15"
            strokeLinecap="round"
            role="img"
            aria-label={tally}
          >
            <path d="M62 22c-5 60 4 132-3 196M122 18c4 66-7 130-2 202M182 24c-6 58 5 134-1 194M240 16c5 70-5 136 1 206" />
            <path stroke="var(--mark)" d="M14 186C92 158 214 84 306 44" />
          </svg>
        </div>
        <ol className={classNames(blocks.ruled, blocks.stacks, blocks.texts)}>
          {items.map(({ strong, rest, basis }) => (
            <li key={strong}>
              <HeadingWithBasis claim={basis}>
                <h3>{strong}</h3>
              </HeadingWithBasis>
              <p>{rest}</p>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

/** The reviewer's desk: the document, its coding, and each team's progress. */
export function ReviewExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={review.title} note={review.note} foot={review.foot}>
      <Split>
        <div className={classNames(exhibit.pane, css.document)} data-copy="produced">
          <p className={text.mono}>{review.document}</p>
          <p className={text.read}>
            {review.passage.shown} <Redacted words={review.passage.barred} />
          </p>
          <svg viewBox="0 0 100 46" preserveAspectRatio="none" aria-hidden="true">
            <path
              stroke="var(--rule)"
              strokeWidth="7"
              vectorEffect="non-scaling-stroke"
              d="M0 3h100M0 16h96M0 29h99M0 42h62"
            />
          </svg>
        </div>
        <div>
          <Caption>
            <span>{review.codingTitle}</span> <span>{review.family}</span>
          </Caption>
          <dl className={classNames(text.mono, exhibit.entries, css.coding)}>
            {review.coding.map(({ field, value, set: isSet }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd className={isSet ? css.set : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Split>
      <table className={classNames(text.mono, css.teams)}>
        <HeadRow columns={[review.columns.team, review.columns.share, review.columns.documents]} />
        <tbody>
          {review.teams.map(({ team, share, documents }) => (
            <tr key={team}>
              <th scope="row">{team}</th>
              <td>
                <Bar share={share} />
              </td>
              <td>{documents}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Exhibit>
  );
}
