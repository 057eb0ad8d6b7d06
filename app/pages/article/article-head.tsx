import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { longDay } from "#app/ui/calendar-day.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { GoLink } from "#app/ui/link.tsx";
import text from "#app/ui/text.module.css";
import { type Article, categories } from "#content/articles/index.ts";
import { blog } from "#content/pages/blog.ts";
import type { SitePath } from "#content/site-map.ts";
import { ArticleContents } from "./article-contents.tsx";
import css from "./article-head.module.css";
import type { NumberedSection } from "./numbering.ts";
import { ShareLinks } from "./share-links.tsx";

type ArticleHeadProps = SectionProps & {
  path: SitePath;
  article: Article;
  dek: string;
  readTime: number;
  authors: readonly string[];
  sections: readonly NumberedSection[];
};

export function ArticleHead({ id, label, path, article, dek, readTime, authors, sections }: ArticleHeadProps) {
  const { words } = blog;
  const facts = [
    [
      words.filed,
      <time key="date" dateTime={article.date}>
        {longDay(article.date)}
      </time>,
    ],
    [words.category, categories[article.category]],
    [words.readingTime, `${readTime}-minute read`],
    [authors.length > 1 ? words.authors : words.author, authors.join(", ")],
  ] as const;
  return (
    <Sheet id={id} label={label} marginNote={categories[article.category]} className={css.sheet}>
      <header className={css.head}>
        <GoLink to="/blog">{words.back}</GoLink>
        <h1>{article.title}</h1>
        <p className={css.dek}>{dek}</p>
        <FactList className={classNames(text.mono, css.facts)} facts={facts} />
        <ShareLinks path={path} title={article.title} />
        <ArticleContents sections={sections} />
      </header>
    </Sheet>
  );
}
