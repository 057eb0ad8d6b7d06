import { globSync, readFileSync } from "node:fs";
import { contactForm } from "content/contact-form.ts";
import { promises } from "content/promises.ts";
import { afterAll, describe, expect, it } from "vitest";
import { harmless } from "../support/harmless-sentences.ts";
import { ownWords, promiseLike } from "../support/promise-like.ts";
import { documentOf, everyPage, mainText, siteFolder } from "../support/site.ts";

const documents = [
  ...everyPage.map(({ path, html }) => ({ path, html })),
  ...globSync(`${siteFolder}/downloads/*.html`).map((file) => ({
    path: file.slice(file.indexOf("/downloads/")),
    html: readFileSync(file, "utf8"),
  })),
];
const judged = harmless.flatMap(({ sentences }) => sentences);
const found = documents.map(({ path, html }) => ({ path, sentences: promiseLike(ownWords(html)) }));

// What sounds like a promise may be none, and the sentence is its writer's: a remark and no test.
afterAll(() => {
  const unjudged = found.flatMap(({ path, sentences }) => {
    const ours = promises.filter(({ pages }) => pages.some((page) => page === path)).map(({ says }) => says);
    const others = sentences.filter((sentence) => ![...ours, ...judged].some((part) => sentence.includes(part)));
    return others.map((sentence) => `${path}: ${sentence}`);
  });
  const register = "neither in content/promises.yaml nor in tests/support/harmless-sentences.ts";
  if (unjudged.length > 0) console.warn(`Sentences that sound like a promise, ${register}:\n${unjudged.join("\n")}`);
  const all = found.flatMap(({ sentences }) => sentences);
  const idle = judged.filter((part) => !all.some((sentence) => sentence.includes(part)));
  if (idle.length > 0) console.warn(`No page has these sentences of tests/support/harmless-sentences.ts any more:\n${idle.join("\n")}`);
});

describe.each(promises)("the promise “$says”", ({ says, pages, signedOff, owner }) => {
  it("stands on the pages that it names", () => {
    const missing = pages.filter((page) => !mainText(documentOf(page)).includes(says) && says !== contactForm.success.text);
    expect(missing).toEqual([]);
  });

  it("has an owner once it is signed", () => {
    if (signedOff) expect(owner).toBeTruthy();
    expect(pages.length).toBeGreaterThan(0);
  });
});

describe("a promise", () => {
  it.each([
    "We will call you back.",
    "A backup is restored every month.",
    "Re-reading caused by our mistakes is not billed.",
    "A project manager reads every message.",
    "Answers arrive within 2 business hours.",
    "Your data is never sold.",
    "We guarantee the count.",
    "Logs are always kept.",
  ])("is heard in “%s”", (sentence) => expect(promiseLike(sentence)).toEqual([sentence]));

  it.each(["Every vendor alleges.", "You will see the size.", "We read the log.", "“We will never know,” he said.", "Call us."])(
    "is not heard in “%s”",
    (sentence) => expect(promiseLike(sentence)).toEqual([]),
  );
});
