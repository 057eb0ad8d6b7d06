import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { contentFolder, inFolder } from "./folder.ts";
import { type ReadOptions, readYaml, type Yaml } from "./read.ts";
import { caseStudies, eventsWith, holidays, intents, partners, people, replyTemplates, synonyms } from "./schema.ts";
import { company } from "./schema-company.ts";
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
import { contact, siteWords } from "./schema-words.ts";

// The files that staff change, besides pages and prose. Each reader takes the folder of the content and throws a ContentFault with every
// fault of its file.

export const readCompany = reader("company", company);
export const readClaims = reader("claims", claims);
export const readPromises = reader("promises", promises, { unique: ["says"] });
export const readNavigation = reader("navigation", navigation);
export const readContactForm = reader("contact-form", contact);
export const readWords = reader("words", siteWords);
export const readRetentionClocks = reader("retention-clocks", retentionClocks, { unique: ["id"] });
export const readBrandName = reader("brand/name", brandName);
export const readPeople = reader("people", people, { unique: ["name", "seed"] });
export const readPartners = reader("partners", partners, { unique: ["id", "name"] });
export const readEvents = (folder = contentFolder) => reader("events", eventsWith(personKeys(folder)), { unique: ["id"] })(folder);
export const readCaseStudies = reader("case-studies", caseStudies, { unique: ["id"] });
export const readHolidays = reader("holidays", holidays, { unique: ["day"] });
export const readReplyTemplates = reader("reply-templates", replyTemplates, { unique: ["name"] });
export const readPrices = reader("prices", prices);
export const readSecurityAnswers = reader("security-answers", securityAnswers);
export const readAuthorities = reader("legal/authorities", authorities, { unique: ["id", "cite"] });
export const readIntents = reader("intents", intents);
export const readSynonyms = reader("synonyms", synonyms);

/** The names of the files of content/buyer/. */
export const buyerNames = (folder = contentFolder): readonly string[] =>
  readdirSync(join(folder, "buyer"))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.replace(/\.yaml$/, ""))
    .toSorted();

export const readBuyerFile = (name: string, folder = contentFolder) => reader(`buyer/${name}`, buyerFacts, { unique: ["label"] })(folder);
export const readBuyerFacts = (folder = contentFolder) =>
  buyerNames(folder).map((name) => ({ name, values: readBuyerFile(name, folder).values }));

/** The files that modules read at once, so that nothing runs while one of them has a fault. */
export const registers = [readCompany, readClaims, readPromises, readNavigation, readContactForm, readWords, readRetentionClocks];

/** The keys of people.yaml, also while the file has faults: nobody who names a person is then told that there is none. */
export function personKeys(folder = contentFolder): readonly string[] {
  return readFileSync(join(folder, "people.yaml"), "utf8").match(/^[a-z]+/gm) ?? [];
}

/** The same for the ids of partners.yaml. */
export function partnerIds(folder = contentFolder): readonly string[] {
  return readFileSync(join(folder, "partners.yaml"), "utf8").match(/(?<=^ +- id: )\S+/gm) ?? [];
}

/** A reader that reads a file again only when it has changed, or is another folder's: pages name many figures and people. */
function reader<T>(name: string, schema: z.ZodType<T>, options?: ReadOptions): (folder?: string) => Yaml<T> {
  let known: { readonly folder: string; readonly text: string; readonly yaml: Yaml<T> } | undefined;
  return (folder = contentFolder) => {
    const text = readFileSync(join(folder, `${name}.yaml`), "utf8");
    if (known?.folder === folder && known.text === text) return known.yaml;
    const yaml = inFolder(folder, () => readYaml(`content/${name}.yaml`, text, schema, options));
    known = { folder, text, yaml };
    return yaml;
  };
}
