import type { Href } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { GoLink } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./services-start.module.css";

export type TriageContent = SectionHeadContent & {
  readonly label: string;
  readonly rows: readonly {
    readonly event: string;
    readonly first: string;
    readonly go: { readonly label: string; readonly href: Href };
  }[];
};

/** Typical requests by telephone, each with the first step and the page that explains it. */
export function ServicesStart({ id, label, rows, ...head }: SectionProps & TriageContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <ul className={css.list}>
        {rows.map(({ event, first, go }) => (
          <li key={event}>
            <h3 className={css.event}>{event}</h3>
            <p className={css.first}>
              <RichText>{first}</RichText>
            </p>
            <GoLink to={go.href} className={css.go}>
              {go.label}
            </GoLink>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
