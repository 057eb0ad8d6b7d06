import type { Href } from "content/site-map.ts";
import type { ComponentType } from "react";
import { DataMapExhibit } from "web/drawings/data-map-exhibit.tsx";
import { DriveExhibit } from "web/drawings/drive-exhibit.tsx";
import { HostingExhibit } from "web/drawings/hosting-exhibit.tsx";
import { ProductionLogExhibit } from "web/drawings/production-log-exhibit.tsx";
import { SiemlyActivityExhibit } from "web/drawings/siemly-activity-exhibit.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Anchor, GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import { CitedAnswerExhibit } from "./cited-answer-exhibit.tsx";
import css from "./home-capabilities.module.css";

type Letter = "A" | "B" | "C" | "D" | "E" | "F";
type Card = {
  readonly id: string;
  readonly letter: Letter;
  readonly title: string;
  readonly href: Href;
  readonly count: string;
  readonly text: string;
  readonly services: readonly { readonly label: string; readonly href?: Href }[];
};

const exhibits: Readonly<Record<Letter, ComponentType<{ letter?: string; brief?: boolean }>>> = {
  A: ProductionLogExhibit,
  B: CitedAnswerExhibit,
  C: SiemlyActivityExhibit,
  D: DriveExhibit,
  E: DataMapExhibit,
  F: HostingExhibit,
};

/** Six dividers that slide under one another while their tabs line up. */
export function HomeCapabilities({
  id,
  label,
  open,
  cards,
  ...head
}: SectionProps & SectionHeadContent & { readonly open: string; readonly cards: readonly Card[] }) {
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead {...head} />
      <ol className={css.binder}>
        {cards.map((card) => (
          <Divider key={card.id} open={open} {...card} />
        ))}
      </ol>
    </Sheet>
  );
}

function Divider({ id, letter, title, href, count, text: words, services, open }: Card & { open: string }) {
  const Exhibit = exhibits[letter];
  return (
    <li data-letter={letter}>
      {/* A sticky box cannot be a scroll target, so the anchor is a static element before it. */}
      <span id={id} className={css.target} />
      <div className={css.divider}>
        <a className={css.tab} href={`#${id}`}>
          <b>{letter}</b>
          <span>{title}</span>
        </a>
        <div className={css.card}>
          <div className={css.words}>
            <p className={text.monoInk}>{count}</p>
            <h3>{title}</h3>
            <p>{words}</p>
            <ul>
              {services.map((service) => (
                <li key={service.label}>{service.href ? <Anchor to={service.href}>{service.label}</Anchor> : service.label}</li>
              ))}
            </ul>
            <GoLink to={href}>{`${open} ${title}`}</GoLink>
          </div>
          <Exhibit letter={`${letter}-1`} brief />
        </div>
      </div>
    </li>
  );
}
