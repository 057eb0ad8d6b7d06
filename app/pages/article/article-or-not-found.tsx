import { type Location, useLocation } from "react-router";
import { pageMeta } from "#app/layout/page-meta.ts";
import NotFound, { meta as notFoundMeta } from "#app/pages/not-found/not-found.tsx";
import { ArticlePage } from "./article-page.tsx";
import { fetchArticle, readArticle, readArticleIfItComes } from "./article-store.ts";

// Hydration renders at once what the document shows, so this module is not ready before the words are.
if (!import.meta.env.SSR) await fetchArticle(location.pathname);

/** Called while the head is rendered, which so waits for the article like the page: looked up without waiting, the title stayed "Page Not Found" now and then. */
export const meta = ({ location: { pathname } }: { location: Location }) => {
  const article = readArticleIfItComes(pathname);
  return article ? pageMeta(article.meta, article.path) : notFoundMeta();
};

/**
 * Every path that no other route has: an article, or the not-found page. One route for both, because the not-found document is built once and
 * served at any path: with a route of their own for articles it would hydrate as another route than it was built from.
 */
export default function ArticleOrNotFound() {
  const article = readArticle(useLocation().pathname);
  return article ? <ArticlePage key={article.path} article={article} /> : <NotFound />;
}
