import type { Words } from "content/kinds.ts";
import { type Practice, practices } from "content/navigation.ts";
import { labels } from "content/words.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Buttons } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./practice-hero.module.css";

type PracticeHeroProps = SectionProps &
  Words<"practiceHero"> & { practice: Practice; aside?: ReactNode; className?: string | undefined; children?: ReactNode };

/** The hero of every page inside a practice: breadcrumb, full-width title, lead, buttons, then its panel. */
export function PracticeHero({ id, label, practice, name, title, size, lead, actions, aside, className, children }: PracticeHeroProps) {
  const { letter, name: practiceName, href } = practices[practice];
  return (
    <Sheet id={id} label={label} marginNote={null} ground="tab" className={classNames(css.hero, className)} aside={aside}>
      <nav className={classNames(text.mono, css.crumb)} aria-label={labels.breadcrumb}>
        <a href="/">{labels.index}</a> /{" "}
        <a href={href} aria-current={name ? undefined : "page"}>
          {labels.tab(letter, practiceName)}
        </a>
        {name && (
          <>
            {" "}
            / <span aria-current="page">{name}</span>
          </>
        )}
      </nav>
      <h1 className={css[size]}>
        <RichText>{title}</RichText>
      </h1>
      <div className={css.row}>
        <p className={text.lead}>
          <RichText>{lead}</RichText>
        </p>
        <Buttons actions={actions} />
      </div>
      {children}
    </Sheet>
  );
}
