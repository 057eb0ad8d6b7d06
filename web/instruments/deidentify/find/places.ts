import { detector, digitsOf } from "../candidate.ts";
import { anyOf, pattern } from "../pattern.ts";
import { abbreviations, stateNames } from "./states.ts";

const suffix = anyOf(
  /Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Circle|Cir|Place|Pl|Terrace|Ter|Trail|Trl|Way/,
  /Parkway|Pkwy|Highway|Hwy|Square|Sq|Loop|Alley|Row|Run|Path|Pike|Plaza|Crescent/,
).source;
const compass = /(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\b\.?/.source;
const name = /(?:\p{Lu}[\p{L}'’.-]+|\d{1,3}(?:st|nd|rd|th))/u.source;
const unit = /(?:,?\s{1,3}(?:Apt|Apartment|Suite|Ste|Unit|Floor|Fl|Room|Rm|No)\b\.?\s?#?[\w-]{1,6}|,?\s?#\s?[\w-]{1,6})/.source;
const gap = /[ \u00a0]{1,3}|[ \u00a0]?\r?\n[ \u00a0]?/.source;
const city = /\p{Lu}[\p{L}'’.-]+(?:[ -]\p{Lu}[\p{L}'’.-]+){0,2}/u.source;

/** A numbered court is a court of law, not a street. */
const court = pattern(
  "",
  anyOf(/District|Circuit|Supreme|Appellate|Superior|Bankruptcy|Tax|Federal|High|County|Probate|Family/, /Juvenile|Trial|Municipal|Claims/),
  /\s+C(?:our)?t\b/,
);
/** Words before a comma and a state that are not cities: dates, companies, and sentence beginnings. */
const noCity = pattern(
  "",
  /^/,
  anyOf(
    /January|February|March|April|May|June|July|August|September|October|November|December/,
    /Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday/,
    /However|Inc|LLC|LLP|Corp|Section|Exhibit|The|State|Commonwealth|People/,
  ),
  /\b/,
);

const asAddress = (value: string) =>
  court.test(value)
    ? undefined
    : ({
        kind: "address",
        id: value
          .toLowerCase()
          .replace(/[\s.,#]+/g, " ")
          .trim(),
      } as const);

/** Street addresses, cities, counties and ZIP codes. A state stays, because both rules allow it. A city alone is not found. */
export const places = [
  detector(
    new RegExp(
      [
        `(?<![\\p{L}\\d$§.,/-])\\d{1,6}(?:-\\d{1,4})?[A-Z]?(?:${gap})(?:${compass}(?:${gap}))?`,
        `(?:${name}(?:${gap})){1,4}?${suffix}\\b\\.?(?:[ ]${compass}(?![\\p{L}]))?(?:${unit})?`,
      ].join(""),
      "gu",
    ),
    asAddress,
  ),
  detector(/\bP\.?\s?O\.?\s{0,2}Box\s{1,3}\d{1,7}/gi, asAddress),
  detector(
    new RegExp(`(?<![\\p{L}\\d])(?<place>${city})(?=,?\\s{1,3}(?:${abbreviations}|${stateNames})\\.?,?\\s{1,3}\\d{5}(?!\\d))`, "gu"),
    asPlace,
  ),
  // Without a ZIP code, MD, PA, MA, MS and DC after a comma may be degrees: not taken.
  detector(
    new RegExp(`(?<![\\p{L}\\d])(?<place>${city})(?=,\\s{1,3}(?:(?!MD|PA|MA|MS|DC)(?:${abbreviations})|${stateNames})\\b)`, "gu"),
    asPlace,
  ),
  detector(/(?<!\p{L})(?:St\. )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:County|Parish|Township|Borough)(?!\p{L})/gu, asPlace),
  detector(new RegExp(`\\b(?:${abbreviations}|${stateNames})\\.?,?\\s{1,3}(?<value>\\d{5}(?:-\\d{4})?)(?![\\d-])`, "g"), asZip),
  detector(/\bzip(?:\s{0,2}code)?(?:\s{1,3}is)?[\s:]{0,3}(?<value>\d{5}(?:-\d{4})?)(?![\d-])/gi, asZip),
];

/** A state alone may stay. */
const state = new RegExp(`^(?:${abbreviations}|${stateNames})$`);

function asPlace(value: string) {
  return noCity.test(value) || state.test(value) ? undefined : ({ kind: "place", id: value.toLowerCase() } as const);
}

function asZip(value: string) {
  return { kind: "zip", id: digitsOf(value) } as const;
}
