import { z } from "zod";
import { fields, phrase, saying, shown, target } from "./schema-parts.ts";

// What each field of form-words.yaml and words.yaml may hold: words, phrases that may begin or end
// with a space, and sayings with places.

const word = shown.meta({ most: 80 });
const sentence = shown;

/** A sentence with a number that is no figure of the register. */
const numbered = shown.meta({ kind: "numbered" });

const contactForm = fields({
  label: word,
  heading: word,
  required: word,
  caution: sentence,
  confidentiality: sentence,
  conflicts: sentence,
  conflictsOpen: sentence,

  kept: sentence,
  security: word,
  answered: fields({ by: saying("time"), within: word }),
  submit: word,
  sending: word,
  fields: fields({
    firstName: word,
    lastName: word,
    email: word,
    phone: word,
    contactMethod: word,
    message: word,
  }),
  methods: fields({ email: word, phone: word }),
  chosen: fields({ one: word, many: word, change: word, confirm: word }),
  urgent: fields({ label: numbered, mark: numbered, sent: numbered }),
  honeypot: word,
  errors: fields({
    firstName: word,
    lastName: word,
    email: word,
    contactMethod: word,
    noText: saying("field"),
    manyLines: saying("field"),
    tooLong: saying("field", "limit"),
  }),
  hints: fields({ phone: sentence }),
  summary: fields({ one: word, many: word }),
  success: fields({ title: word, text: sentence, keep: sentence }),
  receipt: fields({
    reference: word,
    received: word,
    due: word,
    limit: word,
    next: word,
    steps: fields({
      read: sentence,
      due: saying("time"),
      limit: saying("time"),
      silent: saying("phone"),
    }),
    sent: word,
    empty: word,
    digest: word,
    digests: fields({
      agree: sentence,
      differ: saying("phone"),
      browser: sentence,
      server: sentence,
      insecure: sentence,
      none: sentence,
      inBrowser: word,
      onServer: word,
    }),
    print: word,
    calendar: word,
    record: word,
    recordNote: sentence,
    printHint: sentence,
    event: fields({
      title: saying("company", "reference"),
      text: saying("company", "reference", "phone"),
    }),
  }),
  failure: fields({ title: word, text: sentence, kept: sentence, orWrite: word }),
  answer: fields({ error: word, hint: word, home: word, form: word }),
});

const preFlight = fields({
  title: word,
  lead: sentence,
  signs: fields({
    ssn: word,
    account: word,
    birth: word,
    docket: word,
    privilege: word,
    parties: word,
    mail: word,
  }),
  characters: saying("count"),
  takeOut: word,
  sendAnyway: word,
  orEdit: sentence,
  gap: saying("number"),
  out: fields({ title: word, lead: sentence, send: word, putBack: word }),
});

const topic = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Topics that links of pages name. */
const neededTopics = [
  "newsletter",
  "modern-attachments-demo",
  "google-drive-demo",
  "pricing",
  "security-answers",
  "event-updates",
  "event-place",
];

export const contact = fields({
  contactForm,
  requests: fields({
    topics: z
      .record(topic, phrase(), {
        error: ({ code }) =>
          code === "invalid_key"
            ? "expected a topic of small letters, digits and hyphens, as event-updates"
            : "expected a topic on each line",
      })
      .check(({ value, issues }) => {
        for (const name of neededTopics.filter((one) => !(one in value)))
          issues.push({
            code: "custom",
            path: [name],
            input: undefined,
            message: "expected a message, as Please tell me about your next events.",
          });
      }),
    article: saying("title"),
    consultation: saying("times"),
    search: saying("words"),
  }),
  preFlight,
  acknowledgement: fields({
    subject: saying("reference"),
    text: saying("reference", "received", "receivedUtc", "due", "latest"),
  }),
  problems: fields({
    storeUnavailable: saying("phone"),
    overloaded: saying("phone"),
    internal: saying("phone"),
    tooMany: saying("phone"),
    tooLarge: saying("kibibytes"),
    inFlight: sentence,
    crossSite: sentence,
  }),
});

const eventType = fields({ name: word, one: word, text: sentence });

const eventTypes = fields({
  cle: eventType,
  webinar: eventType,
  conference: eventType,
  workshop: eventType,
});

export const eventTypeNames = eventTypes.keyof().options;

const link = fields({ label: word, to: target });

const search = fields({
  open: word,
  title: word,
  field: word,
  hint: word,
  clear: word,
  close: word,
  results: word,
  kinds: fields({ page: word, article: word, guide: word, case: word, event: word }),
  newTab: word,
  count: fields({
    one: word,
    many: saying("n"),
    none: word,
    partial: sentence,
    loading: word,
    titles: word,
    titlesOnly: sentence,
  }),
  suggestions: word,
  missing: saying("words"),
  or: word,
  empty: fields({
    heading: saying("q"),
    help: sentence,
    start: z.array(link, "expected a list of links: a hyphen before each"),
    headingOfTitles: saying("q"),
    helpOfTitles: sentence,
    ask: saying("q"),
    call: word,
    night: sentence,
  }),
  failed: fields({ heading: sentence, help: sentence }),
  articles: word,
  articlesFor: saying("q"),
  whole: saying("q"),
  contact: link,
  keys: z.array(fields({ key: word, does: word }), "expected a list of key and does"),
  slash: word,
});

export const siteWords = fields({
  labels: fields({
    onThisPage: word,
    breadcrumb: word,
    index: word,
    tab: saying("letter", "practice"),
    exhibit: word,
    exhibitShort: word,
    form: word,
    formNote: saying("items"),
    article: word,
    portrait: saying("name"),
    profile: word,
    writeTo: saying("name"),
    learnMore: word,
    learnMoreAbout: saying("title"),
    notifications: word,
    dismiss: word,
  }),
  officeLine: fields({
    open: saying("at"),
    closed: saying("header", "at"),
    closedShort: saying("at"),
    night: word,
  }),
  recovery: fields({ failed: sentence, reload: word, close: word }),
  noConnection: sentence,
  unavailable: fields({ title: word, text: sentence, form: sentence, call: word }),
  feeds: fields({ blog: word, outside: word, events: word }),
  guideFrame: fields({
    title: saying("title"),
    tab: saying("number"),
    exhibit: saying("letter"),
    table: saying("number"),
    does: word,
    doesNot: word,
    ask: word,
    page: word,
    consultation: word,
    limits: sentence,
  }),
  basisWords: fields({
    of: saying("figure"),
    confirmed: saying("name", "date"),
    none: sentence,
    kinds: fields({ promise: sentence, offer: sentence }),
    parts: fields({
      counted: word,
      by: word,
      population: word,
      period: word,
      date: word,
      isNot: word,
    }),
    differs: word,
    home: word,
    close: word,
    list: fields({ heading: word, where: sentence, lead: sentence, data: word }),
  }),
  buyerFacts: fields({
    note: word,
    close: word,
    ask: saying("facts"),
    and: word,
    link: fields({ label: word, to: target }),
  }),
  eventTypes,
  search,
});
