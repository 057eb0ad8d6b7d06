import { hasBasis } from "content/find-claims.ts";
import type { Pledge } from "content/promises.ts";
import type { RegisteredClaim } from "content/schema-registers.ts";

export type SourceFile = { readonly path: string; readonly text: string };

/**
 * What the site ships with. Everything in it was invented, so that nobody is named without being
 * asked.
 */
export type Shipped = {
  /** The files that staff write: content/, without the specimen matter. */
  readonly content: readonly SourceFile[];
  /** The text files of the built site; null when it is not built. */
  readonly built: readonly SourceFile[] | null;
  readonly people: readonly {
    readonly name: string;
    readonly profile: string;
    readonly mail: string;
  }[];
  readonly partners: readonly { readonly name: string }[];
  readonly promises: readonly Pick<Pledge, "says" | "signedOff" | "reviewBy">[];
  readonly claims: Readonly<Record<string, RegisteredClaim>>;
  readonly buyerFacts: readonly {
    readonly name: string;
    readonly answeredBy: string;
    readonly facts: readonly {
      readonly label: string;
      readonly value?: string | null | undefined;
      readonly onRequest?: boolean | undefined;
    }[];
  }[];
  readonly night: { readonly confirmed: object | null };
  readonly conflictCheck: string | null;
  /** Who has made sure that the articles, events and case studies are the owner's. */
  readonly published: Readonly<Record<string, object | null>>;
  /** The addresses at others that nobody has made sure of. */
  readonly elsewhere: readonly string[];
  /** The addresses of the legal texts; null for an unsigned one. */
  readonly legalAddresses: Readonly<Record<string, string | null>>;
};

/** Who can do it: the owner of the company's words, counsel, or an engineer. */
export type Who = "owner" | "counsel" | "engineer";

export type Placeholder = {
  readonly kind: string;
  readonly who: Who;
  readonly what: string;
  /** The file, and the line where there is one. */
  readonly where: string;
  /** What to do. */
  readonly change: string;
};

/**
 * All that an owner has to replace, sign or review before the site goes live. Pure; `today` is
 * YYYY-MM-DD.
 */
export function findPlaceholders(shipped: Shipped, today: string): readonly Placeholder[] {
  const {
    content,
    built,
    people,
    partners,
    promises,
    claims,
    buyerFacts,
    night,
    conflictCheck,
    published,
    elsewhere,
    legalAddresses,
  } = shipped;
  const promised = placesOfPromises(content);
  return [
    ...rules.flatMap((rule) => content.flatMap((file) => inContent(rule, file))),
    ...(built ? rules.flatMap((rule) => inBuiltPages(rule, built)) : [unbuilt]),
    ...people.filter(isSpecimen).map(({ name }) => ({
      ...entry("People", "owner", "put real people, with their consent, in content/people.yaml."),
      what: name,
      where: lineOf(name, content, "content/people"),
    })),
    ...partners
      .filter(({ name }) => inventedPartners.has(name))
      .map(({ name }) => ({
        ...entry(
          "Partners",
          "owner",
          "put real partners, with their permission, in content/partners.yaml.",
        ),
        what: name,
        where: lineOf(`name: ${name}`, content, "content/partners"),
      })),
    ...promises
      .map((promise, i) => ({ ...promise, where: promised[i] ?? "content/promises.yaml" }))
      .filter(({ signedOff, reviewBy }) => signedOff === null || reviewBy < today)
      .map(({ says, signedOff, reviewBy, where }) => ({
        ...entry(
          "Promises",
          "counsel",
          "the person who keeps a promise signs it there, with owner, signedOff and reviewBy; one that nobody will sign leaves the page.",
        ),
        what: `${signedOff ? `to be reviewed by ${reviewBy}` : "unsigned"}: ${says}`,
        where,
      })),
    ...Object.entries(claims)
      .filter(([, claim]) => claim.kind === "count" && !hasBasis(claim))
      .map(([key, { figure, measures, doesNotSay }]) => ({
        ...entry(
          "Figures without a basis",
          "owner",
          "say there who has seen the evidence, and when (`confirmed`), or publish it (`counted`, `by` and `date`); one that nobody can " +
            "show leaves the pages. After each figure is what a cross-examiner would ask.",
        ),
        what: `${figure}: ${measures}. ${doesNotSay}`,
        where: lineOf(`${key}:`, content, "content/claims"),
      })),
    ...buyerFacts
      .toSorted((a, b) => a.answeredBy.localeCompare(b.answeredBy))
      .flatMap(({ name, answeredBy, facts }) =>
        facts
          .filter(({ value, onRequest }) => !value && !onRequest)
          .map(({ label }) => ({
            ...entry(
              `Facts that buyers ask for, ${answeredBy}`,
              "owner",
              "write each as `value`; say `onRequest: true` of one that you tell only when asked; delete one that has no answer.",
            ),
            what: label,
            where: lineOf(`label: ${label}`, content, `content/buyer/${name}`),
          })),
      ),
    ...(night.confirmed
      ? []
      : [
          {
            ...entry(
              "Night calls",
              "owner",
              "say in `night` who answers then and what a call does, have it so, and fill in `confirmed`.",
            ),
            what: "what a call does while the office is closed, confirmed by nobody",
            where: lineOf("night:", content, "content/company"),
          },
        ]),
    ...(conflictCheck
      ? []
      : [
          {
            ...entry(
              "Conflict check",
              "owner",
              "say in `conflictCheck` how long the check takes; until then pages promise to name the time.",
            ),
            what: "no time for the conflict check",
            where: lineOf("conflictCheck:", content, "content/company"),
          },
        ]),
    ...Object.entries(published)
      .filter(([, confirmed]) => confirmed === null)
      .map(([name]) => ({
        ...entry(
          "Invented texts",
          "owner",
          "replace or delete them: they appear under your people's names; then say in `published` who has made sure.",
        ),
        what: `the ${inventedTexts[name]}, confirmed by nobody`,
        where: lineOf(`  ${name}:`, content, "content/company"),
      })),
    // One under .example is named as such.
    ...elsewhere
      .filter((address) => !isReserved(address))
      .map((address) => ({
        ...entry(
          "Addresses elsewhere",
          "owner",
          "open each, and make sure that it is yours and answers; then say in `published`, at `addresses`, who has.",
        ),
        what: `${address}, opened by nobody`,
        where: lineOf(address, content, "content/company"),
      })),
    ...Object.entries(legalAddresses)
      .filter(([, address]) => address === null)
      .map(([name]) => ({
        ...entry(
          "Legal texts",
          "counsel",
          "answer what the draft asks, fill in signedBy and effective, and move it to content/legal; or set an address in the company's file.",
        ),
        what: "a draft that nobody has signed",
        where: `content/legal/drafts/${name}.md`,
      })),
  ];
}

type Entry = Pick<Placeholder, "kind" | "who" | "change">;

const entry = (kind: string, who: Who, change: string): Entry => ({ kind, who, change });

const unbuilt: Placeholder = {
  ...entry("Built pages", "engineer", "npm run build, then look again."),
  what: "the pages are not built, so nobody has looked at them",
  where: "build/client",
};

/**
 * `inPages`: what shows it in built pages, where the specimen matter may have what content may not.
 */
type Rule = Entry & { readonly pattern: RegExp; readonly inPages: RegExp };

const link = '(?:href|src|action|content)="';

const rules: readonly Rule[] = [
  {
    ...entry(
      "Brand name",
      "owner",
      "the name, the maxim and what the name means: in content/company.yaml and content/brand/name.yaml.",
    ),
    pattern: /\bProbata\b|\b(?<![@./\w-])probata\b(?![.\w-])|pro·bā·ta/g,
    inPages: /\bProbata\b|\b(?<![@./\w-])probata\b(?![.\w-])|pro·bā·ta/g,
  },
  {
    ...entry("Platform name", "owner", "the platform’s own name, wherever a text spells it."),
    pattern: /\bSiemly\b/g,
    inPages: /\bSiemly\b/g,
  },
  {
    ...entry("Telephone", "owner", "a number that rings, in content/company.yaml."),
    // 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan).
    pattern: /[+(]?\d[\d() -]*555[-. ]?01\d\d/g,
    inPages: /tel:\+?\d*55501\d\d/g,
  },
  {
    ...entry("Postal address", "owner", "the office, in content/company.yaml."),
    pattern: /\d+ [\w ]*Example Street/g,
    inPages: /\d+ [\w ]*Example Street/g,
  },
  {
    ...entry("Reserved domains", "owner", "an address that exists."),
    // RFC 2606: nobody can own a name under .example, so such a link leads nowhere.
    pattern:
      /(?<![\w.-])(?:https?:\/\/|mailto:)?(?:[\w.+-]+@)?[\w-][\w.-]*\.example\b(?:\/[\w./@?=-]*)?/g,
    inPages: new RegExp(`${link}(?:https?://|mailto:)[^"]*\\.example\\b`, "g"),
  },
  {
    ...entry("Placeholder words", "owner", "what is meant."),
    pattern: /\b[Ll]orem ipsum\b|\bTODO\b|\bTBD\b|\bFIXME\b|\byour-domain\b/g,
    inPages: /\b[Ll]orem ipsum\b|\bTODO\b|\bTBD\b|\bFIXME\b|\[Owner:|\byour-domain\b/g,
  },
];

const inventedTexts: Readonly<Record<string, string>> = {
  articles: "articles of the blog",
  events: "events",
  caseStudies: "case studies and the award",
};

const inventedPartners: ReadonlySet<string> = new Set([
  "Harrow & Vane",
  "Lexhold",
  "Corpus IX",
  "Meridian Docket",
  "Northgate Review",
  "Stele",
]);

/** The line of each promise: its words may be composed from other files. */
function placesOfPromises(files: readonly SourceFile[]): readonly string[] {
  const lines = files.find(({ path }) => path === "content/promises.yaml")?.text.split("\n") ?? [];
  return lines.flatMap((line, i) =>
    /^\s*- says:/.test(line) ? [`content/promises.yaml:${i + 1}`] : [],
  );
}

/** The file and line of some words. Words that are composed from other files have no line. */
function lineOf(words: string, files: readonly SourceFile[], path: string): string {
  const file = files.find((one) => one.path.startsWith(`${path}.`) && one.text.includes(words));
  const line = file?.text.split("\n").findIndex((one) => one.includes(words)) ?? -1;
  return file && line >= 0
    ? `${file.path}:${line + 1}`
    : (files.find((one) => one.path.startsWith(`${path}.`))?.path ?? path);
}

function isSpecimen({ profile, mail }: Shipped["people"][number]): boolean {
  return [profile, mail].some(isReserved);
}

/** Whether a web or mail address is under .example, which nobody can own (RFC 2606). */
const isReserved = (address: string) => /\.example(?:[/?]|$)/.test(address);

/** Every place in a file, by line. Remarks say what to write, with examples. */
function inContent(
  { kind, who, pattern, change }: Rule,
  { path, text }: SourceFile,
): readonly Placeholder[] {
  return text.split("\n").flatMap((line, index) =>
    /^\s*(?:#|\/\/|\/?\*)/.test(line) && !path.endsWith(".md")
      ? []
      : [...line.matchAll(pattern)].map(([what]) => ({
          kind,
          who,
          what: what.trim(),
          where: `${path}:${index + 1}`,
          change,
        })),
  );
}

/**
 * Each placeholder once, with the number of its files. Other words than a brand's in scripts are of
 * libraries.
 */
function inBuiltPages(
  { kind, who, inPages, change }: Rule,
  built: readonly SourceFile[],
): readonly Placeholder[] {
  const found = new Map<string, string[]>();
  for (const { path, text } of built) {
    if (path.endsWith(".js") && kind === "Placeholder words") continue;
    for (const what of new Set(
      [...text.matchAll(inPages)].map(([words]) => words.replace(new RegExp(`^${link}`), "")),
    ))
      found.set(what, [...(found.get(what) ?? []), path]);
  }
  return [...found].map(([what, [first = "", ...others]]) => ({
    kind: `${kind} in built pages`,
    who,
    what: others.length > 0 ? `${what}, and in ${others.length} other files` : what,
    where: first,
    change: `${change} Then npm run build. What is in no file of content/ is an engineer's: search web/ and public/.`,
  }));
}
