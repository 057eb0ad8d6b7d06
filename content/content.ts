import type { z } from "zod";
import { readCategories } from "./articles/categories.ts";
import { type ArticleFile, readArticleFiles } from "./articles/files.ts";
import { type BrandColors, readBrandColors } from "./brand-colors-file.ts";
import { attempt, ContentFault, type Fault } from "./fault.ts";
import { contentFolder, inFolder } from "./folder.ts";
import { type GuideFile, readGuideFiles } from "./guides/files.ts";
import { type LegalName, readLegalAddresses } from "./legal/files.ts";
import * as lists from "./lists.ts";
import { isPublished } from "./publish-at.ts";
import { valuesOf } from "./read.ts";
import { type Pages, readPages } from "./read-page.ts";
import type * as schema from "./schema.ts";
import type { company } from "./schema-company.ts";
import type { instrumentSchemas } from "./schema-instruments.ts";
import type * as registers from "./schema-registers.ts";
import { type PublicClaims, publicClaims } from "./schema-registers.ts";
import type * as specimen from "./schema-specimen.ts";
import type { contact, siteWords } from "./schema-words.ts";
import { readServicePages, type ServicePage } from "./service-files.ts";
import { type SitePath, siteMap } from "./site-map.ts";

/**
 * All that the site says: a value. It is written from the schemas, because the compiler takes
 * longer to infer it from what is read.
 */
export type Content = {
  /** The published files with their prose, newest first. */
  readonly articleFiles: readonly ArticleFile[];
  /** The law that pages cite. No page shows it; the check compares. */
  readonly authorities: z.infer<typeof registers.authorities>;
  readonly brandColors: BrandColors;
  readonly brandName: z.infer<typeof registers.brandName>;
  readonly buyerFacts: readonly ({ readonly name: string } & z.infer<
    typeof registers.buyerFacts
  >)[];
  readonly caseStudies: z.infer<typeof schema.caseStudies>;
  readonly categories: ReturnType<typeof readCategories>;
  readonly claims: PublicClaims;
  /**
   * The names of the figures that each page shows, in the order of the register: those that its
   * words name.
   */
  readonly claimsOnPages: Readonly<Record<string, readonly string[]>>;
  readonly company: z.infer<typeof company>;
  readonly contactForm: z.infer<typeof contact>;
  /** The published ones, with the names of their speakers. */
  readonly events: readonly Omit<z.infer<typeof schema.events>[number], "publishAt">[];
  /** With their prose, by number. */
  readonly guideFiles: readonly GuideFile[];
  readonly holidays: z.infer<typeof schema.holidays>;
  readonly instruments: {
    readonly [Name in keyof typeof instrumentSchemas]: z.infer<(typeof instrumentSchemas)[Name]>;
  };
  readonly intents: z.infer<typeof schema.intents>;
  readonly legalAddresses: Readonly<Record<LegalName, string | null>>;
  readonly navigation: z.infer<typeof registers.navigation>;
  readonly pages: Pages;
  readonly partners: z.infer<typeof schema.partners>;
  readonly people: z.infer<typeof schema.people>;
  readonly prices: z.infer<typeof registers.prices>;
  readonly promises: z.infer<typeof registers.promises>;
  readonly replyTemplates: z.infer<typeof schema.replyTemplates>;
  readonly retention: z.infer<typeof registers.retentionClocks>;
  readonly securityAnswers: z.infer<typeof registers.securityAnswers>;
  readonly services: readonly ServicePage[];
  readonly specimenDocuments: Readonly<
    Record<keyof typeof lists.readSpecimenDocuments, z.infer<typeof specimen.specimenDocuments>>
  >;
  readonly specimenPeople: z.infer<typeof specimen.specimenPeople>;
  readonly specimenRecords: {
    readonly auditLog: z.infer<typeof specimen.auditLog>;
    readonly privilegeLog: z.infer<typeof specimen.privilegeLog>;
    readonly workbook: z.infer<typeof specimen.workbook>;
  };
  readonly synonyms: z.infer<typeof schema.synonyms>;
  readonly words: z.infer<typeof siteWords>;
};

const parts: { readonly [Part in keyof Content]: () => Content[Part] } = {
  articleFiles: readArticleFiles,
  authorities: () => lists.readAuthorities().values,
  brandColors: readBrandColors,
  brandName: () => lists.readBrandName().values,
  buyerFacts: lists.readBuyerFacts,
  caseStudies: () => lists.readCaseStudies().values,
  categories: readCategories,
  claims: () => publicClaims(lists.readClaims().values),
  claimsOnPages,
  company: () => lists.readCompany().values,
  contactForm: () => lists.readContactForm().values,
  events() {
    const published = lists.readEvents().values.filter(isPublished);
    const people = lists.readPeople().values;
    return published.map(({ publishAt: _, ...event }) => ({
      ...event,
      speaker: people[event.speaker]?.name ?? "",
    }));
  },
  guideFiles: readGuideFiles,
  holidays: () => lists.readHolidays().values,
  instruments: () => valuesOf(lists.readInstruments),
  intents: () => lists.readIntents().values,
  legalAddresses: () => readLegalAddresses(lists.readCompany().values.legal),
  navigation: () => lists.readNavigation().values,
  pages: () => readPages().values,
  partners: () => lists.readPartners().values,
  people: () => lists.readPeople().values,
  prices: () => lists.readPrices().values,
  promises: () => lists.readPromises().values,
  replyTemplates: () => lists.readReplyTemplates().values,
  retention: () => lists.readRetentionClocks().values,
  securityAnswers() {
    const { answers, ...words } = lists.readSecurityAnswers().values;
    const facts = lists.readBuyerFacts().flatMap((group) => group.facts);
    return {
      ...words,
      answers: answers.map((answer) =>
        withFact(answer, facts.find(({ id }) => id !== undefined && id === answer.fact)?.value),
      ),
    };
  },
  services: readServicePages,
  specimenDocuments: () => valuesOf(lists.readSpecimenDocuments),
  specimenPeople: () => lists.readSpecimenPeople().values,
  specimenRecords: () =>
    valuesOf({
      auditLog: lists.readAuditLog,
      privilegeLog: lists.readPrivilegeLog,
      workbook: lists.readWorkbook,
    }),
  synonyms: () => lists.readSynonyms().values,
  words: () => lists.readWords().values,
};

/**
 * Reads a folder of content, each file once. Throws a ContentFault with every fault of all files.
 */
export function loadContent(folder = contentFolder): Content {
  const { content, faults } = inFolder(folder, tryContent);
  if (!content) throw new ContentFault(faults);
  return content;
}

/**
 * The same for the folder that is being read, with the faults of its files. A fault may be listed
 * more than once.
 */
export function tryContent(): { readonly content?: Content; readonly faults: readonly Fault[] } {
  const read = Object.entries(parts).map(([part, readIt]) => ({
    part,
    ...attempt<unknown>(readIt),
  }));
  const faults = read.flatMap((one) => one.faults);
  const content = Object.fromEntries(read.map(({ part, value }) => [part, value]));
  return faults.length === 0 && isContent(content) ? { content, faults } : { faults };
}

const isContent = (content: Readonly<Record<string, unknown>>): content is Content =>
  Object.keys(parts).every((part) => part in content);

/** Reads one part of content/, for a program that needs no more: the service reads no pages. */
export const readPart = <Part extends keyof Content>(part: Part): Content[Part] =>
  inFolder(contentFolder, parts[part]);

/** A fact that the owner has filled in takes the place of the answer that stood in for it. */
const withFact = (
  answer: Content["securityAnswers"]["answers"][number],
  value: string | null | undefined,
) => (value ? { ...answer, state: "stated" as const, answer: value, page: undefined } : answer);

/** Figures that a page shows besides those of its own file. */
const shownBesides: Partial<Record<SitePath, () => readonly string[]>> = {
  "/case-studies": () => lists.readCaseStudies().figures,
  "/events": () => lists.readEvents().figures,
  // In the notice of the contact form.
  "/contact": () => ["noticeHours"],
};

function claimsOnPages(): Content["claimsOnPages"] {
  const claims = Object.entries(lists.readClaims().values);
  const { figures } = readPages();
  const shown = [
    ...siteMap.map(({ path, page }) => ({
      path,
      figures: [...(figures[page] ?? []), ...(shownBesides[path]?.() ?? [])],
    })),
    ...readServicePages(),
  ];
  return Object.fromEntries(
    shown.map(({ path, figures: named }) => [
      path,
      claims.flatMap(([key, { tool }]) => (named.includes(key) || tool === path ? [key] : [])),
    ]),
  );
}
