import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toString as textOf } from "hast-util-to-string";
import { readArticle } from "#app/text/read-article.ts";
import { allNamed } from "#app/text/tree.ts";
import { categories } from "#content/articles/categories.ts";

/**
 * Writes `count` Markdown articles of about 9 KB into `copy`. Paragraphs of a real article are reordered and numbered: identical texts
 * would compress too well.
 */
export function growArticles(copy: string, count: number): void {
  for (let n = 1; n <= count; n++) writeFileSync(join(copy, `content/articles/${slugOf(n)}.md`), article(n, count));
}

/** The name of the n-th generated article, from 1. */
export const slugOf = (n: number) => `matter-${String(n).padStart(5, "0")}`;

const parts = readArticle("google-drive-collection")?.parts ?? [];
const paragraphs = parts.flatMap((part) => allNamed(part, "p").flatMap((node) => (node.properties.n ? [textOf(node)] : [])));
const kinds = Object.keys(categories).filter((id) => id !== "all");
const SECTIONS = [1, 2, 3, 4];

function article(n: number, count: number): string {
  const day = `${2010 + Math.floor((n * 14) / (count + 1))}-${String((n % 12) + 1).padStart(2, "0")}-${String((n % 28) + 1).padStart(2, "0")}`;
  const turned = paragraphs.map((_, k) => `${paragraphs[(k * 7 + n) % paragraphs.length]} (Matter ${n}, paragraph ${k + 1}.)`);
  const sections = SECTIONS.map((part) =>
    [
      `## Part ${part} of matter ${n}`,
      ...turned.filter((_, k) => k % SECTIONS.length === part - 1),
      `:::note[Matter ${n}]\nA remark beside part ${part}.\n:::`,
    ].join("\n\n"),
  );
  return `---
id: ${slugOf(n)}
title: What matter ${n} taught us
excerpt: Matter ${n} in short, with consent, date and type in that order.
author: varga
date: ${day}
category: ${kinds[n % kinds.length]}
minutes: ${5 + (n % 5)}
---

${sections.join("\n\n")}
`;
}
