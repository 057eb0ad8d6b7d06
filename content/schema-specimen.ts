import { z } from "zod";
import { personKey } from "./schema.ts";
import { choice, fields, list, number, shown } from "./schema-parts.ts";
import { matter } from "./specimen/matter.ts";
import { momentWords, wallTime } from "./wire/zoned-time.ts";

// What the files of content/specimen/ may hold: the papers of the invented matter, which exhibits
// and instruments show.

const word = shown.meta({ most: 80 });
/** A name that a program gave. */
const given = shown.meta({ kind: "name" });
const said = shown.meta({ kind: "numbered", input: "lines" });

const moment = z
  .string("expected a moment with its offset")
  .refine(
    (at) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?[+-]\d\d:\d\d$/.test(at) &&
      !Number.isNaN(Date.parse(at)),
    {
      error: "expected a moment with its offset",
      abort: true,
    },
  )
  .meta({ example: "2026-03-06T22:12-06:00" });

/**
 * Whether the clock of the matter showed this at that moment: daylight time began within the
 * matter.
 */
function isLocal(at: string): boolean {
  const { day, time } = wallTime(Date.parse(at), matter.zone);
  return at.startsWith(`${day}T${time}`);
}

const localMoment = moment.refine(
  isLocal,
  "expected the offset that Chicago had on that day: -06:00 until March 8, 2026, then -05:00",
);

/** "Mar 6, 10:05 PM" */
function printed(at: string): string {
  const { month, day, time } = momentWords(Date.parse(at), matter.zone);
  return `${month.slice(0, 3)} ${day}, ${time}`;
}

/** Those whom exhibits and instruments name by these keys. */
const person = z.enum(
  [
    "castellan",
    "amadi",
    "ostrow",
    "haddad",
    "moreau",
    "prentiss",
    "aumann",
    "ortega",
    "nand",
    "quint",
    "pratt",
    "falk",
    "hollis",
    "okafor",
    "bell",
    "tate",
    "sylvieMoreau",
    "brenner",
  ],
  "expected a key of content/specimen/people.yaml, as castellan",
);
export type PersonId = z.infer<typeof person>;

const organization = choice(["vellmark", "ravensau", "tarnEllery", "hollisPrentiss", "sableRowe"]);

/** The side: it decides whether a recipient creates or breaks a privilege. */
const side = choice([
  "employee",
  "in-house counsel",
  "outside counsel",
  "auditor",
  "supplier",
  "committee",
]);

const everyone = "expected each person by its key, and below it name, title, organization and role";

export const specimenPeople = fields({
  organizations: z.record(
    organization,
    fields({ name: word, domain: word }),
    "expected each organization by its key",
  ),
  people: z.record(person, fields({ name: word, title: word, organization, role: side }), everyone),
  custodians: z.array(person, "expected a list of keys: a hyphen before each"),
  staff: fields({
    examiner: personKey.meta({ label: "Of ours: who made the image of the phone" }),
    keeper: personKey.meta({ label: "Of ours: who keeps the evidence room" }),
    administrator: personKey.meta({ label: "Of ours: who administers the workspaces" }),
  }),
  reviewers: z.array(word, "expected a list of names: a hyphen before each"),
});

export const workbook = fields({
  name: word,
  versions: list({ version: given, saved: localMoment, reserve: word }).refine(
    (versions) =>
      ["v1", "v5", "v6", "v7", "v8"].every((name) => versions.some((one) => one.version === name)),
    "expected the versions v1, v5, v6, v7 and v8, of which pages tell",
  ),
  link: fields({ bates: number, sent: localMoment }),
}).transform(({ name, versions, link }) => ({
  name,
  versions: versions.map((one) => ({ ...one, shown: printed(one.saved) })),
  /** The message with the link, and the version that was current when it was sent. */
  link: {
    ...link,
    shown: printed(link.sent),
    asSent:
      versions.findLast(({ saved }) => Date.parse(saved) <= Date.parse(link.sent))?.version ?? "",
  },
}));

/** The acts that exhibits tell of, in the log's words. */
const acts = ["FileDownloaded", "New-InboxRule", "FolderDeleted"] as const;
export type Act = (typeof acts)[number];

export const auditLog = list({
  at: localMoment,
  person,
  operation: given,
  object: word,
  amount: word,
}).check(({ value, issues }) => {
  for (const act of acts)
    if (!value.some(({ operation }) => operation === act))
      issues.push({
        code: "custom",
        path: [],
        input: value,
        message: `expected a record of ${act}, of which exhibits tell`,
      });
  for (const [i, { at }] of value.entries())
    if (Date.parse(at) < Date.parse(value[i - 1]?.at ?? at))
      issues.push({
        code: "custom",
        path: [i, "at"],
        input: at,
        message: "is before the record above it: expected them in order",
      });
});

export const privilegeLog = list({
  entry: number,
  bates: number,
  basis: choice(["Attorney-client", "Attorney-client, work product"]),
  description: said,
});

const document = fields({
  bates: number.optional().meta({ label: "Number of its first page", example: "4105" }),
  control: word
    .optional()
    .meta({ label: "Control number, if it is not responsive", example: "C-061204" }),
  pages: number,
  kind: choice([
    "calendar",
    "chat",
    "contract",
    "document",
    "email",
    "log",
    "minutes",
    "note",
    "pdf",
    "photo",
    "scan",
    "spreadsheet",
    "voice",
  ]),
  at: moment.meta({ label: "Sent or last saved, by the writer's clock" }),
  from: person,
  to: z.array(person, "expected a list of keys, as [haddad, moreau]").optional(),
  cc: z.array(person, "expected a list of keys, as [haddad, moreau]").optional(),
  custodian: z.enum(
    [...person.options, "dispatch", "it", "warehouse"],
    "expected a key of people.yaml, or dispatch, it or warehouse",
  ),
  subject: word,
  text: said.optional().meta({ label: "Text as produced" }),
  language: choice(["de"]).optional().meta({ label: "Language, if it is not English" }),
  translation: said.optional(),
  parent: number
    .optional()
    .meta({ label: "Number of the message to which it was attached", example: "4104" }),
  call: choice(["produced", "redacted", "withheld", "not responsive"]),
  log: number.optional().meta({ label: "Entry on the privilege log" }),
  trap: said
    .optional()
    .meta({ label: "A likely misreading, and why it is wrong", help: "Nobody but you reads it." }),
});

/**
 * A document of the matter as produced: a withheld one has only its log entry. Counsel’s words are
 * in counsel/, which nothing else loads.
 */
export type SpecimenDocument = z.infer<typeof document>;

export type DocumentKind = SpecimenDocument["kind"];

/** Sources that are places, not persons. */
export type SharedSource = Exclude<SpecimenDocument["custodian"], PersonId>;

/** What cannot stay in a document, by the field that shows it. */
const rules: readonly (readonly [
  field: keyof SpecimenDocument,
  isKept: (document: SpecimenDocument) => boolean,
  message: string,
])[] = [
  [
    "control",
    ({ call, control }) => (call === "not responsive") === (control !== undefined),
    "expected for what is not responsive, and for nothing else",
  ],
  [
    "bates",
    ({ call, bates }) => (call === "not responsive") === (bates === undefined),
    "expected a number, unless it is not responsive",
  ],
  [
    "text",
    ({ call, text }) => (call === "withheld") === (text === undefined),
    "expected in every document but a withheld one",
  ],
  [
    "text",
    ({ call, text = "" }) => text.includes("[Redacted:") === (call === "redacted"),
    "expected [Redacted: …] in what is redacted, and in nothing else",
  ],
  [
    "translation",
    ({ language, translation }) => (language === undefined) === (translation === undefined),
    "expected with a language, and never without",
  ],
  [
    "log",
    ({ call, log }) => call !== "withheld" || log !== undefined,
    "expected the entry of what is withheld, as 12",
  ],
  [
    "log",
    ({ call, log }) => log === undefined || call === "withheld" || call === "redacted",
    "is on the privilege log: expected it to be withheld or redacted",
  ],
  [
    "at",
    ({ at, trap }) => isLocal(at) || trap !== undefined,
    "has an offset that Chicago did not have: expected a trap that says why",
  ],
];

export const specimenDocuments = z
  .array(document, "expected a list: a hyphen before each document")
  .check(({ value, issues }) => {
    const fault = (i: number, field: keyof SpecimenDocument, message: string) =>
      void issues.push({ code: "custom", path: [i, field], input: value[i]?.[field], message });
    for (const [i, one] of value.entries()) {
      for (const [field, isKept, message] of rules) if (!isKept(one)) fault(i, field, message);
      if (one.parent === undefined) continue;
      const parent = value.find(({ bates }) => bates === one.parent);
      const before = value[i - 1];
      if (!parent || !before || (before !== parent && before.parent !== one.parent))
        fault(i, "parent", "expected it directly below its message or the attachment before it");
      else if (one.bates !== (before.bates ?? 0) + before.pages)
        fault(i, "bates", "expected the number after the last page of the one above");
      if (parent && parent.custodian !== one.custodian)
        fault(i, "custodian", "expected the same as of its message");
      if (parent && Date.parse(one.at) > Date.parse(parent.at))
        fault(i, "at", "is younger than the message that it is attached to");
    }
  });
