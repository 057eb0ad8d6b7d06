import { Page } from "#app/layout/page.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { blog } from "#content/pages/blog.ts";
import type { ArticleData } from "./article-data.ts";
import { ArticleHead } from "./article-head.tsx";
import { MinutesBand } from "./minutes-band.tsx";
import { NarrowingBand } from "./narrowing-band.tsx";
import { Neighbours } from "./neighbours.tsx";
import { type NumberedPart, numberParagraphs } from "./numbering.ts";
import { ProseSection } from "./prose-section.tsx";

/** An article: title, numbered sections with the bands between them, one closing button, its neighbours. */
export function ArticlePage({ article }: { article: ArticleData }) {
  const parts = numberParagraphs(article.parts);
  const sections = parts.filter((part) => part.kind === "section");
  return (
    <Page path={article.path} bates={article.bates}>
      <ArticleHead id="top" label={article.title} article={article} sections={sections} />
      {parts.map((part, i) => partOf(part, i === 0, article))}
      <Closing id="next" {...article.closing} ground="board" />
      <Neighbours id="more" label={blog.article.more} of={article} />
    </Page>
  );
}

/** A function, not a component: the page reads id and label of each section from its elements. */
function partOf(part: NumberedPart, opening: boolean, { authors }: ArticleData) {
  switch (part.kind) {
    case "section":
      return <ProseSection key={part.id} id={part.id} label={part.label} section={part} opening={opening} authors={authors} />;
    case "minutes":
      return <MinutesBand key={part.id} {...part} />;
    case "narrowing":
      return <NarrowingBand key={part.id} {...part} />;
  }
}
