import type { SitePath } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { GoLink } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./litigation-journey.module.css";

type PageJourneyContent = {
  readonly heading: string;
  readonly lead: string;
  readonly day: string;
  readonly steps: readonly (Readonly<Record<"day" | "hand" | "text", string>> & { readonly href: SitePath })[];
};

/** One page of evidence followed from person to person, day by day. */
export function LitigationJourney({ id, label, heading, lead, day, steps }: SectionProps & PageJourneyContent) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <div className={css.head}>
        <h2>{heading}</h2>
        <p className={text.lead}>{lead}</p>
      </div>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.day}>
            <p className={css.day}>
              <span className={text.mono}>{day} </span>
              {step.day}
            </p>
            <p className={css.text}>
              <RichText>{step.text}</RichText>
            </p>
            <GoLink to={step.href}>{step.hand}</GoLink>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
