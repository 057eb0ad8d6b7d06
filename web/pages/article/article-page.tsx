import { blog } from "content/pages/blog.ts";
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { ArticleSection, toReact } from "web/text/article.tsx";
import type { ArticleData } from "web/text/read-article.ts";
import { cellsOf, isNamed, property } from "web/text/tree.ts";
import { ArticleHead } from "./article-head.tsx";
import { AuthorsBox } from "./authors-box.tsx";
import { MinutesBand } from "./minutes-band.tsx";
import { NarrowingBand } from "./narrowing-band.tsx";
import { Neighbours } from "./neighbours.tsx";

/** An article: title, numbered sections with the bands between them, one closing button, its neighbours. */
export function ArticlePage({ article }: { article: ArticleData }) {
  const { parts, authors } = article;
  return (
    <Page path={article.path} bates={article.bates}>
      <ArticleHead id="top" label={article.title} article={article} sections={parts.filter((part) => part.tagName === "section")} />
      {parts.map((part) => partOf(part, authors))}
      <Closing id="next" {...article.closing} ground="board" />
      <Neighbours id="more" label={blog.article.more} of={article} />
    </Page>
  );
}

/** A function, not a component: the page reads id and label of each section from its elements. */
function partOf(part: Element, people: ArticleData["authors"]) {
  const [id, label, heading] = [property(part, "id"), property(part, "label"), property(part, "heading")];
  if (part.tagName === "section")
    return (
      <ArticleSection key={id} id={id} label={label} section={part} authors={(name) => <AuthorsBox heading={name} people={people} />} />
    );
  const paragraphs = part.children.filter((node) => isNamed(node, "p"));
  const foot = toReact({ type: "root", children: paragraphs.at(-1)?.children ?? [] });
  const [, ...rows] = cellsOf(part);
  if (part.tagName === "minutes") {
    const log = rows.map(([time = "", operation = "", says = ""]) => ({ time, operation, says }));
    return <MinutesBand key={id} id={id} label={label} heading={heading} rows={log} foot={foot} />;
  }
  const sizes = rows.map(([filter = "", files = "", size = ""]) => ({ filter, files, gigabytes: Number.parseFloat(size) }));
  const lead = paragraphs.slice(0, -1).map(textOf).join(" ");
  return <NarrowingBand key={id} id={id} label={label} heading={heading} lead={lead} rows={sizes} foot={foot} />;
}
