import type { ReactElement, ReactNode } from "react";
import { Page } from "#app/layout/page.tsx";
import { Closing, type ClosingContent } from "#app/sections/closing.tsx";
import { articles } from "#content/articles/index.ts";
import type { ArticleSection } from "#content/articles/prose.ts";
import type { SitePath } from "#content/site-map.ts";
import { ArticleHead } from "./article-head.tsx";
import { Neighbours } from "./neighbours.tsx";
import { numberParagraphs } from "./numbering.ts";
import { ProseSection } from "./prose-section.tsx";

type ArticlePageProps = {
  path: Extract<SitePath, `/blog/${string}`>;
  content: {
    readonly id: string;
    readonly dek: string;
    readonly readTime: number;
    readonly sections: readonly ArticleSection[];
    readonly closing: ClosingContent;
  };
  /** All who wrote it, when it is more than the author of the blog. */
  authors?: readonly string[];
  /** What follows a section's text inside its sheet, by the section's id. */
  within?: Readonly<Record<string, ReactNode>>;
  /** A band of its own after a section, by the section's id. */
  after?: Readonly<Record<string, ReactElement>>;
};

/** An article: title, numbered sections with whatever the article draws between them, one closing button, its neighbours. */
export function ArticlePage({ path, content, authors, within = {}, after = {} }: ArticlePageProps) {
  const article = articles.find((candidate) => candidate.id === content.id);
  if (!article) throw new Error(`content/articles/index.ts has no article ${content.id}`);
  const sections = numberParagraphs(content.sections);
  return (
    <Page path={path}>
      <ArticleHead
        id="top"
        label={article.title}
        path={path}
        article={article}
        dek={content.dek}
        readTime={content.readTime}
        authors={authors ?? [article.author.name]}
        sections={sections}
      />
      {sections.flatMap((section, i) => [
        <ProseSection key={section.id} id={section.id} label={section.label} section={section} opening={i === 0}>
          {within[section.id]}
        </ProseSection>,
        after[section.id],
      ])}
      <Closing id="next" {...content.closing} ground="board" />
      <Neighbours id="more" label="More articles" of={article} />
    </Page>
  );
}
