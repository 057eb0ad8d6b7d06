import { z } from "zod";
import { isDay, isZone, officeHours } from "./office-hours.ts";
import { mailbox as mailboxOf, telephone } from "./references.ts";
import { day, fields, listOrNone, shown, times, webAddress, words } from "./schema-parts.ts";

// What each field of company.yaml may hold. `help` in `.meta()`: what an empty or changed field
// does.

/** Null for a field that is left empty. */
const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? null);

const year = z.int("expected a year").gte(1900, "expected a year").lte(2100, "expected a year");

const phone = z
  .string("expected a telephone number")
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, "expected a telephone number")
  .transform(telephone)
  .meta({ label: "Telephone", example: "(773) 555-0198" });

const mailbox = z
  .string("expected a mailbox")
  .regex(/^[\w+-]+(\.[\w+-]+)*$/, "expected the part before the @")
  .transform(mailboxOf)
  .meta({ label: "Mailbox", example: "info" });

const domain = z
  .string("expected a domain")
  .regex(/^[\w-]+(\.[\w-]+)+$/, "expected the part after the @")
  .meta({ label: "Domain of all mailboxes", example: "whitlock.example" });

const days = z
  .string("expected the days of the week")
  .transform((line, context) => {
    const names = line.split(", ");
    const found = names.filter(isDay);
    if (found.length < names.length)
      context.addIssue(
        "expected days of the week, separated by commas, as Mon, Tue, Wed, Thu, Fri",
      );
    return found;
  })
  .meta({ label: "Days", example: "Mon, Tue, Wed, Thu, Fri" });

const zone = z
  .string("expected a time zone")
  .refine(isZone, "expected a time zone")
  .meta({ label: "Time zone", example: "America/Chicago" });

const hours = fields({
  days,
  open: times.meta({ label: "Start and end, in the office's zone", example: "08:00 to 18:00" }),
  zone,
  abbreviation: words.meta({ label: "Zone, in short", most: 5, example: "CST" }),
  clock: words.meta({ label: "Zone, in words", most: 30, example: "Central Time" }),
}).transform(({ open, ...rest }) => officeHours({ ...rest, opens: open.start, closes: open.end }));

/** Who has made sure of something, and when; null: nobody. */
const confirmed = (label: string, help: string) =>
  optional(fields({ by: words.meta({ example: "Ada Whitlock" }), date: day })).meta({
    label,
    help,
  });

const night = fields({
  phone: optional(phone).meta({
    label: "Telephone at night",
    help: "Shown in the header while the office is closed. Empty: there is none.",
  }),
  header: words.meta({
    label: "In the header, before the opening time",
    most: 24,
    example: "Leave a message",
  }),
  answers: shown.meta({
    label: "Who answers",
    example: "When the office is closed, our main number takes a message.",
  }),
  newMatters: shown.meta({
    label: "A call about a new matter",
    example: "New matters are called back from {opening-time}.",
  }),
  clients: shown.meta({
    label: "A client's call",
    example: "Clients reach the on-call project manager.",
  }),
  confirmed: confirmed("Confirmed by", "Who has made sure that this is what happens, and when."),
});

const closedDays = fields({
  counted: z.boolean("expected true or false").meta({
    label: "The form's hours run on weekends and holidays",
    help: "true: somebody answers on those days. false: the hours wait for the next business day.",
  }),
  ifCounted: shown.meta({
    label: "Said when they run",
    example: "Weekends and holidays are counted too.",
  }),
  ifNot: shown.meta({
    label: "Said when they do not",
    example: "Weekends and holidays are not counted.",
  }),
});

/** A person to tell by mail, or a chat system's webhook. */
export type RotaPlace = { readonly name: string } & (
  | { readonly mail: string }
  | { readonly webhook: `https://${string}` }
);

const place = fields({
  name: words.meta({ label: "Name", example: "Ada Whitlock" }),
  mail: z
    .email("expected an address")
    .optional()
    .meta({ label: "Mail", example: "ada@whitlock.example" }),
  webhook: webAddress
    .optional()
    .meta({ label: "Webhook", example: "https://chat.whitlock.example/hooks/1" }),
}).transform(({ name, mail, webhook }, context): RotaPlace => {
  if (mail && !webhook) return { name, mail };
  if (webhook && !mail) return { name, webhook };
  context.addIssue("expected either mail or webhook below the name, as mail: ada@whitlock.example");
  return z.NEVER;
});

/** Letters for which the header has room on a phone. */
const ROOM = 18;

export const company = fields({
  name: words.meta({ label: "Name", most: 40, example: "Whitlock Discovery" }),
  shortName: words
    .refine(
      ({ length }) => length <= ROOM,
      `expected at most ${ROOM} letters, for which the header of a phone has room`,
    )
    .meta({ label: "Name in the header", most: ROOM, example: "Whitlock" }),
  legalName: words.meta({ label: "Legal name", most: 60, example: "Whitlock Discovery LLC" }),
  batesPrefix: z
    .string("expected capital letters")
    .regex(/^[A-Z]{2,6}$/, "expected two to six capital letters")
    .meta({ label: "Bates prefix", example: "WHT" }),
  established: year.meta({ label: "Year of foundation", example: "1998" }),
  copyrightYear: year.meta({ label: "Year of copyright", example: "2027" }),
  phone,
  mail: fields({ domain, info: mailbox, ideas: mailbox, security: mailbox }).transform(
    ({ info, ideas, security }) => ({
      info,
      ideas,
      security,
    }),
  ),
  address: fields({
    street: words.meta({ label: "Street", example: "7 Sample Square" }),
    city: words.meta({ label: "City", example: "Chicago" }),
    region: words.meta({ label: "State", example: "IL" }),
    postalCode: words.meta({ label: "ZIP code", example: '"60654"' }),
    country: z
      .string("expected a country of two letters")
      .regex(/^[A-Z]{2}$/, "expected a country of two letters")
      .meta({ example: "US" }),
  }),
  hours,
  night,
  closedDays,
  conflictCheck: optional(shown).meta({
    label: "How long the conflict check takes",
    help: "A sentence. Empty: pages say that we name the time when we have the names.",
  }),
  consultation: fields({
    answer: shown.meta({
      label: "Beside the last buttons of some pages",
      example: "A project manager answers within {figure:responseHours}.",
    }),
    note: shown.meta({
      label: "Below the last buttons of some pages",
      example: "Free consultation, {spelled:consultation}.",
    }),
  }),
  rota: listOrNone(place, "expected a list: a hyphen before each name").meta({
    label: "Who is told of an overdue message",
    help: "In this order. Empty: nobody is told.",
  }),
  published: fields({
    articles: confirmed(
      "Articles: confirmed by",
      "Who has made sure that those on the site are yours.",
    ),
    events: confirmed(
      "Events: confirmed by",
      "Who has made sure that those on the site are yours.",
    ),
    caseStudies: confirmed(
      "Case studies: confirmed by",
      "Who has made sure that those on the site, and the award, are yours.",
    ),
    addresses: confirmed(
      "Addresses elsewhere: confirmed by",
      "Who has opened the social, booking, newsletter and platform addresses, and made sure that they are yours.",
    ),
  }),
  messagesKeptDays: z.int("expected a number of days").positive("expected 1 or more").meta({
    label: "Days for which a message is kept",
    example: "365",
    help: "Must be RETENTION_DAYS where that is set.",
  }),
  origin: webAddress
    .refine(
      (address) => URL.parse(address)?.origin === address,
      "expected the address without a path or a slash at its end",
    )
    .meta({ label: "Address of the site", example: "https://www.whitlock.example" }),
  social: z.array(
    fields({
      network: z.enum(
        ["facebook", "professional", "posts", "video"],
        "expected one of facebook, professional, posts, video",
      ),
      label: words.meta({ label: "Name", most: 30, example: "Professional network" }),
      href: webAddress.meta({ example: "https://network.example/company/whitlock" }),
    }),
    "expected a list: a hyphen before each network",
  ),
  bookingUrl: optional(webAddress).meta({
    label: "Booking calendar",
    help: "Empty: /consultation takes requests for a time itself.",
    example: "https://calendar.example/whitlock/consultation",
  }),
  platform: fields({
    name: words.meta({ label: "Name", most: 24, example: "Lantern" }),
    site: webAddress.meta({ example: "https://lantern.example" }),
    demo: webAddress.meta({ example: "https://lantern.example/demo" }),
  }),
  mailingListUrl: optional(webAddress).meta({
    label: "Mailing list",
    help: "Empty: the newsletter box uses the contact form.",
    example: "https://whitlock.us1.list-manage.example/subscribe/post?u=1&id=2",
  }),
  mailingListField: z
    .string("expected the name of a field")
    .regex(/^[A-Za-z][\w[\]-]*$/, "expected the name of a field")
    .meta({ label: "The mailing list's field", example: "EMAIL" }),
  searchConsole: optional(
    z
      .string("expected the code in the meta tag alone")
      .regex(
        /^[\w-]{43}$/,
        "expected the code in the meta tag alone: 43 letters, digits, hyphens and underscores",
      ),
  ).meta({ label: "Search Console" }),
  legal: fields({
    privacy: optional(webAddress).meta({ example: "https://www.whitlock.example/privacy" }),
    terms: optional(webAddress).meta({ example: "https://www.whitlock.example/terms" }),
  }).meta({ label: "Addresses of the legal texts" }),
  evidenceUrl: optional(webAddress).meta({
    label: "Evidence of a release",
    help: "Empty: the security answers have no link to it.",
    example: "https://evidence.whitlock.example/4f1c2ab",
  }),
});
