import type { Words } from "content/kinds.ts";
import { type Practice, practices } from "content/navigation.ts";
import { labels } from "content/words.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Buttons } from "web/parts/link.tsx";
import { preloadItalic } from "web/parts/preload-fonts.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./practice-hero.module.css";

type PracticeHeroProps = SectionProps &
  Words<"practiceHero"> & {
    practice: Practice;
    aside?: ReactNode;
    className?: string | undefined;
    children?: ReactNode;
  };

/**
 * The hero of every page inside a practice: breadcrumb, full-width title, lead, buttons, then its
 * panel.
 */
export function PracticeHero({
  id,
  label,
  practice,
  name,
  title,
  size,
  lead,
  actions,
  aside,
  className,
  children,
}: PracticeHeroProps) {
  const { letter, name: practiceName, href } = practices[practice];
  return (
    <Sheet
      id={id}
      label={label}
      marginNote={null}
      ground="tab"
      className={classNames(css.hero, actions.length > 2 && css.stacked, className)}
      aside={aside}
    >
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
      <HeroWords
        title={title}
        lead={lead}
        actions={actions}
        titleClass={sizes[size === "giant" && longestWord(title) > GIANT ? "long" : size]}
      />
      {children}
    </Sheet>
  );
}

/**
 * Letters of a word that fits in giant letters on a phone: an owner's platform may have a longer
 * name.
 */
const GIANT = 10;
const longestWord = (title: string) => Math.max(...title.split(/\s/).map(({ length }) => length));
const sizes = {
  giant: text.giant,
  wide: text.display2,
  large: text.display3,
  "two-lines": text.display4,
  long: text.display4,
};

type HeroWordsProps = Pick<Words<"practiceHero">, "title" | "lead" | "actions"> & {
  titleClass?: string | undefined;
  /** Between the title and the lead. */
  children?: ReactNode;
};

/** The title of a page, then its lead beside its buttons. */
export function HeroWords({
  title,
  lead,
  actions,
  titleClass = text.display4,
  children,
}: HeroWordsProps) {
  if (title.includes("*")) preloadItalic();
  return (
    <>
      <Phrase as="h1" className={titleClass} words={title} />
      {children}
      <div className={blocks.row}>
        <Phrase as="p" className={text.lead} words={lead} />
        <Buttons actions={actions} />
      </div>
    </>
  );
}
