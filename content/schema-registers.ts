import { z } from "zod";
import { figures } from "./references.ts";
import {
  choice,
  day,
  fields,
  id,
  list,
  phrase,
  shown,
  target,
  title,
  webAddress,
  words,
  yes,
} from "./schema-parts.ts";
import { type Href, pagePaths, type SitePath } from "./site-map.ts";

// What each field of claims.yaml, promises.yaml, navigation.yaml, brand/name.yaml and
// retention-clocks.yaml may hold.

const key = z
  .string("expected the key of a figure of this file")
  .refine(
    (name) => figures().some(([known]) => known === name),
    "expected the key of a figure of this file, as experience",
  )
  .meta({ label: "Figure", example: "experience", choices: "figures" });

/** The evidence for a figure, as it is published. */
const basis = fields({
  counted: shown
    .optional()
    .meta({ label: "What is counted", example: "Matters closed in the period" }),
  by: shown.optional().meta({ label: "Whose count", example: "The company" }),
  population: shown.optional().meta({
    label: "The whole of which the figure is a part, or the group counted",
    example: "All matters",
  }),
  period: shown.optional().meta({ label: "Period", example: "2024 to 2026" }),
  date: shown.optional().meta({ label: "As of", example: "November 1, 2026" }),
  isNot: shown
    .optional()
    .meta({ label: "What the figure is not", example: "an average: it is a maximum" }),
  differs: z
    .array(fields({ claim: key, why: shown }), "expected a list of claim and why")
    .optional()
    .meta({ label: "Figures that seem to contradict this one, and why they differ" }),
});

const claim = z.strictObject(
  {
    figure: shown.meta({
      kind: "figure",
      label: "Figure as it is shown",
      most: 16,
      example: "130+",
    }),
    /** A promise and an offer are no counts, so they have no basis. */
    kind: choice(["count", "promise", "offer"])
      .default("count")
      .meta({ label: "A count, a promise or an offer" }),
    measures: shown.meta({ label: "What it counts", example: "clients worldwide" }),
    footer: yes.optional().meta({ label: "Also in the footer, and so on every page" }),
    tool: z
      .string("expected the address of a page")
      .optional()
      .meta({ label: "The page whose tool says it", choices: "links" }),
    doesNotSay: shown.meta({
      label: "What the figure does not say (not published)",
      help: "What a cross-examiner would ask next. Only you see it.",
      example: "How many matters there were.",
    }),
    confirmed: fields({ by: words.meta({ example: "Ada Whitlock" }), date: day })
      .optional()
      .meta({
        label: "Confirmed by",
        help: "Who has seen the evidence, and when. Readers see the name and the day.",
      }),
    basis: basis.default({}),
  },
  "expected the fields of a figure below its key: figure, measures, doesNotSay, basis",
);

export type RegisteredClaim = z.infer<typeof claim>;

/**
 * What the site publishes of a figure: its key, and all but the question that a cross-examiner
 * would ask next.
 */
export type Claim = Omit<RegisteredClaim, "doesNotSay"> & { readonly key: string };

export function publicClaim(key: string, { doesNotSay: _, ...claim }: RegisteredClaim): Claim {
  return { key, ...claim };
}

/** Figures by which the site counts or that it shows on every page, each with its unit. */
const needed = {
  responseHours: "hours",
  noticeHours: "hours",
  consultation: "minutes",
  experience: "years",
} as const;

type Claims<C> = Readonly<Record<keyof typeof needed, C> & Record<string, C>>;

const register = z
  .record(z.string().regex(/^[a-zA-Z]+$/), claim, {
    error: ({ code }) =>
      code === "invalid_key"
        ? "expected a key of letters, as teamDeployment"
        : "expected a key for each figure and below it the fields",
  })
  .meta({ keyFrom: "measures" });

export const claims = Object.entries(needed)
  .reduce((schema, [name, unit]) => {
    const message = `expected a number of ${unit}, as 3 ${unit}`;
    const isCounted = (all: Record<string, RegisteredClaim>) =>
      new RegExp(`^\\d+\\+? ${unit}$`).test(all[name]?.figure ?? "");
    // Also while other figures have faults.
    return schema.refine(isCounted, { path: [name, "figure"], message, when: () => true });
  }, register)
  .transform((all): Claims<RegisteredClaim> => (hasNeeded(all) ? all : z.NEVER));

const hasNeeded = <C>(all: Record<string, C>): all is Claims<C> =>
  Object.keys(needed).every((name) => name in all);

export type PublicClaims = Claims<Claim>;

/** The register as it is published, in its order. */
export function publicClaims(all: Claims<RegisteredClaim>): PublicClaims {
  const published = Object.fromEntries(
    Object.entries(all).map(([key, claim]) => [key, publicClaim(key, claim)]),
  );
  if (!hasNeeded(published)) throw new Error("The register has lost a figure that the site needs");
  return published;
}

const isSitePath = (path: string): path is SitePath =>
  pagePaths.some((page) => page === path) || /^\/(?:blog|services)\/[a-z0-9-]+$/.test(path);

const sitePath = z
  .string("expected the address of a page")
  .transform((path, context): SitePath => {
    if (isSitePath(path)) return path;
    context.addIssue("there is no such page: expected the address of a page, as /contact");
    return z.NEVER;
  })
  .meta({ label: "Page", example: "/contact", choices: "links" });

const paths = z.array(sitePath, "expected a list of pages: a hyphen before each");

const promise = fields({
  says: shown.meta({
    label: "The promise, as the pages say it",
    example: "A backup is restored every month",
  }),
  pages: paths.optional(),
  allPagesBut: paths.optional(),
  owner: words
    .optional()
    .meta({ label: "The role that is responsible", example: "Director of Hosting" }),
  signedOff: fields({
    by: words.meta({ label: "Signed by", example: "Ada Whitlock" }),
    date: day,
  }).optional(),
  reviewBy: day.optional().meta({ label: "Day of the next review", example: "2027-12-31" }),
}).check(({ value, issues }) => {
  if (!value.pages === !value.allPagesBut)
    issues.push({
      code: "custom",
      path: ["pages"],
      input: value,
      message: "expected a list of pages: a hyphen before each, as - /contact",
    });
  if (value.signedOff && !value.owner)
    issues.push({
      code: "custom",
      path: ["owner"],
      input: value,
      message: "expected who keeps a signed promise, as Director of Hosting",
    });
});

/** `owner` and `signedOff` are null for an unsigned promise. */
export const promises = fields({
  reviewBy: day.meta({ label: "Day of the review of promises that name none" }),
  promises: z.array(promise, "expected a list: a hyphen before each promise"),
}).transform(({ reviewBy, promises: all }) =>
  all.map(({ says, pages, allPagesBut = [], owner = null, signedOff = null, ...own }) => ({
    says,
    pages: pages ?? pagePaths.filter((path) => !allPagesBut.includes(path)),
    owner,
    signedOff,
    reviewBy: own.reviewBy ?? reviewBy,
  })),
);

const isHref = (address: string): address is Href => address.startsWith("/");

/** A page of this site, also with an anchor. */
const href = target.transform((address, context): Href => {
  if (isHref(address)) return address;
  context.addIssue("expected an address of this site");
  return z.NEVER;
});

const link = fields({
  label: shown.meta({ label: "Words", most: 42, example: "Document Review" }),
  href,
});
const menuLink = link.extend({
  note: shown.optional().meta({ label: "Note below the link", most: 60 }),
});
const word = shown.meta({ most: 42 });

const practice = fields({
  name: shown.meta({ label: "Name", most: 30, example: "Litigation Support" }),
  href: sitePath,
  letter: z
    .string("expected a capital letter")
    .regex(/^[A-Z]$/, "expected a capital letter")
    .meta({ label: "Letter on the tab", example: "A" }),
});

const practices = fields({
  litigation: practice,
  ai: practice,
  microsoft: practice,
  google: practice,
});

export const practiceNames = practices.keyof().options;

export const navigation = fields({
  practices,
  header: fields({ skip: word, home: word, label: word }),
  headerLinks: z.array(link, "expected a list of links: a hyphen before each"),
  getStarted: link,
  mobileMenu: fields({ open: word, close: word }),
  mobileFirst: z.array(link, "expected a list of links: a hyphen before each"),
  servicesMenuWords: fields({ button: word, margin: word, heading: word, all: link, action: link }),
  servicesMenu: list({
    practice: choice(practiceNames),
    label: word,
    href: sitePath,
    blurb: shown.meta({ label: "Beside the links", most: 120 }),
    links: z.array(menuLink, "expected a list of links: a hyphen before each"),
  }),
  footerColumns: list({
    heading: word,
    links: z.array(link, "expected a list of links: a hyphen before each"),
  }),
  colophon: fields({
    label: word,
    summary: shown,
    notice: shown,
    legal: fields({ privacy: word, terms: word }),
    mail: word,
  }),
});

export const brandName = fields({
  meaning: fields({
    label: shown.meta({ label: "Name of the section", most: 28 }),
    heading: shown.meta({ label: "Heading", most: 80 }),
    gloss: fields({ word, meaning: shown.meta({ label: "What the word means" }) }),
    maxim: fields({ alleged: word, proved: word }),
    paragraphs: z.array(shown, "expected a list of paragraphs: a hyphen before each"),
  }).optional(),
  maxim: fields({
    according: word,
    alleged: word,
    and: word,
    proved: word,
    gloss: shown,
  }).optional(),
});

/** Sources with automatic deletion. The tasks of the first 72 hours name them. */
const sources = fields({
  mail: word,
  files: word,
  teams: word,
  logs: word,
  google: word,
  slack: word,
  zoom: word,
  iphone: word,
  android: word,
  chatApps: word,
  laptops: word,
  voicemail: word,
  backups: word,
  premises: word,
});

const publishersPage = fields({
  publisher: words.meta({ label: "Publisher", example: "Microsoft" }),
  title: words.meta({ label: "Title of the page" }),
  href: webAddress.meta({ example: "https://support.publisher.example/retention" }),
});

const clock = fields({
  id,
  source: choice(sources.keyof().options),
  what: shown.meta({ label: "What is deleted", example: "Messages of that day" }),
  from: choice(["event", "leaving"]),
  days: z
    .int("expected a number of days")
    .positive("expected 1 or more")
    .nullable()
    .default(null)
    .meta({ label: "Days", example: "30" }),
  varies: shown
    .optional()
    .meta({ kind: "numbered", label: "When the period differs, and by how much" }),
  screen: shown.meta({ label: "Where to find the period", example: "Gmail: Trash" }),
  page: z
    .string("expected a key of the pages above")
    .optional()
    .meta({ label: "Publisher's page", example: "slack-retention" }),
  checked: day.meta({ label: "Day of the last reading of the page" }),
  owner: words.meta({ label: "The role that reads it again", example: "Director of eDiscovery" }),
});

export const retentionClocks = fields({
  sources,
  pages: z.record(z.string(), publishersPage),
  clocks: z.array(clock, "expected a list: a hyphen before each clock"),
}).transform(({ sources: retentionSources, pages, clocks }, context) => ({
  retentionSources,
  retentionClocks: clocks.map(({ page: key, ...rest }, i) => {
    const page = key === undefined ? undefined : pages[key];
    const fault = (message: string) =>
      context.issues.push({ code: "custom", path: ["clocks", i, "page"], input: key, message });
    if (key !== undefined && !page) fault(`expected one of ${Object.keys(pages).join(", ")}`);
    if (key === undefined && rest.days !== null)
      fault("expected the publisher's page that says so many days: a key of the pages above");
    return { ...rest, ...(page && { page }) };
  }),
}));

// What each field of prices.yaml and security-answers.yaml may hold.

const amount = z
  .number("expected a number without a sign, as 25 or 12.5")
  .positive("expected more than 0")
  .meta({ example: "25" });
const row = fields({ name: shown, unit: shown });

export const prices = fields({
  ours: yes.meta({ label: "These are our own prices" }),
  asOf: day.meta({ label: "Valid from" }),
  prices: fields({
    processedGigabyte: amount.meta({ label: "A gigabyte on disk, once, in dollars" }),
    hostedGigabyteMonth: amount.meta({ label: "A hosted gigabyte and a month, in dollars" }),
    reviewHour: amount.meta({ label: "An hour of first or second level review, in dollars" }),
  }),
  matter: fields({
    gigabytes: amount.meta({ label: "Gigabytes on disk" }),
    months: z
      .int("expected a whole number")
      .positive("expected 1 or more")
      .meta({ label: "Months of hosting", example: "12" }),
  }),
  words: fields({
    label: shown,
    heading: title,
    lead: shown,
    caption: phrase("gigabytes", "months"),
    columns: z.tuple([shown, shown, shown, shown]),
    rows: fields({ processing: row, hosting: row, review: row }),
    total: shown,
    example: shown,
    own: phrase("day"),
    gigabyte: shown,
    range: phrase("assumption", "lowShare", "low", "highShare", "high"),
    actions: list({ label: shown, to: target }),
  }),
});

const answer = fields({
  item: title,
  state: choice(["stated", "on-request", "not-stated"]),
  answer: shown.meta({ label: "Answer, in whole sentences" }),
  fact: id.optional().meta({
    label: "Fact of trust-facts.yaml that takes the answer’s place once it has a value",
    example: "sso",
  }),
  page: fields({ label: shown, href: target }).optional(),
}).refine(
  ({ state, answer, page }) => state === "not-stated" || (page && /\*.+\*/s.test(answer)),
  "expected a page, and between asterisks the words that it has too (or state: not-stated)",
);

export const securityAnswers = fields({
  open: shown,
  note: shown,
  heading: title,
  lead: shown,
  close: shown,
  states: fields({ stated: shown, "on-request": shown, "not-stated": shown }),
  ask: fields({ label: shown, to: target }),
  download: fields({ label: shown, to: target }),
  columns: z.tuple([shown, shown, shown, shown]),
  evidence: fields({ label: shown, rest: shown }),
  answers: z.array(answer, "expected a list: a hyphen before each answer"),
});

/**
 * An authority that the site cites: what we say of it, on which pages, and when it was compared
 * with which source, or why it was not.
 */
const authority = fields({
  id,
  cite: words.meta({ label: "Citation, as pages show it", example: "FRCP 45" }),
  says: words.meta({
    label: "What we say of it",
    example: "Subpoenas to those who are not parties.",
  }),
  pages: z.array(
    words.meta({ example: "/esi-consulting" }),
    "expected a list of pages: a hyphen before each",
  ),
  lastChecked: day.optional(),
  checkedAgainst: words.optional().meta({ example: "The rule’s text at uscourts.gov" }),
  notChecked: words.optional().meta({ example: "A lawyer checks it." }),
}).refine(
  ({ lastChecked, checkedAgainst, notChecked }) =>
    notChecked ? !lastChecked && !checkedAgainst : lastChecked && checkedAgainst,
  "expected lastChecked and checkedAgainst, or notChecked and why",
);

export const authorities = fields({
  checkHoldsDays: z
    .int("expected a number of days")
    .positive("expected 1 or more")
    .meta({ label: "Days for which a check holds" }),
  authorities: z.array(authority, "expected a list: a hyphen before each authority"),
});

const fact = fields({
  label: shown.meta({
    label: "What buyers ask for",
    help: "Small letters at the beginning: it also stands inside a sentence.",
    example: "W-9",
  }),
  id: id.optional().meta({ label: "Name, for an answer that shows this fact" }),
  value: shown.nullish().meta({ label: "The fact", example: "One business day" }),
  onRequest: yes.optional().meta({ label: "Told only when asked" }),
});

/** What buyers ask of the company: content/buyer/<name>.yaml. */
export const buyerFacts = fields({
  title: title.meta({ label: "Title", most: 42, example: "Rate card" }),
  href: href.meta({
    label: "Section at whose end its button stands",
    example: "/data-hosting#pricing",
  }),
  answeredBy: words.meta({
    label: "Who can answer (not published)",
    example: "Director of Hosting",
  }),
  says: z.array(fields({ title, text: shown }), "expected a list of title and text").default([]),
  facts: z.array(fact, "expected a list of facts: a hyphen before each"),
});

export type BuyerFact = z.infer<typeof fact>;
