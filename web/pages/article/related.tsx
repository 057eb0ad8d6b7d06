import { categories } from "content/articles/categories.ts";
import { blog } from "content/pages/blog.ts";
import { ArticleLink } from "web/blog/article-link.tsx";
import text from "web/parts/text.module.css";
import type { ArticleSummary } from "web/text/read-article.ts";
import css from "./related.module.css";

/** Similar articles among those that are elsewhere or sent on request. */
export function Related({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <div className={css.related}>
      <h3 className={text.mono}>{blog.words.related}</h3>
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleLink article={article}>
              <span className={css.title}>{article.title}</span>
              <span className={text.mono}>{`${categories[article.category]}, ${article.url ? blog.card.newTab : blog.card.request}`}</span>
            </ArticleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
