import { categories } from "content/articles/categories.ts";
import { blog } from "content/pages/blog.ts";
import { ArticleLink } from "web/blog/article-link.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import type { ArticleData } from "web/text/read-article.ts";
import css from "./neighbours.module.css";
import { Related } from "./related.tsx";

/** The two nearest articles on this site: newer on the left, older on the right. */
export function Neighbours({ id, label, of }: SectionProps & { of: ArticleData }) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{label}</h2>
      <ul className={css.pair}>
        {of.neighbours.map((article) => (
          <li key={article.id}>
            <ArticleLink article={article}>
              <span className={text.mono}>
                {`${article.date > of.date ? blog.words.newer : blog.words.older}, ${categories[article.category]}, ${blog.card.reading(article.readTime)}`}
              </span>
              <h3>{article.title}</h3>
              <p className={css.excerpt}>{article.excerpt}</p>
            </ArticleLink>
          </li>
        ))}
      </ul>
      <Related articles={of.related} />
    </Sheet>
  );
}
