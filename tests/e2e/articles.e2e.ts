import { readFileSync } from "node:fs";
import { articlePaths } from "content/site-paths.ts";
import { toString as textOf } from "hast-util-to-string";
import { readArticle } from "web/pages/article/read-article.ts";
import { allNamed } from "web/text/tree.ts";
import { siteFolder } from "../support/site.ts";
import { expect, hydrated, test } from "./test.ts";

const [first = "/blog/", second = "/blog/"] = articlePaths;
const titleOf = (path: string) => readArticle(path.replace("/blog/", ""))?.title ?? "";

/** A sentence without marks from the article's last section, as in the document. */
function sentenceOf(path: string): string {
  const section = readArticle(path.replace("/blog/", ""))?.parts.findLast(
    (part) => part.tagName === "section",
  );
  const [paragraph = ""] = section ? allNamed(section, "p").map(textOf) : [];
  return /[\w ,’]{40,}/.exec(paragraph)?.[0] ?? "";
}

test("An article's document has its words once, and nothing else is fetched for them", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(first);
  await hydrated(page);
  expect(
    readFileSync(`${siteFolder}${first}/index.html`, "utf8").split(sentenceOf(first)),
  ).toHaveLength(2);
  expect(fetched.filter((path) => path.startsWith("/articles/"))).toEqual([]);
});

test("An article leads to another, and Back returns", async ({ page }) => {
  await page.goto("/blog");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: titleOf(first) }).click();
  await expect(page.getByRole("heading", { level: 1, name: titleOf(first) })).toBeVisible();
  await main.getByRole("link", { name: titleOf(second) }).click();
  await expect(page.getByRole("heading", { level: 1, name: titleOf(second) })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: titleOf(first) })).toBeVisible();
});
