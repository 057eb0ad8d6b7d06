import { type Article, articles, categories } from "content/articles/index.ts";
import { blog } from "content/pages/blog.ts";
import { ArticleLink } from "web/blog/article-link.tsx";
import { shortDay } from "web/parts/calendar-day.ts";
import { classNames } from "web/parts/class-names.ts";
import { Icon } from "web/parts/icon.tsx";
import text from "web/parts/text.module.css";
import { Highlighted } from "web/search/highlighted.tsx";
import { placeOf } from "./listing-state.ts";
import { MOTIFS, Motif } from "./motifs.tsx";
import css from "./post-card.module.css";
import type { Found } from "./search.ts";

const { card } = blog;

/** One article with a tab for its category. Colour and motif follow its place in the whole blog, so a filter does not change them. */
export function PostCard({ article, found }: { article: Article; found?: Found | undefined }) {
  // The featured article is first, so the grid counts from the second.
  const n = (articles.indexOf(article) + MOTIFS - 1) % MOTIFS;
  const { passage, terms } = found ?? {};
  return (
    <ArticleLink article={article} paragraph={passage?.n} className={classNames(css.post, css[`stock${n + 1}`])}>
      <span className={classNames(text.monoInk, css.tab)}>{categories[article.category]}</span>
      <div className={css.card}>
        <Motif n={n} className={css.motif} classes={css} />
        <h3>
          <Highlighted terms={terms}>{article.title}</Highlighted>
        </h3>
        <p className={css.excerpt}>
          <Highlighted terms={terms}>{passage ? passage.text : article.excerpt}</Highlighted>
        </p>
        <p className={classNames(text.mono, css.foot)}>
          {passage ? <span>{card.paragraph(passage.n)}</span> : <time dateTime={article.date}>{shortDay(article.date)}</time>}
          <span>
            {card.minutes(article.readTime)}
            {placeOf(article) === "request" && `, ${card.request}`}
            {placeOf(article) === "elsewhere" && (
              <>
                <Icon name="out" className={css.icon} />
                <span className={text.hidden}>({card.newTab})</span>
              </>
            )}
          </span>
        </p>
      </div>
    </ArticleLink>
  );
}
