import "#app/styles/base.css";
import "#app/styles/print.css";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import exhibit from "#app/exhibits/exhibit.module.css";
import { IslandsContext } from "#app/islands/island.tsx";
import { Notice } from "#app/islands/notice.tsx";
import { PathContext } from "#app/layout/nav-link.tsx";
import type { PageMeta } from "#app/layout/page-meta.ts";
import { runningLine } from "#app/layout/running-line.ts";
import sheet from "#app/layout/sheet.module.css";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { buildTime } from "#app/pages/events/schedule.ts";
import { pages } from "#app/pages/index.ts";
import { type ArticleData, readArticle } from "#app/text/read-article.ts";
import button from "#app/ui/button.module.css";
import stamp from "#app/ui/stamp.module.css";
import text from "#app/ui/text.module.css";
import { type SitePath, siteMap } from "#content/site-map.ts";
import { pageDates } from "../../scripts/build-steps/page-dates.ts";
import type { Thing } from "../../scripts/build-steps/structured-data/thing.ts";
import { structuredData } from "../../scripts/build-steps/structured-data.ts";
import { Head } from "./head.tsx";

/** A document's path. /404 is shown at every unknown address. */
export type DocumentPath = SitePath | "/404";

/** Class names by which the search tells what to read (scripts/search-index/read-document.ts). */
export const searchMarks = {
  exhibitHead: exhibit.head,
  margin: sheet.margin,
  button: button.button,
  go: button.go,
  hidden: text.hidden,
  stamp: stamp.stamp,
};
export type SearchMarks = Readonly<Record<keyof typeof searchMarks, string | undefined>>;

/** What the bundler knows of a document: its script's address, those of an island's module, its style sheets and fonts. */
export type Assets = { readonly script: string; readonly scriptsOf: (file: string) => readonly string[]; readonly head: ReactNode };

/** The module that a document is made from, as a path in the project: its style sheets are those that it imports. */
export function moduleOf(path: string): string {
  const page = pageAt(path);
  if (page) return `app/pages/${page}/${page}.tsx`;
  return path.startsWith("/blog/") ? "app/pages/article/article-page.tsx" : "app/pages/not-found/not-found.tsx";
}

/** The document at a path as HTML, with what every document has around its page. Rejects when the page cannot be rendered. */
export async function render(path: DocumentPath, { script, scriptsOf, head }: Assets): Promise<string> {
  const { meta, body, graph } = await pageOf(path);
  const { prelude } = await prerender(
    <PathContext value={path}>
      <IslandsContext value={{ count: 0, toHtml: renderToString, scriptsOf }}>
        <html lang="en" {...runningLine(path)}>
          <Head path={path} meta={meta} graph={graph}>
            {head}
            <script type="module" src={script} />
          </Head>
          <body>
            <SiteHeader />
            {body}
            <Notice />
          </body>
        </html>
      </IslandsContext>
    </PathContext>,
  );
  return new Response(prelude).text();
}

type Rendered = { readonly meta: PageMeta; readonly body: ReactNode; readonly graph: readonly Thing[] };

async function pageOf(path: DocumentPath): Promise<Rendered> {
  const slug = /^\/blog\/(.+)$/.exec(path)?.[1];
  const article = slug ? readArticle(slug) : null;
  if (article) {
    const { ArticlePage } = await import("#app/pages/article/article-page.tsx");
    return { meta: article.meta, body: <ArticlePage article={article} />, graph: graphOf(article.path, article.meta, article) };
  }
  const { default: Page, meta } = await pages[pageAt(path) ?? "not-found"]();
  return { meta, body: createElement(Page), graph: path === "/404" ? [] : graphOf(path, meta) };
}

const graphOf = (path: SitePath, meta: PageMeta, article?: ArticleData) => structuredData(path, meta, pageDates(), buildTime(), article);

const pageAt = (path: string) => siteMap.find((row) => row.path === path)?.page;
