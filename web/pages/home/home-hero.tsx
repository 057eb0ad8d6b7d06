import { company } from "content/company.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { Buttons, GoLink } from "web/parts/link.tsx";
import { preloadItalic } from "web/parts/preload-fonts.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./home-hero.module.css";

/** More line numbers than the hero is high; the surplus is cut off at a whole line. */
const pleadingLines = Array.from({ length: 48 }, (_, i) => i + 1).join("\n");

/** Line numbers, the headline under a bar that lifts, and Exhibit A. */
export function HomeHero({
  id,
  label,
  badge,
  title,
  tagline,
  lead,
  actions,
  urgent,
  children,
}: SectionProps & PageProps<"home">["words"]["hero"] & { children: ReactNode }) {
  preloadItalic();
  const lines = (
    <p className={classNames(text.mono, css.lines)} aria-hidden="true">
      {pleadingLines}
    </p>
  );
  return (
    <Sheet id={id} label={label} marginNote={null} className={css.hero} aside={lines}>
      <p className={css.badge}>
        <Stamp word={badge} letter={company.batesPrefix.slice(0, 1)} letterFirst />
      </p>
      <Phrase as="h1" className={css.headline} words={title} />
      <div className={classNames(blocks.split, css.row)}>
        <Phrase as="p" className={classNames(text.heading, css.tagline)} words={tagline} />
        <div className={blocks.stack}>
          <p className={text.lead}>{lead}</p>
          <Buttons actions={actions} />
          {urgent.map(({ label, to }) => (
            <p key={label}>
              <GoLink to={to}>{label}</GoLink>
            </p>
          ))}
        </div>
      </div>
      {children}
    </Sheet>
  );
}
