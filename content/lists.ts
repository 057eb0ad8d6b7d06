import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ReadOptions, readYaml, type Yaml } from "./read.ts";
import { caseStudies, eventsWith, holidays, intents, partners, people, synonyms } from "./schema.ts";

// The lists that staff change. Each reader takes the folder of the content and throws a ContentFault with every fault of its file.

export const contentFolder = import.meta.dirname;

export const readPeople = (folder = contentFolder) => read(folder, "people", people, { unique: ["name", "seed"] });
export const readPartners = (folder = contentFolder) => read(folder, "partners", partners, { unique: ["id", "name"] });
export const readEvents = (folder = contentFolder) => read(folder, "events", eventsWith(personKeys(folder)), { unique: ["id"] });
export const readCaseStudies = (folder = contentFolder) => read(folder, "case-studies", caseStudies, { unique: ["id"] });
export const readHolidays = (folder = contentFolder) => read(folder, "holidays", holidays, { unique: ["day"] });

export const readIntents = (folder = contentFolder) => read(folder, "intents", intents, {});
export const readSynonyms = (folder = contentFolder) => read(folder, "synonyms", synonyms, {});

/** The keys of people.yaml, also while the file has faults: nobody who names a person is then told that there is none. */
export function personKeys(folder = contentFolder): readonly string[] {
  return readFileSync(join(folder, "people.yaml"), "utf8").match(/^[a-z]+/gm) ?? [];
}

/** The same for the ids of partners.yaml. */
export function partnerIds(folder = contentFolder): readonly string[] {
  return readFileSync(join(folder, "partners.yaml"), "utf8").match(/(?<=^ +- id: )\S+/gm) ?? [];
}

function read<T>(folder: string, name: string, schema: Parameters<typeof readYaml<T>>[2], options: ReadOptions): Yaml<T> {
  return readYaml(`content/${name}.yaml`, readFileSync(join(folder, `${name}.yaml`), "utf8"), schema, options);
}
