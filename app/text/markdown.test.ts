import { describe, expect, test } from "vitest";
import { parsedParts, readArticleFile } from "./article-files.ts";

const fields = `id: a
title: A title
excerpt: In short.
author: varga
date: 2026-11-20
category: ediscovery
minutes: 5`;

const read = (body: string, front = fields) => {
  const article = readArticleFile("content/articles/a.md", `---\n${front}\n---\n${body}`);
  return parsedParts(article).parts;
};
const sectionsOf = (body: string) => read(body).filter((part) => part.kind === "section");

describe("an article’s Markdown", () => {
  test("needs only front matter, headings and paragraphs", () => {
    const [opening, second] = sectionsOf("\nFirst words,\non two lines.\n\n## What comes then\n\nMore.\n");
    expect(opening).toMatchObject({ id: "story", blocks: ["First words, on two lines."] });
    expect(second).toMatchObject({ id: "what-comes-then", label: "What comes then", heading: "What comes then", blocks: ["More."] });
  });

  test("names a section where its place in the margin is another than its heading", () => {
    const [section] = sectionsOf("\n::section[Option 1]{#option-1 kicker='The first'}\n\n## The client collects it\n\nWords.\n");
    expect(section).toMatchObject({ id: "option-1", label: "Option 1", kicker: "The first", heading: "The client collects it" });
  });

  test("keeps the marks of every other text, and takes a colon, an address and a tilde as they are", () => {
    const words = "==Struck *and slanted*==, ~~alleged~~, [ours](/about), 16:20:04, a:b, www.journal.example and ~5 GB.";
    expect(sectionsOf(`\n${words}\n`)[0]?.blocks).toEqual([words]);
  });

  test.each([
    ["no front matter", "Words.", "1:1: expected front matter"],
    ["a field that is missing", `---\n${fields.replace("minutes: 5", "")}\n---\nWords.`, "minutes: expected whole minutes"],
    ["a field that is wrong", `---\n${fields.replace("2026-11-20", "2026-02-30")}\n---\nWords.`, "6:7: date: expected a day as 2025-05-22"],
    ["a field that nobody knows", `---\n${fields}\nauthr: varga\n---\nWords.`, "9:8: authr: no such field"],
    ["somebody unknown", `---\n${fields.replace("varga", "nobody")}\n---\nWords.`, "5:9: author: expected somebody of content/people.ts"],
    ["YAML that is none", `---\n${fields}\ntitle: again\n---\nWords.`, "9:1: expected YAML"],
    ["an address and prose", `---\n${fields}\nurl: https://journal.example/a\n---\nWords.`, "9:6: expected either a url"],
    ["a heading of the wrong depth", `---\n${fields}\n---\n\n### Deep\n`, "11:1: expected ##"],
    ["a heading without a letter", `---\n${fields}\n---\n\n## 37\n`, "11:1: expected a heading that begins with a letter"],
    [
      "a directive that nobody knows",
      `---\n${fields}\n---\n\n:::box[Title]\nWords.\n:::\n`,
      "11:1: expected a paragraph, a list of - **points**",
    ],
    ["an attribute that is missing", `---\n${fields}\n---\n\nWords.\n\n::section[Name]\n`, "13:1: section needs the attribute id"],
    [
      "an attribute that nobody knows",
      `---\n${fields}\n---\n\n:::note[Name]{colour=red}\nWords.\n:::\n`,
      "11:1: note has no attribute colour",
    ],
    ["a list without names", `---\n${fields}\n---\n\n- One\n- Two\n`, "11:1: expected the item to begin with **what it is about**"],
    ["a link to no page", `---\n${fields}\n---\n\nSee [this](/abuot).\n`, "11:5: /abuot: expected a page of this site"],
    ["HTML", `---\n${fields}\n---\n\nWords <b>here</b>.\n`, "11:7: expected words, *italic*"],
    ["one address twice", `---\n${fields}\n---\n\n## Twice\n\nA.\n\n## Twice\n\nB.\n`, "#twice is the address of two things"],
    [
      "a closing without a button to /contact",
      `---\n${fields}\n---\n\nWords.\n\n:::closing[End]\n- [About](/about)\n:::\n`,
      "14:1: expected a button to /contact",
    ],
  ])("is refused for %s, with line and column", (_, text, message) => {
    const parse = () => parsedParts(readArticleFile("content/articles/a.md", text));
    expect(parse).toThrow(message);
    expect(parse).toThrow(/^content\/articles\/a\.md:\d+:\d+: /);
  });
});
