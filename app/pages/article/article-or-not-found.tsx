import { type Location, useLocation } from "react-router";
import { pageMeta } from "#app/layout/page-meta.ts";
import NotFound, { meta as notFoundMeta } from "#app/pages/not-found/not-found.tsx";
import { ArticlePage } from "./article-page.tsx";
import { fetchArticle, readArticle, readArticleIfItComes } from "./article-store.ts";

// Hydration renders synchronously what the document shows, so this module waits for the article's words.
if (!import.meta.env.SSR) await fetchArticle(location.pathname);

/** The head waits for the article like the page. Without waiting, the title was sometimes "Page Not Found". */
export const meta = ({ location: { pathname } }: { location: Location }) => {
  const article = readArticleIfItComes(pathname);
  return article ? pageMeta(article.meta, article.path) : notFoundMeta();
};

/**
 * Every path without a route: an article, or the not-found page. They share one route, because the not-found document is served at any
 * path. With separate routes the browser would hydrate another route than was built.
 */
export default function ArticleOrNotFound() {
  const article = readArticle(useLocation().pathname);
  return article ? <ArticlePage key={article.path} article={article} /> : <NotFound />;
}
