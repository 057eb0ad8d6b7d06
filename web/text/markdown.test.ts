import { readArticleFile } from "content/articles/files.ts";
import { people } from "content/people.ts";
import { articlePaths } from "content/site-paths.ts";
import { toHtml } from "hast-util-to-html";
import { describe, expect, test } from "vitest";
import { readArticle } from "web/pages/article/read-article.ts";
import { readArticleTree } from "./article-tree.ts";
import { allNamed } from "./tree.ts";

const [author = ""] = Object.keys(people);

const fields = `id: a
title: A title
excerpt: In short.
author: ${author}
date: 2026-11-20
category: ediscovery
minutes: 5`;

const read = (body: string, front = fields) =>
  readArticleTree(readArticleFile("content/articles/a.md", `---\n${front}\n---\n${body}`), {
    opening: "Opening",
    next: "Next",
  });
/** The prose of the first section as HTML, without the numbers of paragraphs. */
const htmlOf = (body: string) => {
  const [section] = read(`\n${body}\n`).parts;
  const [prose] = section ? allNamed(section, "prose") : [];
  return toHtml(prose?.children ?? []).replace(/<p n="\d+"( opening)?>/g, "<p>");
};

describe("an article’s Markdown", () => {
  test.each([
    ["**bold** and *italic*", "<p><strong>bold</strong> and <em>italic</em></p>"],
    [
      "==struck *and slanted*== and == alone",
      "<p><mark data-more><!---->struck <em>and slanted</em></mark> and == alone</p>",
    ],
    ["~~alleged~~, ~5 GB", "<p><del>alleged</del>, ~5 GB</p>"],
    [
      "[ours](/about), www.journal.example",
      '<p><a href="/about">ours</a>, www.journal.example</p>',
    ],
    ["at 4:50, or 16:20:04, a:b", "<p>at 4:50, or 16:20:04, a:b</p>"],
    ["First words,\non two lines.", "<p>First words, on two lines.</p>"],
    ["- One\n- Two", "<ul><li>One</li><li>Two</li></ul>"],
    ["- **One** first", "<points><point><b>One</b><span>first</span></point></points>"],
    ["1. One\n2. Two", "<ol><li>One</li><li>Two</li></ol>"],
    ["> Said.", "<blockquote><p>Said.</p></blockquote>"],
    ["### Deeper", "<h3>Deeper</h3>"],
    [
      "| A |\n| ---: |\n| 1 |",
      '<table><thead><tr><th data-align="right">A</th></tr></thead><tbody><tr><td data-align="right">1</td></tr></tbody></table>',
    ],
  ])("%s comes out as written", (body, html) => {
    expect(htmlOf(body)).toBe(html.replace("<!---->", "").replace("data-more>", 'data-more="">'));
  });

  test("An article has a section for each ## heading, named otherwise where ::section says so", () => {
    const { parts } = read(
      "\nFirst.\n\n## What comes then\n\nMore.\n\n::section[Option 1]{#option-1 kicker='The first'}\n\n## It collects\n\nEnd.\n",
    );
    expect(parts.map(({ properties: { id, label, kicker } }) => [id, label, kicker])).toEqual([
      ["story", "Opening", undefined],
      ["what-comes-then", "What comes then", undefined],
      ["option-1", "Option 1", "The first"],
    ]);
  });

  test("numbers the paragraphs of the text, not those of notes, lists, quotations or tables", () => {
    const [section] = read("\nOne.\n\n:::note[N]\nNote.\n:::\n\n> Said.\n\n- Item\n\nTwo.\n").parts;
    const numbers = section ? allNamed(section, "p").map(({ properties }) => properties.n) : [];
    expect(numbers).toEqual([1, undefined, undefined, 2]);
  });

  test.each(articlePaths)(
    "The footnotes of %s have numbers from 1 through the whole text",
    (path) => {
      const parts = readArticle(path.replace("/blog/", ""))?.parts ?? [];
      const numbers = parts.flatMap((part) =>
        allNamed(part, "p").flatMap(({ properties }) => properties.n ?? []),
      );
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      expect(numbers.length).toBeGreaterThan(5);
    },
  );

  test.each([
    [
      "a directive that is not known",
      ":::box[Title]\nWords.\n:::",
      "11:1: no “box” is known here: expected one of section, note",
    ],
    [
      "an attribute that is missing",
      "Words.\n\n::section[Name]",
      "13:1: section needs the attribute id",
    ],
    [
      "an attribute that is not known",
      ":::note[Name]{colour=red}\nWords.\n:::",
      "11:1: note has no attribute colour",
    ],
    ["a directive inside a line", "See :note[this].", "11:5: expected Markdown, not :note[this]"],
    ["a heading of the wrong depth", "#### Deep", "11:1: expected ## or ###"],
    ["a heading without a letter", "## 37", "11:1: expected a heading that begins with a letter"],
    [
      "a link to no page",
      "See [this](/abuot).",
      "11:5: /abuot: there is no such page: expected /about, or another page of this site",
    ],
    ["a picture that is not there", "![A page](no.png)", "11:1: no.png: there is no such file"],
    ["HTML", "Words <b>here</b>.", "11:7: expected Markdown, not HTML: <b>"],
    [
      "one address twice",
      "## Twice\n\nA.\n\n## Twice\n\nB.",
      "15:1: #twice is the address of two things",
    ],
    [
      "an answer outside choices",
      "::::decision[Q?]{#q when=Now}\nWords.\n::::",
      "12:1: expected :::choice in ::::decision",
    ],
    [
      "a tone that is not known",
      ':::verdict[Over]{tone=odd label="End"}\nWords.\n:::',
      '11:1: tone="odd": expected lost, risky or won',
    ],
    [
      "a door to no section",
      '::::doors[D]{turn=T stocks="2"}\n- [One](#one) “x”\n::::',
      "12:1: #one: expected # and the id",
    ],
    [
      "a closing without a button to /contact",
      "Words.\n\n:::closing[End]\n- [About](/about)\n:::",
      "13:1: expected a button to /contact",
    ],
    [
      "two faults",
      "<i>\n\n:::box[A]\nB\n:::",
      "11:1: expected Markdown, not HTML: <i>\ncontent/articles/a.md:13:1: no “box” is known here",
    ],
  ])("is refused for %s, with line and column", (_, body, message) => {
    expect(() => read(`\n${body}\n`)).toThrow(`content/articles/a.md:${message}`);
  });
});

describe("the front matter of an article", () => {
  test("Front matter is refused with all its faults at once, each with line and column", () => {
    const wrong = fields
      .replace("2026-11-20", "2026-02-30")
      .replace(`author: ${author}`, "author: nobody")
      .replace("minutes: 5", `authr: ${author}`);
    const faults = [
      "^content/articles/a.md:5:9: author: “nobody”: expected somebody .*",
      ".*:6:7: date: “2026-02-30”: there is no February 30: .*",
      ".*: minutes: is missing: expected whole minutes, as 7",
      ".*:8:1: authr: there is no such field",
    ];
    expect(() => read("Words.", wrong)).toThrow(new RegExp(faults.join("\n")));
  });

  test.each([
    ["it is missing", "Words.", "1:1: expected front matter"],
    [
      "it is no YAML",
      `---\n${fields}\ntitle: again\n---\nWords.`,
      "9:1: “title: again”: title is here twice",
    ],
    [
      "it has an address beside prose",
      `---\n${fields}\nurl: https://journal.example/a\n---\nWords.`,
      "9:6: url: “https://journal.example/a”: expected either a url",
    ],
  ])("is refused when %s", (_, text, message) => {
    expect(() => readArticleFile("content/articles/a.md", text)).toThrow(
      `content/articles/a.md:${message}`,
    );
  });
});
