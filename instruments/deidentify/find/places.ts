import { anyOf, as, detector, digitsOf, pattern } from "../candidate.ts";

/** States by their abbreviation, and by their name. */
const abbreviations =
  /A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]/
    .source;
const stateNames = [
  /Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa/,
  /Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey/,
  /New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah/,
  /Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming/,
]
  .map(({ source }) => source)
  .join("|");

const suffixWords = anyOf(
  /Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Circle|Cir|Place|Pl|Terrace|Ter|Trail|Trl|Way/,
  /Parkway|Pkwy|Highway|Hwy|Square|Sq|Loop|Alley|Row|Run|Path|Pike|Plaza|Crescent|Turnpike|Expressway|Freeway|Cove|Commons/,
).source;
/** As written, or in capitals. */
const suffix = `(?:${suffixWords}|${suffixWords.toUpperCase()})`;
/** The full stop of an abbreviation, not of a sentence. */
const stop =
  /(?:(?<=\b(?:St|Ave|Rd|Blvd|Ln|Dr|Ct|Cir|Pl|Ter|Trl|Pkwy|Hwy|Sq|ST|AVE|RD|BLVD|LN|DR|CT|CIR|PL|TER|TRL|PKWY|HWY|SQ))\.)?/
    .source;
const written =
  /(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)/
    .source;
const compass = /(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\b\.?/.source;
const name = /(?:\p{L}[\p{L}'’.-]{1,30}|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH))/u.source;
const capital = /(?:\p{Lu}[\p{L}'’.-]{1,30}|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH))/u.source;
const number = `(?<![\\p{L}\\d$§.,/-])(?:\\d{1,6}(?:-\\d{1,4}| [1-3]\\/[2-4])?[A-Za-z]?|[NSEW]\\d{1,3}[NSEW]\\d{2,6}|${written})(?:[ \u00a0]{1,3}|[ \u00a0]?\\r?\\n[ \u00a0]?)`;
const unit = new RegExp(
  [
    String.raw`(?:,?\s{1,3}(?:Apt|Apartment|Suite|Ste|Unit|Floor|Fl|Room|Rm|Lot|Trlr|Bldg|Building|No|APT|APARTMENT|SUITE|`,
    String.raw`STE|UNIT|FLOOR|FL|ROOM|RM|LOT|TRLR|BLDG|BUILDING|NO|apt|apartment|suite|ste|unit)\b\.?\s?#?[\w-]{1,6}|,?\s?#\s?[\w-]{1,6})`,
  ].join(""),
).source;
const gap = /[ \u00a0]{1,3}|[ \u00a0]?\r?\n[ \u00a0]?/.source;
const city = /\p{Lu}[\p{L}'’.-]{1,30}(?:[ -]\p{Lu}[\p{L}'’.-]{1,30}){0,2}/u.source;

/** A numbered court is a court of law, not a street. */
const court = pattern(
  "",
  anyOf(
    /District|Circuit|Supreme|Appellate|Superior|Bankruptcy|Tax|Federal|High|County|Probate|Family/,
    /Juvenile|Trial|Municipal|Claims/,
  ),
  /\s+C(?:our)?t\b/,
);
/**
 * Words before a comma and a state that are not cities: dates, companies, and sentence beginnings.
 */
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

const numberedRoad = new RegExp(
  [
    String.raw`(?:(?:U\.?\s?S\.?|State|County|Interstate|Old|Farm\s{1,3}to\s{1,3}Market)\s{1,3}(?:Highway|Hwy\.?|Road|Rd\.?|`,
    String.raw`Route|Rte\.?)|(?:US|STATE|COUNTY)\s{1,3}(?:HIGHWAY|HWY|ROAD|RD|ROUTE)|Highway|Hwy\.?|HIGHWAY|HWY|Route|Rte\.?|`,
    String.raw`ROUTE|FM|CR|SR|US(?=-\d)|I(?=-\d))`,
  ].join(""),
).source;
const namedRoad = new RegExp(
  [
    String.raw`(?:Broadway|BROADWAY)\b|(?:Avenue|AVENUE|Avenida|Calle|Rue|Via|Boulevard)\s{1,3}(?:(?:of|OF|de|la|las|los|`,
    String.raw`the|THE|du|des)\s{1,3}){0,2}\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30})?`,
  ].join(""),
  "u",
).source;
/** Words of sentences such as "4 blocks down the road". */
const prose = new RegExp(
  [
    String.raw`\b(?:the|a|an|this|that|on|in|of|to|from|by|at|and|or|for|hours?|minutes?|miles?(?!\s(?:road|rd))|times?|`,
    "days?|weeks?|years?|blocks?|feet|lane|hard|test|district|circuit|supreme|appellate|superior|federal|state|",
    String.raw`tennis|food|inner|full|vicious|first|second|third|cases?|judges?|filings?|people|persons?|meetings?)\s`,
  ].join(""),
  "i",
);

const small = (value: string) => value.toLowerCase();
const words = (value: string) => small(value.replace(/[\s.,#]+/g, " ")).trim();
/** A state alone may stay. */
const state = new RegExp(`^(?:${abbreviations}|${stateNames})$`);

const asAddress = as("address", words, (value) => !court.test(value));
const asPlace = as("place", small, (value) => !noCity.test(value) && !state.test(value));
const asZip = as("zip", digitsOf);

/** The rest of a sentence. */
const near = /(?:[^\n.]|\.(?=\d)){0,60}/.source;
/** Vital signs, beside which RR is no rural route. */
const vital =
  /(?:\b(?:BP|HR|VS|Vitals?|Temp(?:erature)?|Pulse|SpO2?|SaO2?|O2|Sats?|bpm|breaths)\b|\b[TP]:?\s?\d{2,3}\b|\/min\b)/
    .source;

const smallState =
  /(?:a[krz]|ca|dc|fl|ga|i[al]|k[sy]|m[dinst]|n[cdehjmvy]|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])/.source;

/**
 * Street addresses, cities, counties and ZIP codes. A state stays, because both rules allow it. A
 * city alone is not found.
 */
export const places = [
  // Roads with a number, Broadway, and avenues of something; rural routes.
  detector(
    new RegExp(
      `${number}(?:${compass}\\s{1,3})?(?:${numberedRoad}(?:\\s{1,3}|-)(?:No\\.?\\s{1,3})?\\d{1,4}[A-Z]?(?:\\s{1,3}${compass}(?![\\p{L}]))?|${namedRoad})(?:${unit})?`,
      "gu",
    ),
    asAddress,
  ),
  detector(
    new RegExp(
      [
        `${number}(?:${compass}(?:${gap}))?`,
        `(?:${capital}(?:${gap})){1,4}?${suffix}\\b${stop}(?:[ ]${compass}(?![\\p{L}]))?(?:${unit})?`,
      ].join(""),
      "gu",
    ),
    asAddress,
  ),
  // In small letters: one or two words before the street word, none of them of ordinary prose.
  detector(
    new RegExp(
      [
        `${number}(?:${name}(?:${gap})){1,2}?`,
        String.raw`(?:street|avenue|road|boulevard|lane|drive|court|circle|place|terrace|trail|parkway|highway)\b`,
        String.raw`(?: (?:[ns][ew]?|[ew])(?![\p{L}.]))?(?:${unit})?`,
      ].join(""),
      "gu",
    ),
    (value) => (/^\d/.test(value) && !prose.test(value) ? asAddress(value) : undefined),
  ),
  // "RR 16" beside a pulse or a temperature is a respiratory rate.
  detector(
    new RegExp(
      [
        String.raw`(?<![\p{L}\d])(?:(?<!${vital}${near})R\.?R\.?(?!${near}${vital})|R\.?R\.?(?=[ \d#]{1,8},?\s{1,3}B(?:ox|OX)\s)|`,
        String.raw`Rural\s{1,3}R(?:oute|t\.?|oad)|RURAL\s{1,3}ROUTE|HC)\s{1,3}(?:#\s?|No\.?\s{1,3})?\d{1,4}`,
        String.raw`(?:,?\s{1,3}B(?:ox|OX)\s{1,3}\d{1,6}[A-Z]?)?(?![\p{L}\d])`,
      ].join(""),
      "gu",
    ),
    asAddress,
  ),
  // Without a street word: a number and words, where a town, a state and a ZIP code follow.
  detector(
    new RegExp(
      `${number}(?:${compass}(?:${gap}))?(?:${capital} ){0,3}${capital}(?=,?(?:${gap})${city},?\\s{1,3}(?:${abbreviations}|${stateNames})\\.?,?\\s{1,3}\\d{5}(?!\\d))`,
      "gu",
    ),
    (value) => (/^\d/.test(value) ? asAddress(value) : undefined),
  ),
  detector(
    /\b(?:P\.?\s?O\.?|Post\s{1,3}Office)\s{0,2}(?:Box|Drawer)\s{1,3}(?:#\s?|No\.?\s{1,3})?\d{1,7}/gi,
    asAddress,
  ),
  detector(
    /(?<!\p{L})\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?(?:straße|strasse|str\.|gasse|allee|platz|weg)\s{1,3}\d{1,4}\s?[a-z]?(?![\p{L}\d])/gu,
    asAddress,
  ),
  detector(
    new RegExp(
      `(?<![\\p{L}\\d])(?<place>${city})(?=,?\\s{1,3}(?:${abbreviations}|${stateNames})\\.?,?\\s{1,3}\\d{5}(?!\\d))`,
      "gu",
    ),
    asPlace,
  ),
  // Without a ZIP code, MD, PA, MA, MS and DC after a comma may be degrees: not taken.
  detector(
    new RegExp(
      `(?<![\\p{L}\\d])(?<place>${city})(?=,\\s{1,3}(?:(?!MD|PA|MA|MS|DC)(?:${abbreviations})|${stateNames})\\b)`,
      "gu",
    ),
    asPlace,
  ),
  // In small letters: behind a comma or at the beginning of a line, before a state whose letters
  // are no English word.
  detector(
    new RegExp(
      `(?<=(?:^|[,\\n]) ?)(?<place>\\p{Ll}+(?: \\p{Ll}+){0,2})(?=,? ${smallState} \\d{5}(?!\\d))`,
      "gu",
    ),
    asPlace,
  ),
  detector(
    new RegExp(`(?<=\\p{Ll},? )${smallState} (?<value>\\d{5}(?:-\\d{4})?)(?![\\d-])`, "gu"),
    asZip,
  ),
  detector(
    /(?<!\p{L})(?:St\. )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:County|Parish|Township|Borough)(?!\p{L})/gu,
    asPlace,
  ),
  detector(
    new RegExp(
      `\\b(?:${abbreviations}|${stateNames})\\.?,?\\s{1,3}(?<value>\\d{5}(?:-\\d{4})?)(?![\\d-])`,
      "g",
    ),
    asZip,
  ),
  detector(
    /\bzip(?:\s{0,2}code)?(?:\s{1,3}is)?[\s:]{0,3}(?<value>\d{5}(?:-\d{4})?)(?![\d-])/gi,
    asZip,
  ),
];
