import { organizations, type PersonId, specimenPeople } from "content/specimen/people.ts";
import type { Held } from "./filters.ts";
import { dayTerm, heldTerms, queryWords } from "./terms.ts";
import { query as words } from "./words.ts";

/** The source of a passage: the text, its translation, or the privilege log entry. */
export type Rendition = "text" | "translation" | "log";

/** A searchable part of a document, from `start` to `end`. The text fields are terms separated by spaces. */
export type Passage = { readonly held: Held; readonly rendition: Rendition } & Readonly<
  Record<"id" | "start" | "end", number> & Record<"body" | "subject" | "people" | "about", string>
>;

/** Sentences per passage. */
const SENTENCES = 2;

/** The passages of a collection: every pair of adjacent sentences in each text and translation, and each log entry. */
export function passagesOf(collection: readonly Held[]): readonly Passage[] {
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
  const sentences = rendition === "log" && whole ? [{ start: 0, end: whole.length }] : sentencesOf(whole);
  const logged = rendition === "log" ? [held.log?.basis ?? "", words.logTerms] : [];
  const [writers, subject, about] = [[held.from, ...held.to, ...held.cc].map(identity), joined([held.subject ?? ""]), aboutOf(held)];
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
  const terms = joined([words.kinds[kind], isMessage ? queryWords.ofMessages : "", number, ...numbers, at.slice(0, 4), month]);
  return `${terms} ${dayTerm(at)}`;
}

const joined = (texts: readonly string[]) => texts.flatMap(heldTerms).join(" ");

/** A person's name, title, organization and role, for searching. */
function identity(id: PersonId): string {
  const { name, title, organization, role } = specimenPeople[id];
  return `${name}, ${title}, ${organizations[organization].name}, ${role}`;
}

/** The people whose name in a text belongs to one person only, and the sides of the companies in it. */
function mentioned(text: string): readonly string[] {
  const has = (name: string) => new RegExp(`\\b${name}\\b`, "u").test(text);
  const people = ids.filter((id) => specimenPeople[id].name.split(" ").some((name) => isOnePerson(name) && has(name)));
  const others = ids.map((id) => specimenPeople[id]).filter(({ role }) => role !== "employee");
  const sides = others.filter(({ organization }) => has(organizations[organization].name.split(" ")[0] ?? "")).map(({ role }) => role);
  return [...people.map(identity), ...sides];
}

const ids = Object.keys(specimenPeople).filter((id): id is PersonId => id in specimenPeople);

const isOnePerson = (name: string) => ids.filter((id) => specimenPeople[id].name.split(" ").includes(name)).length === 1;

/** The bounds of the sentences. A full stop after a single letter or an abbreviation, or inside a time, does not end one. */
export function sentencesOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const starts = [0, ...[...text.matchAll(ending)].map(({ 0: whole, index }) => index + whole.length)];
  return starts
    .map((start, i) => ({ start, end: text.slice(0, starts[i + 1] ?? text.length).trimEnd().length }))
    .filter(({ start, end }) => end > start);
}

const ending = /(?<!\b(?:[\p{L}]|Mr|Ms|Mrs|Dr|Sat|a\.m|p\.m|§))(?:[.?!]|\])[”"]?\s+(?=[\p{Lu}\d“[(])/gu;
