import { ArticleLink } from "#app/blog/article-link.tsx";
import type { ArticleSummary } from "#app/text/read-article.ts";
import text from "#app/ui/text.module.css";
import { categories } from "#content/articles/categories.ts";
import { blog } from "#content/pages/blog.ts";
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
