import { query as words } from "content/instruments.ts";
import { organizations, type PersonId, specimenPeople } from "content/specimen/people.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import MiniSearch from "minisearch";
import { collection } from "./collection.ts";
import {
  dayTerm,
  type Filters,
  type Held,
  heldTerms,
  limitsIn,
  queryWords,
  questionTerms,
  termsOf,
  within,
} from "./terms.ts";

/** The source of a passage: the text, its translation, or the privilege log entry. */
export type Rendition = "text" | "translation" | "log";

/**
 * A searchable part of a document, from `start` to `end`. The text fields are terms separated by
 * spaces.
 */
type Passage = { readonly held: Held; readonly rendition: Rendition } & Readonly<
  Record<"id" | "start" | "end", number> & Record<"body" | "subject" | "people" | "about", string>
>;

/** Sentences per passage. */
const SENTENCES = 2;

/**
 * The passages of a collection: every pair of adjacent sentences in each text and translation, and
 * each log entry.
 */
function passagesOf(collection: readonly Held[]): readonly Passage[] {
  return collection
    .flatMap((held) => renditions.flatMap((rendition) => inDocument(held, rendition)))
    .map((passage, id) => ({ ...passage, id }));
}

/** The words of a document in one rendition, "" if missing. */
export function wordsOf({ text = "", translation = "", log }: Held, rendition: Rendition): string {
  return { text, translation, log: log?.description ?? "" }[rendition];
}

const renditions = ["text", "translation", "log"] as const satisfies readonly Rendition[];

function inDocument(held: Held, rendition: Rendition): readonly Omit<Passage, "id">[] {
  const whole = wordsOf(held, rendition);
  const sentences =
    rendition === "log" && whole ? [{ start: 0, end: whole.length }] : sentencesOf(whole);
  const logged = rendition === "log" ? [held.log?.basis ?? "", words.logTerms] : [];
  const [writers, subject, about] = [
    [held.from, ...held.to, ...held.cc].map(identity),
    joined([held.subject ?? ""]),
    aboutOf(held),
  ];
  return sentences.slice(0, Math.max(1, sentences.length - SENTENCES + 1)).map(({ start }, i) => {
    const end = sentences[Math.min(i + SENTENCES, sentences.length) - 1]?.end ?? whole.length;
    const said = whole.slice(start, end);
    return {
      held,
      rendition,
      start,
      end,
      subject,
      about,
      body: joined([said, ...logged]),
      people: joined([...writers, ...mentioned(`${held.subject ?? ""} ${said}`)]),
    };
  });
}

/** What kind of document, of what day, and the numbers of its pages. */
function aboutOf({ kind, number, pages, at }: Held): string {
  const isMessage = kind === "email" || kind === "chat" || kind === "voice";
  const month = queryWords.months[Number(at.slice(5, 7)) - 1] ?? "";
  const first = Number(number.replace(/\D/g, ""));
  const numbers = Array.from({ length: pages }, (_, i) => String(first + i));
  const terms = joined([
    words.kinds[kind],
    isMessage ? queryWords.ofMessages : "",
    number,
    ...numbers,
    at.slice(0, 4),
    month,
  ]);
  return `${terms} ${dayTerm(at)}`;
}

const joined = (texts: readonly string[]) => texts.flatMap(heldTerms).join(" ");

/** A person's name, title, organization and role, for searching. */
function identity(id: PersonId): string {
  const { name, title, organization, role } = specimenPeople[id];
  return `${name}, ${title}, ${organizations[organization].name}, ${role}`;
}

/**
 * The people whose name in a text belongs to one person only, and the sides of the companies in it.
 */
function mentioned(text: string): readonly string[] {
  const has = (name: string) => new RegExp(`\\b${name}\\b`, "u").test(text);
  const people = ids.filter((id) =>
    specimenPeople[id].name.split(" ").some((name) => isOnePerson(name) && has(name)),
  );
  const others = ids.map((id) => specimenPeople[id]).filter(({ role }) => role !== "employee");
  const sides = others
    .filter(({ organization }) => has(organizations[organization].name.split(" ")[0] ?? ""))
    .map(({ role }) => role);
  return [...people.map(identity), ...sides];
}

const ids = Object.keys(specimenPeople).filter((id): id is PersonId => id in specimenPeople);

const isOnePerson = (name: string) =>
  ids.filter((id) => specimenPeople[id].name.split(" ").includes(name)).length === 1;

/**
 * The bounds of the sentences. A full stop after a single letter or an abbreviation, or inside a
 * time, does not end one.
 */
export function sentencesOf(
  text: string,
): readonly { readonly start: number; readonly end: number }[] {
  const starts = [
    0,
    ...[...text.matchAll(ending)].map(({ 0: whole, index }) => index + whole.length),
  ];
  return starts
    .map((start, i) => ({
      start,
      end: text.slice(0, starts[i + 1] ?? text.length).trimEnd().length,
    }))
    .filter(({ start, end }) => end > start);
}

const ending =
  /(?<!\b(?:[\p{L}]|Mr|Ms|Mrs|Dr|Sat|a\.m|p\.m|§))(?:[.?!]|\])[”"]?\s+(?=[\p{Lu}\d“[(])/gu;

/**
 * A passage that supports a question, from `start` to `end`. `terms` are the question's terms in
 * it, `support` their weighted share.
 */
export type Cited = Pick<Passage, "held" | "rendition" | "start" | "end"> & {
  readonly terms: readonly string[];
  readonly support: number;
};

/**
 * The least share of a question's terms, weighted by rarity, that one passage must have. Set by
 * ask.test.ts, which prints alternatives.
 */
const SUPPORT = 0.65;
/** Passages scored below this share of the best are not cited. */
const NEAR_BEST = 0.4;
const MOST = 5;

const passages = passagesOf(collection);
const engine = new MiniSearch<Passage>({
  fields: ["body", "subject", "people", "about"],
  tokenize: (terms) => terms.split(" ").filter((term) => term !== ""),
  processTerm: (term) => term,
});
engine.addAll(passages);

type Answer = Omit<ReturnType<typeof ask>, "cited"> & { readonly cited: readonly Cited[] };

/**
 * Ranks passages for a question, one per document, the best first. A date after “before” or “since”
 * limits the search and is part of `filters`. If no passage supports the question, `cited` is
 * empty. All supporting documents count in `supported`. The words in `unknown` are not in the
 * collection. With `isWordless` only grammar was typed.
 */
export function ask(question: string, given: Filters, least = SUPPORT) {
  const { filters, rest } = limitsIn(question, given);
  const terms = questionTerms(rest);
  const found = onePerDocument(supporting(terms, filters, least));
  return {
    question,
    filters,
    supported: found.length,
    cited: found.filter(({ worth }) => worth >= (found[0]?.worth ?? 0) * NEAR_BEST).slice(0, MOST),
    unknown: terms.filter(({ term }) => frequency(term) === 0).map(({ typed }) => typed),
    isWordless: terms.length === 0,
  };
}

type Found = Cited & { readonly worth: number };

/** Passages with enough of the terms, ranked by BM25+ times their support. */
function supporting(
  asked: readonly { readonly term: string }[],
  filters: Filters,
  least: number,
): readonly Found[] {
  const weights = new Map(asked.map(({ term }) => [term, rarity(term)]));
  const whole = sum([...weights.values()]);
  const firm = [...weights.keys()].filter(isFirm);
  const isWithin = ({ id }: { readonly id: number }) =>
    passages[id] !== undefined && within(passages[id].held, filters);
  return engine
    .search([...weights.keys()].join(" "), {
      boost: { body: 2, subject: 1.5 },
      filter: ({ id }) => isWithin({ id }),
    })
    .flatMap(({ id, score, queryTerms }) => {
      const passage = passages[id];
      const support = sum(queryTerms.map((term) => weights.get(term) ?? 0)) / whole;
      if (!passage || support < least || firm.some((term) => !queryTerms.includes(term))) return [];
      const { held, rendition, start, end } = passage;
      return [{ held, rendition, start, end, terms: queryTerms, support, worth: score * support }];
    })
    .sort((a, b) => b.worth - a.worth);
}

function onePerDocument(found: readonly Found[]): readonly Found[] {
  return found.filter(({ held }, i) => found.findIndex((other) => other.held === held) === i);
}

const nameTerms = new Set(
  Object.values(specimenPeople).flatMap(({ name }) => termsOf(name).map(({ term }) => term)),
);
/** Names, numbers and dates are required: a passage without one is about something else. */
const isFirm = (term: string) => /\d/.test(term) || nameTerms.has(term);

const frequencies = new Map<string, number>();
for (const { body, subject, people, about } of passages)
  for (const term of new Set(`${body} ${subject} ${people} ${about}`.split(" ")))
    frequencies.set(term, (frequencies.get(term) ?? 0) + 1);

const frequency = (term: string) => frequencies.get(term) ?? 0;
/** Inverse document frequency, as in BM25. */
const rarity = (term: string) =>
  Math.log(1 + (passages.length - frequency(term) + 0.5) / (frequency(term) + 0.5));
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/**
 * An entry of the query log: question, answer, and time (milliseconds since 1970, the visitor’s
 * clock).
 */
export type Entry = Answer & { readonly at: number };

/** The quoted documents of an answer, and its log entries. */
export function citedIn({ cited }: Pick<Answer, "cited">) {
  return {
    passages: cited.filter(({ rendition }) => rendition !== "log"),
    entries: cited.filter(({ rendition }) => rendition === "log"),
  };
}

/** The query log as a table, times in UTC. */
export function logCsv(log: readonly Entry[]): string {
  const rows = log.map((entry) => {
    const { at, question, filters, cited } = entry;
    const { entries } = citedIn(entry);
    return [
      new Date(at).toISOString(),
      question,
      ...[filters.custodian, filters.kind, filters.from, filters.to],
      cited.length > 0 ? words.log.supported : words.nothing,
      cited.map(({ held }) => held.number).join("; "),
      entries.map(({ held }) => held.log?.entry).join("; "),
    ];
  });
  return csvOf([words.log.csv, ...rows]);
}
