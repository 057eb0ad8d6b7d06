import { readFileSync } from "node:fs";
import { articles } from "content/articles/index.ts";
import { company } from "content/company.ts";
import { events } from "content/events.ts";
import ICAL from "ical.js";
import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { startOf } from "web/pages/events/schedule.ts";
import { documentOf, siteFolder } from "../support/site.ts";
import { parseXml } from "../support/xml.ts";

const read = (file: string) => readFileSync(`${siteFolder}/${file}`, "utf8");
const decode = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const inside = (element: HTMLElement, name: string) => decode(element.getElementsByTagName(name)[0]?.innerHTML ?? "");

type Item = { id: string; url: string; title: string; summary: string; html: string; published: string };

const feeds: Readonly<Record<string, readonly Item[]>> = { atom: readAtom(), rss: readRss(), json: readJson() };

describe.each(Object.entries(feeds))("the %s feed", (_, items) => {
  it("lists the ten articles, newest first, each under a name that lasts", () => {
    expect(items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
    expect(new Set(items.map(({ id }) => id)).size).toBe(articles.length);
    for (const { id } of items) expect(id).toMatch(/^tag:[\w.-]+,\d{4}-\d{2}-\d{2}:[\w-]+$/);
  });

  it("leads to where each is read, or asked for", () => {
    expect(items.map(({ url }) => url)).toEqual(
      articles.map(({ id, url = `/contact?article=${id}` }) => (url.startsWith("/") ? company.origin + url : url)),
    );
  });

  it("says the day each appeared, as the office counts days", () => {
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: company.hours.zone, dateStyle: "short" });
    expect(items.map(({ published }) => day.format(new Date(published)))).toEqual(articles.map(({ date }) => date));
  });

  it("carries our own articles whole, as HTML that needs nothing else", () => {
    const own = items.filter(({ url }) => url.startsWith(`${company.origin}/blog/`));
    expect(own).toHaveLength(articles.filter(({ url }) => url?.startsWith("/blog/")).length);
    for (const { url, html } of own) {
      const body = parse(html);
      expect(body.text.split(/\s+/).length, url).toBeGreaterThan(850);
      expect(html).not.toMatch(/==|~~|<script|\sclass=|\sstyle=|undefined|\[object/);
      for (const link of body.querySelectorAll("a[href]")) expect(link.getAttribute("href")).toMatch(/^https:/);
    }
    for (const { url, html, summary } of items) expect(html || summary, url).toBeTruthy();
  });

  it("leaves out no paragraph of an article", () => {
    for (const path of ["/blog/siemly-activity-logs", "/blog/google-drive-collection", "/blog/forensic-data-collection"] as const) {
      const html = words(parse(items.find(({ url }) => url.endsWith(path))?.html ?? "").text);
      for (const paragraph of documentOf(path)
        .root.querySelectorAll("p[id]")
        .filter(({ id }) => /^p\d+$/.test(id))) {
        for (const number of paragraph.querySelectorAll("a[aria-label]")) number.remove();
        expect(html).toContain(words(paragraph.text));
      }
    }
  });
});

test("each feed names its own address and the newest change", () => {
  const atom = parseXml(read("feed.atom.xml"));
  expect(atom.querySelector('x-link[rel="self"]')?.getAttribute("href")).toBe(`${company.origin}/feed.atom.xml`);
  expect(Date.parse(inside(atom, "updated"))).toBeGreaterThanOrEqual(Date.parse(articles[0]?.date ?? ""));
  expect(read("feed.rss.xml")).toContain(`<atom:link rel="self" type="application/rss+xml" href="${company.origin}/feed.rss.xml"/>`);
  expect(JSON.parse(read("feed.json"))).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: `${company.origin}/feed.json`,
  });
});

test("the calendar to subscribe to has every event at the moment the site says", () => {
  const calendar = new ICAL.Component(ICAL.parse(read("calendar/events.ics")));
  const entries = calendar.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry));
  const moments = entries.map(({ summary, startDate }) => [summary, startDate.toUnixTime() * 1000]);
  expect(moments).toEqual(events.map((event) => [event.title, startOf(event)]));
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(events.length);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toContain(company.name);
});

const words = (text: string) => decode(text).replace(/\s+/g, " ").trim();

function readAtom(): readonly Item[] {
  return parseXml(read("feed.atom.xml"))
    .querySelectorAll("entry")
    .map((entry) => ({
      id: inside(entry, "id"),
      url: decode(entry.querySelector("x-link")?.getAttribute("href") ?? ""),
      title: inside(entry, "title"),
      summary: inside(entry, "summary"),
      html: inside(entry, "content"),
      published: inside(entry, "published"),
    }));
}

function readRss(): readonly Item[] {
  return parseXml(read("feed.rss.xml"))
    .querySelectorAll("item")
    .map((item) => ({
      id: inside(item, "guid"),
      url: inside(item, "x-link"),
      title: inside(item, "title"),
      summary: inside(item, "description"),
      html: inside(item, "content:encoded"),
      published: inside(item, "pubDate"),
    }));
}

function readJson(): readonly Item[] {
  const feed: { items: (Omit<Item, "html" | "published"> & { content_html?: string; date_published: string })[] } = JSON.parse(
    read("feed.json"),
  );
  return feed.items.map(({ content_html = "", date_published, ...item }) => ({ ...item, html: content_html, published: date_published }));
}
