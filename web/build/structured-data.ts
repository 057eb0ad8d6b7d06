import { company } from "content/company.ts";
import { events, type SiteEvent } from "content/events.ts";
import { type Practice, practices, servicesMenu } from "content/navigation.ts";
import { dayNames } from "content/office-hours.ts";
import { pages } from "content/pages.ts";
import type { Person } from "content/people.ts";
import { servicePages } from "content/service-pages.ts";
import { pagePaths, type SitePath } from "content/site-map.ts";
import { closedDays } from "content/wire/business-days.ts";
import { type PageMeta, previewOf, previewSize } from "web/layout/page-meta.ts";
import type { ArticleData } from "web/pages/article/read-article.ts";
import { partition, startOf } from "web/pages/events/schedule.ts";
import { fileOf } from "web/parts/picture-files.ts";
import type { PageDates } from "./page-dates.ts";

/** The JSON-LD entries of a page; empty for a page without any. */
export function structuredData(
  path: SitePath,
  meta: PageMeta,
  dates: PageDates,
  now: number,
  article?: ArticleData,
): readonly Thing[] {
  const practicePage = practicePages().find((page) => page.path === path);
  return [
    introducesCompany.has(path) ? organization() : null,
    introducesOffice.has(path) ? office(now) : null,
    practicePage && service(practicePage, meta),
    article && posting(article, dates),
    ...(path === "/events" ? upcomingEvents(now) : []),
    ...(leadersOn()[path] ?? []).map(leader),
    breadcrumbs(path, article?.title),
  ].filter((thing) => thing !== null && thing !== undefined);
}

const introducesCompany: ReadonlySet<SitePath> = new Set<SitePath>(["/", "/about", "/contact"]);
const introducesOffice: ReadonlySet<SitePath> = new Set<SitePath>(["/about", "/contact"]);

/** One entry of a page's graph (schema.org). */
export type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** The absolute URL of a path. */
const absolute = (path: `/${string}`) => `${company.origin}${path}`;

const organizationId = () => absolute("/#organization");

/** A reference to the company: enough to be read alone, and the id of the full entry. */
const organizationReference = () =>
  ({
    "@type": "Organization",
    "@id": organizationId(),
    name: company.name,
    url: absolute("/"),
  }) as const;

const address = () =>
  ({
    "@type": "PostalAddress",
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.region,
    postalCode: company.address.postalCode,
    addressCountry: company.address.country,
  }) as const;

const logo = () => absolute("/icon-512.png");
const telephone = () => company.phone.href.replace("tel:", "");

const shared = () => ({
  name: company.name,
  description: pages.home.meta.description,
  telephone: telephone(),
  email: company.mail.info.address,
  address: address(),
});

/** The company. It claims no rating, review or award. */
const organization = (): Thing => ({
  ...shared(),
  "@type": "Organization",
  "@id": organizationId(),
  // A name without its legal form is not a legal name.
  ...(company.legalName === company.name ? {} : { legalName: company.legalName }),
  url: absolute("/"),
  logo: logo(),
  foundingDate: String(company.established),
  sameAs: company.social.map(({ href }) => href),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone: telephone(),
    email: company.mail.info.address,
    url: absolute("/contact"),
  },
});

/**
 * Its office, a place with hours. Closed days are those of this year and the next; Google reads
 * 00:00 to 00:00 as closed all day.
 */
const office = (now: number): Thing => ({
  ...shared(),
  "@type": "ProfessionalService",
  "@id": absolute("/#office"),
  url: absolute("/contact"),
  image: absolute(previewOf("/contact")),
  logo: logo(),
  parentOrganization: organizationReference(),
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: company.hours.days.map((day) => `https://schema.org/${dayNames[day]}`),
    opens: company.hours.opens,
    closes: company.hours.closes,
  },
  specialOpeningHoursSpecification: closedDays(now).map(({ day }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: day,
    validThrough: day,
    opens: "00:00",
    closes: "00:00",
  })),
});

type PracticePage = {
  readonly path: SitePath;
  readonly practice: Practice;
  readonly name: string;
  readonly isHead: boolean;
};

/**
 * The pages of the four practices, as the Services menu lists them, and the suite, which only the
 * footer links.
 */
export const practicePages = (): readonly PracticePage[] => [
  ...servicesMenu.flatMap(({ practice, href, links }) => [
    { path: href, practice, name: practices[practice].name, isHead: true },
    ...links.flatMap((link) => {
      const path = pagePaths.find((known) => known === link.href && known !== href);
      return path
        ? [{ path, practice, name: link.label.replaceAll("\u2011", "-"), isHead: false }]
        : [];
    }),
  ]),
  ...servicePages.map(({ path, practice, meta }) => ({
    path,
    practice,
    name: meta.title,
    isHead: false,
  })),
  { path: "/next-gen-ai", practice: "ai", name: pages["next-gen-ai"].hero.name, isHead: false },
];

type Step = { readonly name: string; readonly path: SitePath };

/**
 * The breadcrumbs of a page inside a practice, or of an article by its title; null for pages
 * directly below the home page.
 */
function breadcrumbs(path: SitePath, article?: string): Thing | null {
  const steps = stepsTo(path, article);
  if (!steps) return null;
  return {
    "@type": "BreadcrumbList",
    "@id": absolute(`${path}#breadcrumb`),
    itemListElement: [{ name: "Index", path: "/" } as const, ...steps].map((step, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  };
}

function stepsTo(path: SitePath, article: string | undefined): readonly Step[] | null {
  const page = practicePages().find((candidate) => candidate.path === path);
  if (page) {
    const { name, href } = practices[page.practice];
    return page.isHead
      ? [{ name, path }]
      : [
          { name, path: href },
          { name: page.name, path },
        ];
  }
  return article
    ? [
        { name: pages.blog.hero.label, path: "/blog" },
        { name: article, path },
      ]
    : null;
}

/** What a page of a practice offers. */
function service({ path, practice, isHead, name }: PracticePage, meta: PageMeta): Thing {
  return {
    "@type": "Service",
    "@id": absolute(`${path}#service`),
    name: isHead ? name : meta.title,
    serviceType: isHead ? name : `${practices[practice].name}: ${name}`,
    description: meta.description,
    url: absolute(path),
    image: absolute(previewOf(path)),
    provider: organizationReference(),
  };
}

/** The leaders that each page introduces. */
const leadersOn = (): Partial<Record<SitePath, readonly Person[]>> => ({
  "/siemly": pages.platform.leadership.people,
  "/ai": [pages.ai.leader.person],
  "/data-hosting": [pages["data-hosting"].leader.person],
  "/document-review": [pages["document-review"].leader.person],
  "/ediscovery": [pages.ediscovery.leader.person],
  "/esi-consulting": [pages["esi-consulting"].leader.person],
});

/** A leader of the company. No biography: it may have a figure, whose basis only the page shows. */
function leader(person: Person): Thing {
  return {
    "@type": "Person",
    "@id": absolute(`/#${slug(person.name)}`),
    name: person.name,
    jobTitle: person.role,
    email: person.mail.replace("mailto:", ""),
    sameAs: [person.profile],
    ...imageOf(person),
    worksFor: organizationReference(),
  };
}

/** The portrait of a person, if there is one. */
export const imageOf = ({ picture }: Person) => picture && { image: absolute(fileOf(picture)) };

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-");

/** An article that is read on this site. */
function posting(
  { path, title, meta, date, authors, category }: ArticleData,
  dates: PageDates,
): Thing {
  const changed = dates.get(path);
  return {
    "@type": "BlogPosting",
    "@id": absolute(`${path}#article`),
    headline: title,
    description: meta.description,
    datePublished: chicagoTime(date),
    ...(changed && changed > date ? { dateModified: chicagoTime(changed) } : {}),
    author: authors.map((author) => ({
      "@type": "Person",
      name: author.name,
      url: author.profile,
      ...imageOf(author),
    })),
    publisher: { ...organizationReference(), logo: absolute("/icon-512.png") },
    image: {
      "@type": "ImageObject",
      url: absolute(meta.preview ?? previewOf(path)),
      ...previewSize,
    },
    mainEntityOfPage: { "@type": "WebPage", "@id": absolute(path) },
    articleSection: category,
    isPartOf: { "@type": "Blog", "@id": absolute("/blog#blog"), name: pages.blog.hero.title },
  };
}

/** The events still to come on the day of the build, as /events shows them. */
export function upcomingEvents(now: number): readonly Thing[] {
  return partition(events, now).upcoming.map(eventThing);
}

/** One event, held online or at a place. */
export function eventThing(event: SiteEvent): Thing {
  const { id, title, description, date, time, isVirtual, location, address, speaker, picture } =
    event;
  const url = absolute(`/events#${id}`);
  return {
    "@type": "Event",
    "@id": absolute(`/events#${id}`),
    name: title,
    description,
    startDate: chicagoTime(date, time.start),
    endDate: chicagoTime(date, time.end),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${isVirtual ? "Online" : "Offline"}EventAttendanceMode`,
    location: isVirtual
      ? { "@type": "VirtualLocation", name: location, url }
      : { "@type": "Place", name: location, address: address ?? location },
    image: absolute(picture ? fileOf(picture) : previewOf("/events")),
    url,
    organizer: organizationReference(),
    performer: { "@type": "Person", name: speaker },
    inLanguage: "en-US",
  };
}

/**
 * A time in Chicago with its offset from UTC, such as 2027-04-22T14:00:00-05:00. Without a time:
 * midnight.
 */
export function chicagoTime(date: SiteEvent["date"], time = "00:00"): string {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const hours = (startOf({ date, time: { start: time, end: time } }) - shown) / 3_600_000;
  return `${date}T${time}:00-${String(hours).padStart(2, "0")}:00`;
}
