import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCategories } from "content/articles/categories.ts";
import { articleFields } from "content/articles/files.ts";
import { inFolder } from "content/folder.ts";
import { guideFields } from "content/guides/files.ts";
import { legalFields } from "content/legal/files.ts";
import * as lists from "content/lists.ts";
import { pageSchemas } from "content/read-page.ts";
import { allReferences, figures } from "content/references.ts";
import { buyerFacts } from "content/schema-registers.ts";
import { serviceSchema } from "content/service-files.ts";
import { siteMap } from "content/site-map.ts";
import { isFields } from "desk/same-items.ts";
import { parse, parseDocument } from "yaml";
import type { z } from "zod";
import { type Choice, type Choices, labelOf } from "./form.ts";

/** A file that the desk edits, in staff's words. */
export type DeskFile = { readonly file: string; readonly title: string; readonly group: string };

const list = (
  title: string,
  { file, schema }: { readonly file: string; readonly schema: z.ZodType },
  ...shownAt: readonly string[]
) => [file, { file, title, schema, shownAt }] as const;

/** The files that are one list or one form, in the order in which the desk lists them. */
const listFiles = new Map([
  list("People", lists.readPeople, "/about", "/services"),
  list("Events", lists.readEvents, "/events"),
  list("Case studies", lists.readCaseStudies, "/case-studies"),
  list("Partners", lists.readPartners, "/", "/litigation-support"),
  list("Figures", lists.readClaims, "/about", "/"),
  list("Prices", lists.readPrices, "/data-hosting", "/services"),
  list("Security answers", lists.readSecurityAnswers, "/data-hosting"),
  list("Company", lists.readCompany, "/contact", "/about"),
  list("Meaning of the name", lists.readBrandName, "/about", "/"),
  list("Holidays", lists.readHolidays, "/contact"),
  list("Promises", lists.readPromises),
  list("Law that we cite", lists.readAuthorities, "/forensics", "/ai"),
  list("Search: pinned answers", lists.readIntents),
  list("Search: words of the same meaning", lists.readSynonyms),
  list("Reply templates", lists.readReplyTemplates),
  list("Retention clocks", lists.readRetentionClocks, "/forensics"),
  list("Contact form", lists.readContactForm, "/contact"),
  list("Menus and footer", lists.readNavigation, "/"),
  list("Labels and messages", lists.readWords, "/", "/blog"),
]);

/** What the tools say that work on a visitor's files or figures. */
const instrumentFiles = new Map([
  list("Activity in Microsoft 365", lists.readInstruments.activity, "/siemly"),
  list("De-identify text", lists.readInstruments.deidentify, "/identification-de-identification"),
  list("Elusion calculator", lists.readInstruments.elusion, "/document-review"),
  list("Burden estimate", lists.readInstruments.estimate, "/data-hosting"),
  list("First 72 hours", lists.readInstruments["first-72-hours"], "/esi-consulting"),
  list("What all tools say", lists.readInstruments.frame, "/forensics"),
  list("Hash and compare", lists.readInstruments.hash, "/forensics"),
  list("Languages", lists.readInstruments.languages, "/document-translation"),
  list("Links in email", lists.readInstruments.links, "/modern-attachments"),
  list("Photo metadata", lists.readInstruments.photo, "/object-detection"),
  list("Production check", lists.readInstruments.production, "/paper-discovery"),
  list("Query assistant", lists.readInstruments.query, "/queryassistant"),
  list("Redaction check", lists.readInstruments.redactions, "/identification-de-identification"),
  list("Summary", lists.readInstruments.summary, "/contentsummarization"),
  list("Transcript", lists.readInstruments.transcript, "/transcription"),
]);

/** The papers of the invented matter that exhibits and instruments show. */
const specimenFiles = new Map([
  list("People of the specimen matter", lists.readSpecimenPeople, "/queryassistant", "/"),
  list("Finance mail", lists.readSpecimenDocuments["finance-mail"], "/queryassistant"),
  list(
    "Operations and contracts",
    lists.readSpecimenDocuments["operations-and-contracts"],
    "/queryassistant",
  ),
  list("Phones and paper", lists.readSpecimenDocuments["phones-and-paper"], "/queryassistant"),
  list(
    "Later in the volume",
    lists.readSpecimenDocuments["later-in-the-volume"],
    "/queryassistant",
  ),
  list("Not responsive", lists.readSpecimenDocuments["not-responsive"], "/queryassistant"),
  list("Privilege log", lists.readPrivilegeLog, "/queryassistant"),
  list("Audit log", lists.readAuditLog, "/siemly", "/microsoft-365"),
  list("Version history", lists.readWorkbook, "/modern-attachments"),
]);

const allLists = new Map([...listFiles, ...instrumentFiles, ...specimenFiles]);

/** The files of a folder of content that the desk edits, in the order in which it lists them. */
export function deskFiles(folder: string): readonly DeskFile[] {
  const names = new Map(
    linksIn(parse(readFileSync(join(folder, "navigation.yaml"), "utf8"))).toReversed(),
  );
  const named = siteMap.map(({ page, path }) => ({
    path,
    file: `content/pages/${page}.yaml`,
    title: names.get(path) ?? labelOf(page),
  }));
  const isTwice = (title: string) => named.filter((other) => other.title === title).length > 1;
  const pages = named.map(({ path, file, title }) => ({
    file,
    title: isTwice(title) ? `${title} (${path})` : title,
  }));
  return [
    ...grouped("Pages", [...pages, { file: "content/pages/not-found.yaml", title: "404" }]),
    ...grouped("Articles", titled(folder, "articles/*.md")),
    ...grouped("Guides", titled(folder, "guides/*.md")),
    ...grouped("Service pages", titled(folder, "services/*.yaml")),
    ...grouped("Facts for buyers", titled(folder, "buyer/*.yaml")),
    ...grouped("Legal texts", titled(folder, "legal/{,drafts/}*.md")),
    ...grouped("Tools", titlesOf(instrumentFiles)),
    ...grouped("Specimen matter", titlesOf(specimenFiles)),
    ...grouped("Lists and settings", titlesOf(listFiles)),
  ];
}

/** The schema of a file, or of the fields above its prose; null when the desk does not edit it. */
export function schemaOf(file: string): z.ZodType | null {
  const list = allLists.get(file);
  if (list) return list.schema;
  const [, kind, name = ""] =
    /^content\/(pages|articles|guides|services|buyer|legal(?:\/drafts)?)\/([a-z0-9-]+)\.(?:yaml|md)$/.exec(
      file,
    ) ?? [];
  if (kind === "pages") return pageSchemas.get(name) ?? null;
  if (kind === "services") return serviceSchema;
  if (kind === "buyer") return buyerFacts;
  if (kind === "articles") return articleFields;
  if (kind === "guides") return guideFields;
  return kind ? legalFields : null;
}

/** Addresses of pages that show a file's words, the most telling first. */
export function pagesThatShow(file: string, folder: string): readonly string[] {
  const [, kind, name = ""] =
    /^content\/(pages|services|buyer|articles|guides)\/([a-z0-9-]+)\.\w+$/.exec(file) ?? [];
  if (kind === "pages") return [siteMap.find(({ page }) => page === name)?.path ?? "/404"];
  if (kind === "services") return [`/services/${name}`, "/services"];
  if (kind === "buyer") return ["/data-hosting", "/resources"];
  // An article that is read elsewhere has no page here.
  if (kind === "articles")
    return isElsewhere(join(folder, `articles/${name}.md`))
      ? ["/blog"]
      : [`/blog/${name}`, "/blog"];
  if (kind === "guides") return [`/downloads/${name}.html`, "/resources"];
  return allLists.get(file)?.shownAt ?? [];
}

const isElsewhere = (path: string) =>
  existsSync(path) && /^---\n(?:(?!---).*\n)*?url:/.test(readFileSync(path, "utf8"));

/** What menus and footer call pages: the address and the words of each link, in their order. */
function linksIn(value: unknown): readonly (readonly [href: unknown, label: string])[] {
  if (typeof value !== "object" || value === null) return [];
  const own =
    "href" in value && "label" in value ? [[value.href, String(value.label)] as const] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

const titlesOf = (files: typeof listFiles) =>
  [...files.values()].map(({ file, title }) => ({ file, title }));

const grouped = (group: string, files: readonly Omit<DeskFile, "group">[]) =>
  files.map((one) => ({ ...one, group }));

/** The files of a folder with the title that each says. */
function titled(content: string, files: string): readonly Omit<DeskFile, "group">[] {
  return globSync(files, { cwd: content })
    .toSorted()
    .map((name) => {
      const [, , title = name] =
        /^ *title: *(["']?)(.+)\1 *$/m.exec(readFileSync(join(content, name), "utf8")) ?? [];
      return { file: `content/${name}`, title };
    });
}

/** The choices for fields of a folder's files. A file with faults offers what can be read of it. */
export function choicesIn(folder: string): Choices {
  const claims = fieldsOf(read(folder, "claims.yaml"));
  const people = fieldsOf(read(folder, "people.yaml"));
  const partners = read(folder, "partners.yaml");
  return {
    figures: inFolder(folder, figures).map(([key, figure]) => ({
      value: key,
      label: `${figure} ${word(claims[key], "measures")}`.trim(),
    })),
    people: Object.entries(people).map(([key, person]) => ({
      value: key,
      label: `${word(person, "name")}, ${word(person, "role")}`,
    })),
    partners: listOf(fieldsOf(partners).partners).map((one) => ({
      value: word(one, "id"),
      label: word(one, "name"),
    })),
    links: linksOf(folder),
    categories: categoriesOf(folder),
    "study-categories": [
      ...new Set(listOf(read(folder, "case-studies.yaml")).map((one) => word(one, "category"))),
    ]
      .filter(Boolean)
      .toSorted()
      .map((name) => ({ value: name, label: name })),
  };
}

/** What words may name in braces, with what is shown in its place. */
export function referencesIn(
  folder: string,
): readonly { readonly value: string; readonly label: string }[] {
  return inFolder(folder, () =>
    allReferences().map(({ value, shown }) => ({ value, label: shown })),
  );
}

/** A category of the site's own is written by its id, one that an article has added by its name. */
function categoriesOf(folder: string): readonly Choice[] {
  // A folder without articles has only the site's own.
  const own = inFolder(join(folder, "none"), readCategories);
  return Object.entries(inFolder(folder, readCategories)).flatMap(([id, label]) =>
    id === "all" ? [] : { value: id in own ? id : label, label },
  );
}

/** The site's pages by their titles. */
export const linksOf = (folder: string): readonly Choice[] =>
  deskFiles(folder).flatMap(({ file, title }) =>
    /^content\/(?:pages|services|articles|guides)\/(?!not-found)/.test(file)
      ? pagesThatShow(file, folder)
          .slice(0, 1)
          .map((path) => ({
            value: path,
            label: title.includes(path) ? title : `${title} (${path})`,
          }))
      : [],
  );

function read(folder: string, file: string): unknown {
  const document = parseDocument(readFileSync(join(folder, file), "utf8"));
  return document.errors.length > 0 ? {} : document.toJS();
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isFields(value) ? value : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const word = (value: unknown, field: string) => String(fieldsOf(value)[field] ?? "");
