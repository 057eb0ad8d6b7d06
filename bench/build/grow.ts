import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { googleDriveCollection } from "#content/articles/google-drive-collection.ts";
import { type Article, categories } from "#content/articles/index.ts";
import type { ArticleSection } from "#content/articles/prose.ts";

/** A made-up article, as a site of ours and a peer's both can hold it: a title, and sections of numbered paragraphs. */
export type Grown = Pick<Article, "id" | "title" | "excerpt" | "date" | "category" | "readTime"> & {
  readonly sections: readonly {
    readonly id: string;
    readonly label: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
};

/**
 * `count` articles of about 9 KB each, newest first. Their paragraphs are those of a real article in an order of their own, each with the
 * article's number in it, so that no two are alike and no compressor profits.
 */
export function grownArticles(count: number): readonly Grown[] {
  const sections: readonly ArticleSection[] = googleDriveCollection;
  const paragraphs = sections.flatMap(({ blocks }) => blocks.filter((block) => typeof block === "string"));
  const kinds = Object.keys(categories).filter((id): id is Article["category"] => id !== "all");
  return Array.from({ length: count }, (_, i) => {
    const n = count - i;
    const number = String(n).padStart(5, "0");
    const turned = paragraphs.map((_, k) => `${paragraphs[(k * 7 + n) % paragraphs.length]} (Matter ${number}, paragraph ${k + 1}.)`);
    return {
      id: `matter-${number}`,
      title: `What matter ${number} taught us`,
      excerpt: `Matter ${number}: consent, date and type, in that order.`,
      date: `${2010 + Math.floor((n * 14) / count)}-${String((n % 12) + 1).padStart(2, "0")}-${String((n % 28) + 1).padStart(2, "0")}`,
      category: kinds[n % kinds.length] ?? "ediscovery",
      readTime: 5 + (n % 5),
      sections: [0, 1, 2, 3].map((part) => ({
        id: `part-${part + 1}`,
        label: `Part ${part + 1}`,
        heading: `Part ${part + 1} of matter ${number}`,
        paragraphs: turned.filter((_, k) => k % 4 === part),
      })),
    };
  });
}

/** Writes the articles into a copy of this repository, exactly as docs and types ask of an author: words, page, route, list, site map. */
export function growOurs(copy: string, articles: readonly Grown[]): void {
  for (const { id, title, excerpt, readTime, sections } of articles) {
    const content = {
      meta: { title: `${title} | Probata`, description: excerpt, type: "article" },
      id,
      dek: excerpt,
      readTime,
      sections: sections.map(({ paragraphs, ...section }) => ({ ...section, blocks: paragraphs })),
      closing: { label: "Next step", heading: "Tell us about yours.", actions: [{ label: "Contact", to: "/contact" }], note: excerpt },
    };
    writeFileSync(join(copy, `content/pages/${id}.ts`), `export const article = ${JSON.stringify(content)} as const;\n`);
    writeFileSync(
      join(copy, `app/pages/${id}.tsx`),
      `import { ArticlePage } from "#app/pages/article/article-page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { article } from "#content/pages/${id}.ts";
export const meta = () => pageMeta(article.meta, "/blog/${id}");
export default function Page() {
  return <ArticlePage path="/blog/${id}" content={article} />;
}
`,
    );
  }
  insert(
    copy,
    "content/site-map.ts",
    "] as const;",
    articles.map(({ id }, i) => `  { path: "/blog/${id}", page: "${id}", bates: ${1000 + i} },\n`),
  );
  insert(
    copy,
    "app/routes.ts",
    "} satisfies Record",
    articles.map(({ id }) => `  "${id}": () => import("./pages/${id}.tsx"),\n`),
  );
  const rows = articles.map(
    ({ sections: _, ...row }) => `  { ...${JSON.stringify(row)}, author: people.varga, url: "/blog/${row.id}" } as const,\n`,
  );
  insert(copy, "content/articles/index.ts", "];\n", rows);
}

/** Puts lines before the last occurrence of a mark. */
function insert(copy: string, file: string, mark: string, lines: readonly string[]): void {
  const text = readFileSync(join(copy, file), "utf8");
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`${file} has no ${mark}`);
  writeFileSync(join(copy, file), text.slice(0, at) + lines.join("") + text.slice(at));
}
