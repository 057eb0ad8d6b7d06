import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { events } from "#content/events.ts";
import { articlePaths } from "#content/site-paths.ts";
import { buildCopy, type CopiedSite, copySite } from "../support/copied-site.ts";

const article = `---
id: a-word-about-hold-notices
title: A word about hold notices
excerpt: What a hold notice has to say, and to whom.
author: okonjo
date: 2026-11-20
category: ediscovery
minutes: 5
---

A hold notice is read once, at five in the afternoon, by somebody who has a train to catch.

:::note[Thylacine]
An animal of which nothing is held any more.
:::

## Say what is held

Name the mailboxes, the drives and the phones.
`;
const guide = `---
number: 9
title: Hold Notices
description: One notice, and what it has to say.
about: One notice, what it has to say, and to whom.
group: Enterprise Solutions
stock: grey
page: /services
lead: For whoever has to write one today.
---

## What it says

- [ ] Which mailboxes are held.
`;
const event = `  {
    id: "hold-notices-at-noon",
    title: "Hold notices at noon",
    type: "webinar",
    date: "2031-03-06",
    time: { start: "12:00", end: "12:45" },
    location: "Online",
    isVirtual: true,
    description: "One notice, read aloud, and what each sentence is for.",
    speaker: people.okonjo.name,
    featured: false,
    changed: "2026-11-20",
  },
`;

let copy: CopiedSite;
const built = (file: string) => readFileSync(join(copy.folder, "build/client", file), "utf8");
const page = (path: string) => parse(built(`${path.slice(1)}/index.html`));

beforeAll(() => {
  copy = copySite();
  writeFileSync(join(copy.folder, "content/articles/hold-notices.md"), article);
  writeFileSync(join(copy.folder, "content/guides/hold-notices.md"), guide);
  const list = join(copy.folder, "content/events.ts");
  writeFileSync(list, readFileSync(list, "utf8").replace(/\n\];\n/, `\n${event}];\n`));
  buildCopy(copy);
}, 600_000);
afterAll(() => copy.remove());

describe("one Markdown file adds an article:", () => {
  const path = "/blog/hold-notices";
  const newest = articlePaths[0] ?? "";

  test("its page, with numbered paragraphs, its sections and a button to the contact form", () => {
    const main = page(path).querySelector("main");
    expect(main?.querySelector("h1")?.text).toBe("A word about hold notices");
    expect(main?.querySelector("#p2")?.text).toContain("Name the mailboxes");
    expect(main?.querySelector("#say-what-is-held h2")?.text).toBe("Say what is held");
    expect(main?.querySelector('#next a[href="/contact"]')).not.toBeNull();
  });

  test("Bates numbers that no other page has", () => {
    const numbersOf = (path: string) =>
      page(path)
        .querySelectorAll("main > section [data-bates]")
        .map(({ text }) => text);
    const own = numbersOf(path);
    expect(own.length).toBeGreaterThan(3);
    for (const other of articlePaths) expect(own.filter((number) => numbersOf(other).includes(number))).toEqual([]);
  });

  test("a description for machines, and a preview that exists", () => {
    const root = page(path);
    expect(root.querySelector('script[type="application/ld+json"]')?.text).toContain('"headline":"A word about hold notices"');
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(company.origin + path);
    const preview = root.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    expect(() => built(preview.replace(`${company.origin}/`, ""))).not.toThrow();
  });

  test("the site map, the three feeds with its whole text, and the words that browsers ask for", () => {
    expect(built("sitemap.xml")).toContain(`<loc>${company.origin}${path}</loc>`);
    for (const feed of ["feed.atom.xml", "feed.rss.xml", "feed.json"]) expect(built(feed), feed).toContain("Name the mailboxes");
    expect(built("articles/hold-notices.json")).toContain("Name the mailboxes");
    expect(built("articles/_texts.json")).toContain("Thylacine");
  });

  test("the blog, where it is the first, and its neighbour’s page", () => {
    const first = page("/blog").querySelector('main a[href^="/blog/"]');
    expect(first?.getAttribute("href")).toBe(path);
    expect(page(newest).querySelector(`#more a[href="${path}"]`)).not.toBeNull();
  });

  test("the search of the site", () => {
    expect(searchIndex()).toContain(path);
  });
});

describe("one Markdown file adds a guide:", () => {
  test("the file, its row with its size, and the search", () => {
    expect(built("downloads/hold-notices.html")).toContain("Which mailboxes are held.");
    const row = page("/resources")
      .querySelectorAll("main li")
      .find((item) => item.querySelector('a[href="/downloads/hold-notices.html"]'));
    expect(row?.text).toContain("Hold Notices");
    expect(row?.text).toMatch(/\d+ KB/);
    expect(searchIndex()).toContain("/downloads/hold-notices.html");
  });
});

describe("one entry adds an event:", () => {
  test("the page, the calendar, a description for machines, and the search", () => {
    const root = page("/events");
    expect(root.querySelector("main")?.text).toContain("Hold notices at noon");
    expect(root.querySelector('script[type="application/ld+json"]')?.text).toContain("Hold notices at noon");
    expect(built("calendar/events.ics")).toContain("Hold notices at noon");
    expect(built("calendar/hold-notices-at-noon.ics")).toContain("DTSTART");
    expect(searchIndex()).toContain("/events#hold-notices-at-noon");
    for (const { title } of events) expect(root.querySelector("main")?.text).toContain(title);
  });
});

/** The chunk that the search dialog fetches. */
function searchIndex(): string {
  const chunks = readdirSync(join(copy.folder, "build/client/assets")).filter((name) => name.endsWith(".js"));
  return chunks.map((name) => built(`assets/${name}`)).find((text) => text.includes("/case-studies#multilingual-conversion")) ?? "";
}
