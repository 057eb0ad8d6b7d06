import type { Pledge } from "content/promises.ts";

export type SourceFile = { readonly path: string; readonly text: string };

/** What the site ships with. Everything in it was invented, so that nobody is named without being asked. */
export type Shipped = {
  readonly files: readonly SourceFile[];
  readonly people: readonly { readonly name: string; readonly profile: string; readonly mail: string }[];
  readonly partners: readonly { readonly id: string; readonly name: string }[];
  readonly promises: readonly Pick<Pledge, "says" | "signedOff" | "reviewBy">[];
  readonly night: { readonly confirmed: object | null };
  /** The addresses of the legal texts; null for an unsigned one. */
  readonly legalAddresses: Readonly<Record<string, string | null>>;
};

export type Placeholder = {
  readonly kind: string;
  readonly what: string;
  /** The file, and the line where there is one. */
  readonly where: string;
  readonly change: string;
};

/** All that an owner has to replace, sign or review before the site goes live. Pure; `today` is YYYY-MM-DD. */
export function findPlaceholders(
  { files, people, partners, promises, night, legalAddresses }: Shipped,
  today: string,
): readonly Placeholder[] {
  return [
    ...rules.flatMap((rule) => files.filter(({ path }) => rule.within.test(path)).flatMap((file) => matches(rule, file))),
    ...people.filter(isSpecimen).map(({ name }) => ({
      kind: "People",
      what: `${name}, with an engraved monogram for a portrait`,
      where: "content/people.yaml",
      change: "put real people, with their consent, in content/people.yaml; portraits are drawn by web/parts/monogram.tsx.",
    })),
    ...partners
      .filter(({ id }) => inventedPartners.has(id))
      .map(({ name }) => ({
        kind: "Partners",
        what: `${name}, with a drawn mark`,
        where: "content/partners.yaml",
        change: "put real partners, with their permission, in content/partners.yaml and their marks in web/drawings/partner-mark.tsx.",
      })),
    ...promises
      .filter(({ signedOff, reviewBy }) => signedOff === null || reviewBy < today)
      .map(({ says, signedOff, reviewBy }) => ({
        kind: "Promises",
        what: `${signedOff ? `to be reviewed by ${reviewBy}` : "unsigned"}: ${says}`,
        where: lineOf(says, files),
        change: "whoever keeps a promise signs it there, with owner, signedOff and reviewBy; one that nobody will sign leaves the page.",
      })),
    ...(night.confirmed
      ? []
      : [
          {
            kind: "Night calls",
            what: "what a call does while the office is closed, confirmed by nobody",
            where: "content/company.yaml",
            change: "say in `night` who answers then and what a call does, have it so, and fill in `confirmed`.",
          },
        ]),
    ...Object.entries(legalAddresses)
      .filter(([, address]) => address === null)
      .map(([name]) => ({
        kind: "Legal texts",
        what: "a draft that nobody has signed",
        where: `content/legal/drafts/${name}.md`,
        change:
          "answer what the draft asks, fill in signedBy and effective, and move it to content/legal; or set an address in content/company.yaml.",
      })),
  ];
}

type Rule = { readonly kind: string; readonly pattern: RegExp; readonly within: RegExp; readonly change: string };

const rules: readonly Rule[] = [
  {
    kind: "Brand name",
    pattern: /\b(?:legalName|name): Probata\b|\bProbata\b/g,
    within: /./,
    change: "the name in content/company.yaml, then wherever something else spells it.",
  },
  {
    kind: "Platform name",
    pattern: /\bname: Siemly\b/g,
    within: /^content\/company\.yaml$/,
    change: "the platform’s own name in content/company.yaml.",
  },
  {
    kind: "Telephone",
    // 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan).
    pattern: /[+(]?[\d() -]*555[-. ]?01\d\d/g,
    within: /^content\/company\.yaml$/,
    change: "a number that rings, in content/company.yaml.",
  },
  { kind: "Postal address", pattern: /\d+ [\w ]*Example Street[^"]*/g, within: /./, change: "the office in content/company.yaml." },
  {
    kind: "Platform demonstration",
    pattern: address("siemly\\.example"),
    within: /./,
    change: "the platform’s site and demo request in content/company.yaml.",
  },
  {
    kind: "Reserved domains",
    // RFC 2606: nobody can own a name under .example, so such a link leads nowhere.
    pattern: address("(?!siemly\\.)[\\w.-]+\\.example"),
    within: /./,
    change: "an address that exists.",
  },
];

const inventedPartners: ReadonlySet<string> = new Set([
  "harrow-vane",
  "lexhold",
  "corpus-ix",
  "meridian-docket",
  "northgate-review",
  "stele",
]);

/** The file and line of a promise in the register. Promises composed from facts of other files have no line. */
function lineOf(says: string, files: readonly SourceFile[]): string {
  const path = "content/promises.yaml";
  const line =
    files
      .find((file) => file.path === path)
      ?.text.split("\n")
      .findIndex((one) => one.includes(says)) ?? -1;
  return line < 0 ? path : `${path}:${line + 1}`;
}

function isSpecimen({ profile, mail }: Shipped["people"][number]): boolean {
  return [profile, mail].some((link) => /\.example(?:[/?]|$)/.test(link));
}

function address(host: string): RegExp {
  return new RegExp(`(?<![\\w.-])(?:https?://|mailto:)?(?:[\\w.-]+@)?${host}\\b(?:/[\\w./@?=-]*)?`, "g");
}

function matches({ kind, pattern, change }: Rule, { path, text }: SourceFile): readonly Placeholder[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([what]) => ({ kind, what: what.trim(), where: `${path}:${index + 1}`, change })),
    );
}
