import { blog } from "content/pages/blog.ts";
import type { Element } from "hast";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { longDay } from "web/parts/calendar-day.ts";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import type { ArticleData } from "web/text/read-article.ts";
import { ArticleContents } from "./article-contents.tsx";
import css from "./article-head.module.css";
import { ShareLinks } from "./share-links.tsx";

type ArticleHeadProps = SectionProps & { article: ArticleData; sections: readonly Element[] };

/** The article's category, title and contents. */
export function ArticleHead({ id, label, article, sections }: ArticleHeadProps) {
  const { path, dek, readTime, authors } = article;
  const { words } = blog;
  const facts = [
    [
      words.filed,
      <time key="date" dateTime={article.date}>
        {longDay(article.date)}
      </time>,
    ],
    [words.category, article.category],
    [words.readingTime, blog.card.reading(readTime)],
    [authors.length > 1 ? words.authors : words.author, authors.map(({ name }) => name).join(", ")],
  ] as const;
  return (
    <Sheet id={id} label={label} marginNote={article.category} className={css.sheet}>
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
