import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Grown } from "./grow.ts";

/** Writes an Astro project with the same articles as Markdown in a content collection, each a page, and a list in pages of ten. */
export function growAstro(project: string, articles: readonly Grown[]): void {
  rmSync(project, { recursive: true, force: true });
  for (const folder of ["src/pages/blog", "src/pages/list"]) mkdirSync(join(project, folder), { recursive: true });
  mkdirSync(join(project, "src/articles"), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(project, name), text);
  write("astro.config.mjs", "export default {};\n");
  write(
    "src/content.config.ts",
    `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
export const collections = { articles: defineCollection({ loader: glob({ pattern: "*.md", base: "./src/articles" }) }) };
`,
  );
  write(
    "src/pages/blog/[slug].astro",
    `---
import { getCollection, render } from "astro:content";
export const getStaticPaths = async () => (await getCollection("articles")).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<html lang="en"><head><title>{entry.data.title}</title><meta name="description" content={entry.data.excerpt} /></head>
<body><main><h1>{entry.data.title}</h1><p>{entry.data.excerpt}</p><Content /></main></body></html>
`,
  );
  write(
    "src/pages/list/[...page].astro",
    `---
import { getCollection } from "astro:content";
export const getStaticPaths = async ({ paginate }) => paginate(await getCollection("articles"), { pageSize: 10 });
const { page } = Astro.props;
---
<html lang="en"><head><title>Blog</title></head>
<body><ul>{page.data.map((entry) => <li><a href={"/blog/" + entry.id}>{entry.data.title}</a></li>)}</ul></body></html>
`,
  );
  for (const { id, title, excerpt, sections } of articles) {
    const body = sections.map(({ heading, paragraphs }) => `## ${heading}\n\n${paragraphs.join("\n\n")}\n`).join("\n");
    write(`src/articles/${id}.md`, `---\ntitle: ${JSON.stringify(title)}\nexcerpt: ${JSON.stringify(excerpt)}\n---\n\n${body}`);
  }
}
