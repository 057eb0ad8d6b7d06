import { labels } from "content/labels.ts";
import type { SitePath } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./ai-solutions.module.css";

type IndexCardsContent = SectionHeadContent & {
  readonly label: string;
  readonly cards: readonly {
    /** On the card's tab. */
    readonly letter: string;
    readonly title: string;
    readonly text: string;
    readonly features: readonly string[];
    /** Left out when a service has no page; `note` then says how to get the service. */
    readonly href?: SitePath;
    readonly note?: string;
  }[];
};

/** Services as index cards with tabs; a card without a page is only an outline. */
export function AiSolutions({ id, label, cards, ...head }: SectionProps & IndexCardsContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <ul className={css.drawer}>
        {cards.map(({ letter, title, text: words, features, href, note }) => (
          <li key={title} className={href ? css.linked : css.plain}>
            <span className={classNames(text.monoInk, css.letter)}>{letter}</span>
            <div className={css.card}>
              <h3>{title}</h3>
              <p>{words}</p>
              <ul className={classNames(text.mono, css.features)}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              {href ? (
                <GoLink to={href} className={css.more}>
                  {labels.learnMore}
                  <span className={text.hidden}>{labels.learnMoreAbout(title)}</span>
                </GoLink>
              ) : (
                <p className={classNames(text.mono, css.note)}>{note}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
