import { labels } from "content/labels.ts";
import type { SitePath } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./intelligence-workflows.module.css";

type WorkflowToolsContent = SectionHeadContent & {
  readonly label: string;
  readonly tools: readonly {
    readonly title: string;
    readonly text: string;
    readonly features: readonly string[];
    readonly href?: SitePath;
  }[];
};

/** Tools with their features, one per row. A tool with a page of its own is in the practice's colour. */
export function IntelligenceWorkflows({ id, label, tools, ...head }: SectionProps & WorkflowToolsContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <ol className={css.tools}>
        {tools.map(({ title, text: words, features, href }, i) => (
          <li key={title} className={classNames(css.tool, href && css.own)}>
            <span className={css.number} aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
            <ul className={classNames(text.mono, css.features)}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {href && (
              <GoLink to={href} className={css.more}>
                {labels.learnMore}
                <span className={text.hidden}>{labels.learnMoreAbout(`the ${title}`)}</span>
              </GoLink>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
