import { type Article, categories, type LogRow } from "content/articles/index.ts";
import { blog } from "content/pages/blog.ts";
import { ArticleLink } from "web/blog/article-link.tsx";
import { longDay } from "web/parts/calendar-day.ts";
import { classNames } from "web/parts/class-names.ts";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import css from "./feature.module.css";

/** The first article, at full width. */
export function Feature({ article }: { article: Article }) {
  return (
    <ArticleLink article={article} className={css.feature}>
      <div>
        <p className={classNames(text.mono, css.category)}>
          <Stamp word={blog.featured} letter="1" /> {categories[article.category]}
        </p>
        <h2>{article.title}</h2>
        <p className={text.lead}>{article.excerpt}</p>
        <p className={classNames(text.mono, css.by)}>
          <span>{article.author.name}</span>
          <time dateTime={article.date}>{longDay(article.date)}</time>
          <span>{blog.card.reading(article.readTime)}</span>
        </p>
      </div>
      {article.log && <Log rows={article.log.slice(1)} />}
    </ArticleLink>
  );
}

/** The article's log as a time line, without its first record, which only gives the occasion. */
function Log({ rows }: { rows: readonly LogRow[] }) {
  return (
    <ol className={css.minutes} aria-hidden="true">
      {rows.map(({ time, operation }, i) => (
        <li key={time}>
          <span className={text.mono}>{time}</span>
          <b>{i === rows.length - 1 ? <mark>{operation}</mark> : operation}</b>
        </li>
      ))}
    </ol>
  );
}
