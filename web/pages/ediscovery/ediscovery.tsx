import { frame } from "content/specimen/exhibits/frame.ts";
import { funnel } from "content/specimen/exhibits/funnel.ts";
import { useId } from "react";
import { Page } from "web/layout/page.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Figures } from "web/sections/figures.tsx";
import { Benefits } from "web/sections/item-list.tsx";
import { Leader } from "web/sections/leader.tsx";
import { Partners } from "web/sections/partners.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import { Questions } from "web/sections/questions.tsx";
import css from "./ediscovery.module.css";

export default function Ediscovery({ words }: PageProps<"ediscovery">) {
  return (
    <Page path="/ediscovery" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...words.hero}>
        <FunnelExhibit letter="A" />
      </PracticeHero>
      <Benefits id="benefits" {...words.benefits} />
      <Figures id="proved" {...words.metrics} />
      <Checklist id="why" {...words.why} />
      <Process id="process" {...words.process} />
      <Questions id="limits" ground="board" {...words.limits} />
      <Leader id="leader" {...words.leader} />
      <Partners id="partners" flush="top" {...words.partners} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

const { groups } = funnel;
const pitch = 10;

/**
 * One dot is a thousand documents. The dots fill the field column by column, so the cull reads from
 * left to right.
 */
export function FunnelExhibit({ letter = "A" }: { letter?: string }) {
  return (
    <figure className={css.funnel}>
      <figcaption>
        <Stamp word={frame.longStamp} letter={letter} />
        <Phrase as="span" words={funnel.lead} />
        <span className={text.mono}>{funnel.scale}</span>
      </figcaption>
      <div
        role="img"
        aria-label={groups.map(({ name, documents }) => `${name}: ${documents}`).join(". ")}
      >
        <Field rows={16} className={css.wide} />
        <Field rows={30} turned className={css.narrow} />
      </div>
      <dl>
        {groups.map(({ name, documents }) => (
          <div key={name}>
            <dt>
              <i />
              {name}
            </dt>
            <dd>{documents}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** How the dots of each group are drawn. */
const inks = [
  { fill: "none", stroke: "var(--ink-2)", strokeWidth: 0.9 },
  { fill: "var(--ink-2)" },
  { fill: "var(--ink)" },
  { fill: "none", stroke: "var(--ink)", strokeWidth: 2 },
  { fill: "var(--mark)", stroke: "var(--ink)", strokeWidth: 1.4 },
] as const;

/** `turned` fills it row by row, for a narrow, high field. */
function Field({
  rows,
  turned = false,
  className,
}: {
  rows: number;
  turned?: boolean;
  className?: string | undefined;
}) {
  const id = useId();
  const long = (groups.reduce((sum, { dots }) => sum + dots, 0) / rows) * pitch;
  return (
    <svg
      className={classNames(css.field, className)}
      viewBox={turned ? `0 0 ${rows * pitch} ${long}` : `0 0 ${long} ${rows * pitch}`}
      aria-hidden="true"
    >
      {groups.map(({ name, radius }, g) => (
        <pattern
          key={name}
          id={`${id}${g}`}
          width={pitch}
          height={pitch}
          patternUnits="userSpaceOnUse"
        >
          <circle {...inks[g]} cx="5" cy="5" r={radius} />
        </pattern>
      ))}
      {blocks(rows).map(([column, row, width, height, g]) => {
        const [x, y, w, h] = turned ? [row, column, height, width] : [column, row, width, height];
        return (
          <rect
            key={`${column} ${row}`}
            x={x * pitch}
            y={y * pitch}
            width={w * pitch}
            height={h * pitch}
            fill={`url(#${id}${g})`}
          />
        );
      })}
    </svg>
  );
}

/**
 * Each group as whole columns and two part columns, so that a few rectangles replace 1,200 circles.
 */
function blocks(rows: number) {
  const result: [column: number, row: number, width: number, height: number, group: number][] = [];
  let filled = 0;
  groups.forEach(({ dots }, g) => {
    let left = dots;
    const push = (width: number, height: number) => {
      if (width * height === 0) return;
      result.push([Math.floor(filled / rows), filled % rows, width, height, g]);
      filled += width * height;
      left -= width * height;
    };
    if (filled % rows) push(1, Math.min(left, rows - (filled % rows)));
    push(Math.floor(left / rows), rows);
    push(left ? 1 : 0, left);
  });
  return result;
}
