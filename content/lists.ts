import type { z } from "zod";
import { attempt, ContentFault } from "./fault.ts";
import { namesIn, textOf } from "./folder.ts";
import { type ReadOptions, type Yaml, yamlReader } from "./read.ts";
import {
  caseStudies,
  events,
  holidays,
  intents,
  partners,
  people,
  replyTemplates,
  synonyms,
} from "./schema.ts";
import { company } from "./schema-company.ts";
import { instrumentSchemas } from "./schema-instruments.ts";
import {
  authorities,
  brandName,
  buyerFacts,
  claims,
  navigation,
  prices,
  promises,
  retentionClocks,
  securityAnswers,
} from "./schema-registers.ts";
import {
  auditLog,
  privilegeLog,
  specimenDocuments,
  specimenPeople,
  workbook,
} from "./schema-specimen.ts";
import { contact, siteWords } from "./schema-words.ts";

// The files that staff change, besides pages and prose, in the folder that is being read
// (folder.ts). Each reader throws a ContentFault with every fault of its file.

export const readCompany = reader("company", company);
export const readClaims = reader("claims", claims);
export const readPromises = reader("promises", promises, { unique: ["says"] });
export const readNavigation = reader("navigation", navigation);
export const readContactForm = reader("form-words", contact);
export const readWords = reader("words", siteWords);
export const readRetentionClocks = reader("retention-clocks", retentionClocks, { unique: ["id"] });
export const readBrandName = reader("brand/name", brandName);
export const readPeople = reader("people", people, { unique: ["name", "seed"] });
export const readPartners = reader("partners", partners, { unique: ["id", "name"] });
export const readEvents = reader("events", events, { unique: ["id"] });
export const readCaseStudies = reader("case-studies", caseStudies, { unique: ["id"] });
export const readHolidays = reader("holidays", holidays, { unique: ["day"] });
export const readReplyTemplates = reader("reply-templates", replyTemplates, { unique: ["name"] });
export const readPrices = reader("prices", prices);
export const readSecurityAnswers = reader("security-answers", securityAnswers);
export const readAuthorities = reader("legal/authorities", authorities, { unique: ["id", "cite"] });
export const readIntents = reader("intents", intents);
export const readSynonyms = reader("synonyms", synonyms);

export const readSpecimenPeople = reader("specimen/people", specimenPeople, { unique: ["name"] });
export const readWorkbook = reader("specimen/workbook", workbook, { unique: ["version"] });
export const readAuditLog = reader("specimen/audit-log", auditLog);
export const readPrivilegeLog = reader("specimen/privilege-log", privilegeLog, {
  unique: ["entry", "bates"],
});

/** The words of the exhibits that work on a visitor's files or figures. */
export const readInstruments = {
  activity: reader("instruments/activity", instrumentSchemas.activity),
  deidentify: reader("instruments/deidentify", instrumentSchemas.deidentify),
  elusion: reader("instruments/elusion", instrumentSchemas.elusion),
  estimate: reader("instruments/estimate", instrumentSchemas.estimate),
  "first-72-hours": reader("instruments/first-72-hours", instrumentSchemas["first-72-hours"]),
  frame: reader("instruments/frame", instrumentSchemas.frame),
  hash: reader("instruments/hash", instrumentSchemas.hash),
  languages: reader("instruments/languages", instrumentSchemas.languages),
  links: reader("instruments/links", instrumentSchemas.links),
  photo: reader("instruments/photo", instrumentSchemas.photo),
  production: reader("instruments/production", instrumentSchemas.production),
  query: reader("instruments/query", instrumentSchemas.query),
  redactions: reader("instruments/redactions", instrumentSchemas.redactions),
  summary: reader("instruments/summary", instrumentSchemas.summary),
  transcript: reader("instruments/transcript", instrumentSchemas.transcript),
};

/** The documents of the specimen matter, in the order of their numbers. */
export const readSpecimenDocuments = {
  "finance-mail": documents("finance-mail"),
  "operations-and-contracts": documents("operations-and-contracts"),
  "phones-and-paper": documents("phones-and-paper"),
  "later-in-the-volume": documents("later-in-the-volume"),
  "not-responsive": documents("not-responsive"),
};

function documents(name: string) {
  return reader(`specimen/documents/${name}`, specimenDocuments, {
    unique: ["bates", "control", "log"],
  });
}

/** The names of the files of content/buyer/. */
export const buyerNames = (): readonly string[] =>
  namesIn("buyer", ".yaml")
    .map((name) => name.replace(/\.yaml$/, ""))
    .toSorted();

const buyerFile = yamlReader(buyerFacts, { unique: ["label"] });
export const readBuyerFile = (name: string) =>
  buyerFile(`content/buyer/${name}.yaml`, textOf(`buyer/${name}.yaml`));

/** All of them. Throws a ContentFault with every fault of all of them. */
export function readBuyerFacts() {
  const read = buyerNames().map((name) => ({ name, ...attempt(() => readBuyerFile(name)) }));
  const faults = read.flatMap((one) => one.faults);
  if (faults.length > 0) throw new ContentFault(faults);
  return read.flatMap(({ name, value }) => (value ? [{ name, ...value.values }] : []));
}

/** A reader knows its file and schema, from which the desk draws a form. */
function reader<T>(name: string, schema: z.ZodType<T>, options?: ReadOptions) {
  const file = `content/${name}.yaml`;
  const read = yamlReader(schema, options);
  return Object.assign((): Yaml<T> => read(file, textOf(`${name}.yaml`)), { file, schema });
}
