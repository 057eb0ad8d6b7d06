import { categories } from "content/articles/index.ts";
import { fill } from "content/fill.ts";
import { blog } from "content/pages.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { ArticleData, ArticleSummary } from "web/pages/article/read-article.ts";
import { classNames } from "web/parts/class-names.ts";
import { ArticleLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import css from "./neighbours.module.css";

/** The two nearest articles on this site: newer on the left, older on the right. */
export function Neighbours({ id, label, of }: SectionProps & { of: ArticleData }) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{label}</h2>
      <ul className={classNames(folders.large, blocks.ruled, blocks.twos, css.pair)}>
        {of.neighbours.map((article) => (
          <li key={article.id}>
            <ArticleLink article={article}>
              <span className={text.mono}>
                {`${article.date > of.date ? blog.words.newer : blog.words.older}, ${categories[article.category]}, ${fill(blog.card.reading, { n: article.readTime })}`}
              </span>
              <h3>{article.title}</h3>
              <p className={text.note}>{article.excerpt}</p>
            </ArticleLink>
          </li>
        ))}
      </ul>
      <Related articles={of.related} />
    </Sheet>
  );
}

/** Similar articles among those that are elsewhere or sent on request. */
function Related({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <div className={classNames(text.offPaper, blocks.after)}>
      <h3 className={text.mono}>{blog.words.related}</h3>
      <ul className={classNames(blocks.ruled, blocks.twos, css.pair)}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleLink article={article}>
              <b className={text.item}>{article.title}</b>
              <span
                className={text.mono}
              >{`${categories[article.category]}, ${article.url ? blog.card.newTab : blog.card.request}`}</span>
            </ArticleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
