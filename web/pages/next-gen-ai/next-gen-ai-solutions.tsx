import { labels } from "content/labels.ts";
import type { SitePath } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./next-gen-ai-solutions.module.css";

type SuiteContent = SectionHeadContent & {
  readonly label: string;
  readonly cards: readonly { readonly title: string; readonly text: string; readonly href: SitePath }[];
};

/** The nine solutions of the suite on one ruled sheet. A card with a page of its own is in the practice's colour. */
export function NextGenAiSolutions({ id, label, cards, ...head }: SectionProps & SuiteContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <ol className={css.suite}>
        {cards.map(({ title, text: words, href }, i) => (
          <li key={title} className={href === "/contact" ? undefined : css.own}>
            <span className={css.number} aria-hidden="true">
              {i + 1}
            </span>
            <h3>{title}</h3>
            <p>{words}</p>
            <GoLink to={href} className={css.more}>
              {labels.learnMore}
              <span className={text.hidden}>{labels.learnMoreAbout(title)}</span>
            </GoLink>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
