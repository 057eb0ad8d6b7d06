import { z } from "zod";
import { months } from "./days.ts";
import { type Day, dayNames, week } from "./office-hours.ts";
import { logo, pictureIn } from "./picture.ts";
import { dayOfPublication, publishAt } from "./publish-at.ts";
import { figuresIn, personKeys, withReferences } from "./references.ts";
import {
  day,
  id,
  listOrNone,
  mailAddress,
  shown,
  target,
  times,
  title,
  webAddress,
  words,
  yes,
} from "./schema-parts.ts";
import { eventTypeNames } from "./schema-words.ts";

// What each field of the lists may hold.

export const people = z
  .record(
    z.string().regex(/^[a-z]+$/),
    z
      .strictObject(
        {
          name: words.meta({ label: "Name", most: 40, example: "Ada Whitlock" }),
          initials: z
            .string("expected two letters")
            .regex(/^\p{Lu}{2}$/u, "expected two capital letters")
            .meta({ example: "AW" }),
          role: words.meta({ label: "Role", most: 60, example: "Director of Hosting" }),
          bio: shown.meta({
            label: "Biography",
            example: "Keeps the shelf, the seal and the log.",
          }),
          seed: z
            .int("expected a whole number")
            .positive("expected 1 or more")
            .meta({ label: "Number of the engraving", example: "11" }),
          picture: pictureIn("portrait").optional(),
          profile: webAddress,
          mail: mailAddress,
        },
        "expected the fields of a person below the key: name, initials, role, bio, seed, profile, mail",
      )
      .meta({ label: "Person" }),
    {
      error: ({ code }) =>
        code === "invalid_key"
          ? "expected a key of small letters, as whitlock"
          : "expected a key for each person and below it the fields",
    },
  )
  .meta({ keyFrom: "name" });

/** Search words on one line, separated by commas. */
const searchWords = z
  .string("expected words separated by commas (a number alone needs quotation marks)")
  .transform((line) =>
    withReferences(line)
      .split(",")
      .flatMap((word) => word.trim() || []),
  )
  .check(({ value, issues }) => {
    const twice = value.find((word, i) => value.slice(0, i).some((above) => isSame(above, word)));
    if (twice) issues.push({ code: "custom", message: `has “${twice}” twice`, input: value });
    if (value.length === 0)
      issues.push({ code: "custom", message: "expected words separated by commas", input: value });
  })
  .meta({ label: "Words", example: "custodian, key player" });

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export const synonyms = z.array(
  searchWords.refine(
    ({ length }) => length !== 1,
    "expected two words or more that mean the same, separated by commas",
  ),
  "expected a list: a hyphen before each row",
);

/** A question has one answer. */
export const intents = z
  .array(
    z.strictObject({ asks: searchWords, to: target }),
    "expected a list: a hyphen before each entry",
  )
  .check(({ value, issues }) => {
    for (const [i, { asks }] of value.entries()) {
      const above = value.slice(0, i).flatMap((entry) => entry.asks);
      for (const ask of asks.filter((word) => above.some((other) => isSame(other, word))))
        issues.push({
          code: "custom",
          message: `an entry above has “${ask}” too: keep one`,
          input: value,
          path: [i, "asks"],
        });
    }
  });

export const partners = z.strictObject({
  heading: words.meta({ label: "Heading", most: 80 }),
  partners: z.array(
    z.strictObject({
      id: id.meta({ label: "Short name, not shown", example: "lexhold" }),
      name: words.meta({ label: "Name", most: 24, example: "Lexhold" }),
      role: words.meta({ label: "Role", most: 30, example: "Review platform" }),
      logo: logo.optional(),
    }),
    "expected a list: a hyphen before each partner",
  ),
});

const expectedPerson = () => `expected somebody of content/people.yaml: ${personKeys().join(", ")}`;

/** The key of somebody of people.yaml. */
export const personKey = z
  .string({ error: expectedPerson })
  .refine((key) => personKeys().includes(key), { error: expectedPerson })
  .meta({ label: "Person", choices: "people" });

export const events = z
  .array(
    z
      .strictObject({
        id: id.meta({ label: "Name of the calendar file", desk: "hidden" }),
        title,
        type: z.enum(eventTypeNames, `expected one of ${eventTypeNames.join(", ")}`),
        date: day,
        time: times,
        location: words.meta({ label: "Place", most: 40, example: "Chicago" }),
        address: words.optional(),
        online: yes,
        description: shown.meta({
          label: "Description",
          most: 200,
          example: "Remote collection, consent, and what survives a reset.",
        }),
        speaker: personKey,
        picture: pictureIn("article").optional(),
        featured: yes.default(false),
        details: z
          .strictObject({
            program: z.array(
              z.strictObject({ at: words.meta({ example: '"2:15"' }), text: shown }),
              "expected a list of at and text",
            ),
            notes: z.array(shown, "expected a list of notes"),
          })
          .optional(),
        changed: day,
        publishAt: publishAt.optional(),
      })
      .refine(({ date, publishAt: from }) => from === undefined || dayOfPublication(from) <= date, {
        error: "is after the event's date: expected an earlier day",
        path: ["publishAt"],
      })
      .transform(({ online, ...event }) => ({ ...event, isVirtual: online }))
      .meta({ label: "Event" }),
    "expected a list: a hyphen before each event",
  )
  .meta({ keyFrom: "title" });

/** How a case study is laid out on its page. */
export const tellings = ["plain", "triptych", "thread", "contact-sheet"] as const;

const result = words.transform((text) => ({
  text: withReferences(text),
  figures: figuresIn(text),
}));

export const caseStudies = z.array(
  z
    .strictObject({
      id: id.meta({ label: "Address on the page", example: "wechat-audio" }),
      title: title.meta({ example: "WeChat audio" }),
      category: words.meta({
        label: "Category",
        most: 30,
        example: "Transcription",
        choices: "study-categories",
        adds: "category",
      }),
      told: z.enum(tellings, `expected one of ${tellings.join(", ")}`).default("plain"),
      picture: pictureIn("article").optional(),
      description: shown.meta({
        label: "Description",
        most: 120,
        example: "A partnership dispute, in pencil.",
      }),
      challenge: shown.meta({ example: "Nobody could search the ledgers." }),
      solution: shown.meta({ example: "We read them, and a person checked what was doubtful." }),
      results: z.array(result, "expected a list of results"),
      technologies: z.array(words, "expected a list of technologies"),
    })
    .transform(({ results, ...study }) => ({
      ...study,
      results: results.map(({ text }) => text),
      /** The claims among the results. */
      figures: results.flatMap(({ figures }) => figures),
    })),
  "expected a list: a hyphen before each case study",
);

export const holidays = z.strictObject({
  federal: listOrNone(
    z
      .strictObject({ name: words, on: z.string("expected a date").transform(readYearly) })
      .meta({ label: "Federal holiday" }),
    "expected a list of holidays",
  ).transform((entries) => entries.map(({ name, on }) => ({ name, ...on }))),
  closed: listOrNone(
    z
      .strictObject({ day, name: words.meta({ example: "Day after Thanksgiving" }) })
      .meta({ label: "Closing day" }),
    "expected a list of day and name",
  ),
  open: listOrNone(day, "expected a list of days"),
});

/** What a reply's words may name: `{first name}`. */
const replyPlaces = [
  "first name",
  "last name",
  "full name",
  "reference",
  "received",
  "staff name",
  "company",
  "phone",
] as const;

/** Words of a mail: what is in braces is filled in when somebody replies. */
const replyWords = z
  .string("expected words")
  .trim()
  .min(1, "expected words")
  .check(({ value, issues }) => {
    for (const [written, name] of value.matchAll(/\{([^}]*)\}/g))
      if (!replyPlaces.some((place) => place === name))
        issues.push({
          code: "custom",
          message: `expected ${replyPlaces.map((place) => `{${place}}`).join(", ")}, not ${written}`,
          input: value,
        });
  });

export const replyTemplates = z.strictObject({
  subject: replyWords.regex(
    /\{reference\}/,
    "expected {reference} in it: by it an answer finds its inquiry",
  ),
  quotation: replyWords,
  templates: z.array(
    z.strictObject({ name: words, text: replyWords }),
    "expected a list: a hyphen before each template",
  ),
});

/** A fixed date of every year, or the nth weekday of a month; -1 is the last. */
type Yearly = { readonly month: number } & (
  | { readonly day: number }
  | { readonly nth: number; readonly weekday: Day }
);

const ordinals = { first: 1, second: 2, third: 3, fourth: 4, last: -1 } as const;

/** Reads `July 4` and `third Monday of January`. */
function readYearly(text: string, context: z.RefinementCtx<string>): Yearly {
  const [, ordinal, weekday, named, fixed, date] =
    /^(?:(\w+) (\w+) of (\w+)|(\w+) (\d{1,2}))$/.exec(text.trim()) ?? [];
  const month = months.indexOf(named ?? fixed ?? "") + 1;
  const [, nth] = Object.entries(ordinals).find(([name]) => name === ordinal) ?? [];
  const key = week.find((one) => dayNames[one] === weekday);
  if (month > 0 && nth && key) return { month, nth, weekday: key };
  // In a common year, so that every year has the day.
  if (
    month > 0 &&
    date &&
    Number(date) >= 1 &&
    Number(date) <= new Date(Date.UTC(2027, month, 0)).getUTCDate()
  )
    return { month, day: Number(date) };
  context.addIssue(
    "expected a date that every year has, as July 4, or a weekday of a month, as third Monday of January or last Monday of May",
  );
  return z.NEVER;
}
