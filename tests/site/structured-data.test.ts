import { articles } from "content/articles/index.ts";
import { buildTime } from "content/build-time.ts";
import { company } from "content/company.ts";
import { events } from "content/events.ts";
import { pages } from "content/pages.ts";
import { wallTime } from "content/wire/zoned-time.ts";
import { describe, expect, it, test } from "vitest";
import {
  chicagoTime,
  eventThing,
  practicePages,
  upcomingEvents,
} from "web/build/structured-data.ts";
import { endOf } from "web/pages/events/schedule.ts";
import { holdsForEach, pathOf } from "../support/offenders.ts";
import { type Document, documentOf, everyPage } from "../support/site.ts";

/** What schema.org and Google's guidance require of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: [
    "name",
    "url",
    "logo",
    "address",
    "telephone",
    "email",
    "foundingDate",
    "sameAs",
    "contactPoint",
  ],
  ProfessionalService: [
    "name",
    "url",
    "image",
    "address",
    "telephone",
    "openingHoursSpecification",
    "parentOrganization",
  ],
  Service: ["name", "serviceType", "description", "url", "provider"],
  BreadcrumbList: ["itemListElement"],
  BlogPosting: [
    "headline",
    "image",
    "datePublished",
    "author",
    "publisher",
    "mainEntityOfPage",
    "description",
  ],
  Event: [
    "name",
    "startDate",
    "endDate",
    "location",
    "eventStatus",
    "eventAttendanceMode",
    "organizer",
    "description",
    "image",
    "url",
  ],
  Person: ["name", "jobTitle", "worksFor", "sameAs"],
};
const OFFSET_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00-\d\d:00$/;

describe("Every page", () => {
  it("Every page describes only kinds that we know, whole, each under its own id", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const graph = graphOf(page);
      for (const entry of graph) {
        const needs = required[String(entry["@type"])];
        expect(needs, String(entry["@type"])).toBeDefined();
        for (const property of needs ?? [])
          expect(entry[property], `${entry["@type"]}.${property} on ${page.path}`).toBeTruthy();
      }
      const ids = graph.map((entry) => entry["@id"]);
      expect(new Set(ids).size).toBe(ids.length);
    }));

  it("Every page gives whole addresses, and times with an offset", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const graph = graphOf(page);
      for (const [name, value] of graph.flatMap(propertiesOf)) {
        if (typeof value !== "string") continue;
        if (/^(url|item|image|logo|@id)$/.test(name))
          expect(value, name).toMatch(new RegExp(`^${company.origin}/|^https://`));
        if (/^(startDate|endDate|datePublished|dateModified)$/.test(name))
          expect(value, name).toMatch(OFFSET_TIME);
      }
    }));

  it("No page claims a rating, a review, an award or a price", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const graph = graphOf(page);
      const names = graph.flatMap(propertiesOf).map(([name]) => name);
      expect(names.filter((name) => /rating|review|award|offer|price/i.test(name))).toEqual([]);
    }));

  it("Every breadcrumb for machines is the one that visitors see", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const visible = page.root
        .querySelector('nav[aria-label="Breadcrumb"]')
        ?.structuredText.replace(/\s+/g, " ");
      const [list] = ofType(page, "BreadcrumbList");
      expect(Boolean(list), "inside a practice, and on articles").toBe(
        Boolean(visible) || /^\/blog\//.test(page.path),
      );
      const steps = stepsOf(list);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
      if (list) expect(steps.at(-1)?.item).toBe(company.origin + page.path);
      if (visible) for (const { name } of steps) expect(visible).toContain(name);
    }));

  it("A page offers a service exactly where it is bound in a practice", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const practice = page.root.querySelector("main")?.getAttribute("data-practice");
      expect(ofType(page, "Service")).toHaveLength(practice ? 1 : 0);
      expect(practicePages().find(({ path }) => path === page.path)?.practice).toBe(practice);
    }));

  it("Every person that a page describes is named on it", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const text = page.root.querySelector("main")?.text ?? "";
      for (const person of ofType(page, "Person")) expect(text).toContain(person.name);
    }));
});

test.each([
  ["Organization", ["/", "/about", "/contact"]],
  ["ProfessionalService", ["/about", "/contact"]],
])("The company is described as %s, alike, where somebody asks who it is", (type, paths) => {
  const found = everyPage.flatMap((page) =>
    ofType(page, type).map((thing) => ({ path: page.path, thing })),
  );
  expect(found.map(({ path }) => path).toSorted()).toEqual(paths);
  for (const { thing } of found) expect(thing).toEqual(found[0]?.thing);
  expect(found[0]?.thing).toMatchObject({ telephone: company.phone.href.replace("tel:", "") });
});

test("Our own articles are postings with authors, a day and a picture", () => {
  const postings = everyPage.flatMap((page) => ofType(page, "BlogPosting"));
  expect(postings).toHaveLength(articles.filter(({ url }) => url?.startsWith("/blog/")).length);
  for (const { headline, author } of postings) {
    expect(String(headline).length).toBeLessThanOrEqual(110);
    expect(author).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ "@type": "Person", url: expect.stringMatching(/^https:/) }),
      ]),
    );
  }
  for (const { url = "", date } of articles.filter(({ url }) => url?.startsWith("/blog/")))
    expect(
      String(
        ofType(everyPage.find(({ path }) => path === url) ?? documentOf("/"), "BlogPosting")[0]
          ?.datePublished,
      ),
      url,
    ).toContain(date);
});

test("The platform’s page introduces its four leaders", () => {
  const names = ofType(documentOf("/siemly"), "Person").map(({ name }) => name);
  expect(names).toEqual(pages.platform.leadership.people.map(({ name }) => name));
});

describe("events", () => {
  it("An event is described on /events until it is over", () => {
    const shown = ofType(documentOf("/events"), "Event").map(({ name }) => name);
    expect(shown).toEqual(upcomingEvents(buildTime()).map(({ name }) => name));
    const last = Math.max(...events.map(endOf));
    expect(upcomingEvents(last - 1).length).toBeGreaterThan(0);
    expect(upcomingEvents(last)).toEqual([]);
  });

  it("Every event is described where and when the page says", async () => {
    await holdsForEach(
      events,
      ({ id }) => id,
      (event) => {
        const { location, eventAttendanceMode, startDate, endDate } = eventThing(event);
        const place = isEntry(location) ? location : {};
        expect(place["@type"]).toBe(event.isVirtual ? "VirtualLocation" : "Place");
        expect(place.url ?? place.address).toBeTruthy();
        expect(eventAttendanceMode).toBe(
          `https://schema.org/${event.isVirtual ? "Online" : "Offline"}EventAttendanceMode`,
        );
        expect(startDate).toMatch(OFFSET_TIME);
        expect(Date.parse(String(endDate))).toBeGreaterThan(Date.parse(String(startDate)));
      },
    );
  });

  it("Two o'clock is two at the office, on both sides of both changes of the clocks", () => {
    for (const day of ["2027-03-12", "2027-03-15", "2027-11-05", "2027-11-08"] as const) {
      const written = chicagoTime(day, "14:00");
      expect(written).toMatch(OFFSET_TIME);
      expect(wallTime(Date.parse(written), company.hours.zone)).toEqual({ day, time: "14:00" });
    }
  });
});

function stepsOf(list: Entry | undefined): readonly Entry[] {
  const items = list?.itemListElement;
  return Array.isArray(items) ? items.filter(isEntry) : [];
}

/** An entry of a page's graph. Its values are unknown until they are checked. */
type Entry = Readonly<Record<string, unknown>>;

/**
 * The JSON-LD graph of a built document; empty when it has none. Throws on a second graph or
 * another vocabulary.
 */
function graphOf({ path, root }: Document): readonly Entry[] {
  const blocks = root.querySelectorAll('head script[type="application/ld+json"]');
  if (blocks.length > 1) throw new Error(`${path} has ${blocks.length} graphs`);
  const [block] = blocks;
  if (!block) return [];
  const data: unknown = JSON.parse(block.text);
  if (!isEntry(data) || data["@context"] !== "https://schema.org" || !Array.isArray(data["@graph"]))
    throw new Error(`${path}: no graph`);
  return data["@graph"].filter(isEntry);
}

/** The entries of a type. */
const ofType = (page: Document, type: string) =>
  graphOf(page).filter((entry) => entry["@type"] === type);

/** Every property below a value, with its name. */
function propertiesOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap(propertiesOf);
  if (!isEntry(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [name, inner] as const,
    ...propertiesOf(inner),
  ]);
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
