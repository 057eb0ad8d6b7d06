import "web/styles/base.css";
import "web/styles/print.css";
import { buildTime } from "content/build-time.ts";
import type { Content } from "content/content.ts";
import type { Pages } from "content/read-page.ts";
import { servicePages } from "content/service-pages.ts";
import { show } from "content/shown.ts";
import type { SitePath } from "content/site-map.ts";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import exhibit from "web/exhibits/exhibit.module.css";
import { IslandsContext } from "web/islands/island.tsx";
import { Notice } from "web/islands/notice.tsx";
import { type PageMeta, runningLine } from "web/layout/page-meta.ts";
import sheet from "web/layout/sheet.module.css";
import { PathContext, SiteHeader } from "web/layout/site-header.tsx";
import { type ArticleData, readArticle } from "web/pages/article/read-article.ts";
import { pageAt, pages } from "web/pages/index.ts";
import button from "web/parts/button.module.css";
import stamp from "web/parts/stamp.module.css";
import text from "web/parts/text.module.css";
import { firstViewFirst } from "./first-view-first.ts";
import { Head } from "./head.tsx";
import type { PageDates } from "./page-dates.ts";
import { structuredData, type Thing } from "./structured-data.ts";

/** A document's path. /404 is shown at every unknown address. */
export type DocumentPath = SitePath | "/404";

/** Class names by which the search tells what to read (web/build/search-index/page-entries.ts). */
export const searchMarks = {
  exhibitHead: exhibit.head,
  margin: sheet.margin,
  button: button.button,
  go: button.go,
  hidden: text.hidden,
  stamp: stamp.stamp,
};
export type SearchMarks = Readonly<Record<keyof typeof searchMarks, string | undefined>>;

/**
 * What the bundler knows of a document: its script's address, those of an island's module, its
 * style sheets and fonts.
 */
type Assets = {
  readonly script: string;
  readonly scriptsOf: (file: string) => readonly string[];
  readonly head: ReactNode;
};

/**
 * The module that a document is made from, as a path in the project: its style sheets are those
 * that it imports.
 */
export function moduleOf(path: string): string {
  const page = pageAt(path);
  if (page) return `web/pages/${page}/${page}.tsx`;
  if (path.startsWith("/services/")) return "web/pages/service-page.tsx";
  return path.startsWith("/blog/")
    ? "web/pages/article/article-page.tsx"
    : "web/pages/not-found/not-found.tsx";
}

/**
 * The document at a path as HTML, with what every document has around its page. It says what
 * `content` says; so will what is drawn next (content/shown.ts). Rejects when the page cannot be
 * rendered.
 */
export async function render(
  path: DocumentPath,
  content: Content,
  { script, scriptsOf, head, dates }: Assets & { readonly dates: PageDates },
): Promise<string> {
  show(content);
  const { meta, body, graph } = await pageOf(path, content.pages, dates);
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
  return firstViewFirst(await new Response(prelude).text());
}

type Rendered = {
  readonly meta: PageMeta;
  readonly body: ReactNode;
  readonly graph: readonly Thing[];
};

async function pageOf(path: DocumentPath, words: Pages, dates: PageDates): Promise<Rendered> {
  const graphOf = (at: SitePath, meta: PageMeta, article?: ArticleData) =>
    structuredData(at, meta, dates, buildTime(), article);
  const slug = /^\/blog\/(.+)$/.exec(path)?.[1];
  const article = slug ? readArticle(slug) : null;
  if (article) {
    const { ArticlePage } = await import("web/pages/article/article-page.tsx");
    return {
      meta: article.meta,
      body: <ArticlePage article={article} />,
      graph: graphOf(article.path, article.meta, article),
    };
  }
  const service = servicePages.find((one) => one.path === path);
  if (service) {
    const { ServicePage } = await import("web/pages/service-page.tsx");
    return {
      meta: service.meta,
      body: <ServicePage page={service} />,
      graph: graphOf(service.path, service.meta),
    };
  }
  const name = pageAt(path) ?? "not-found";
  const { meta } = words[name];
  return {
    meta,
    body: await drawn(name, words),
    graph: path === "/404" ? [] : graphOf(path, meta),
  };
}

async function drawn<Name extends keyof Pages>(name: Name, words: Pages): Promise<ReactNode> {
  const { default: Page } = await pages[name]();
  return createElement(Page, { words: words[name] });
}
