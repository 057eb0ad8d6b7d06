import type { Claim } from "content/claims.ts";
import type { Href } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Figure } from "web/parts/figure.tsx";
import { GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./ai-projects.module.css";

type AiProjectsContent = SectionHeadContent & {
  readonly label: string;
  /** The words of the link to each project. */
  readonly more: string;
  readonly projects: readonly {
    readonly category: string;
    readonly title: string;
    readonly claim: Claim;
    readonly measures: string;
    readonly text: string;
    readonly href: Href;
  }[];
};

/** Project summaries, each led by its main figure. */
export function AiProjects({ id, label, more, projects, ...head }: SectionProps & AiProjectsContent) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <SectionHead {...head} />
      <ul className={css.projects}>
        {projects.map(({ category, title, claim, measures, text: words, href }, i) => (
          <li key={title}>
            <p className={text.mono}>{category}</p>
            <h3>{title}</h3>
            <p className={css.figure}>
              <b>
                {i === 0 ? (
                  <mark>
                    <Figure claim={claim} />
                  </mark>
                ) : (
                  <Figure claim={claim} />
                )}
              </b>
              <span>{measures}</span>
            </p>
            <p className={classNames(text.sub, css.words)}>{words}</p>
            <GoLink to={href} className={css.more}>
              {more}
              <span className={text.hidden}>: {title}</span>
            </GoLink>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
