import { z } from "zod";
import { type InstrumentName, versions } from "./names.ts";

// What each report holds. A report may have more: a reader passes over what it does not know. Times
// are ISO 8601 in UTC.

const text = z.string();
const number = z.number();
const yes = z.boolean();
const time = z.iso.datetime();
const day = z.iso.date();
const digest = text.regex(/^[\da-f]+$/).describe("In hex digits");
const list = <Item extends z.ZodType>(item: Item) => z.array(item);
const unread = list(z.looseObject({ name: text, reason: text }));
const range = z.looseObject({ low: number, high: number });
const estimated = z.looseObject({ estimate: number, low: number, high: number });

const message = z.looseObject({
  source: text,
  number: number.optional(),
  attachedTo: text.optional(),
  from: text,
  to: text,
  subject: text,
  messageId: text,
  sent: z.looseObject({ written: text, utc: text.optional() }).optional(),
});
const link = z.looseObject({
  message,
  address: text,
  target: text,
  wrappers: list(text),
  shown: text.optional(),
  shownDiffers: yes,
  places: list(text),
  marks: list(text),
  isQuoted: yes,
  askFor: text,
});
const attachment = z.looseObject({
  message,
  name: text.nullable(),
  type: text,
  size: number,
  sha256: digest,
  isInline: yes,
});

const burden = z.looseObject({
  ...{
    collected: number,
    unique: number,
    loaded: number,
    read: number,
    hours: number,
    days: number,
  },
  ...{ hostedFirst: number, hostedLast: number, gigabyteMonths: number },
});
const bars = list(z.looseObject({ key: text, low: number, high: number }));
const clock = z.looseObject({
  id: text,
  what: text,
  from: text,
  page: text.nullable(),
  checked: day,
  owner: text,
});

const findings = {
  activity: z.looseObject({
    verdict: text,
    began: time,
    ended: time,
    reading: z.looseObject({
      ...{
        rows: number,
        records: number,
        duplicates: number,
        shifted: number,
        extended: number,
        resultCount: number,
      },
      cut: z.looseObject({ count: number, first: list(number) }),
      skipped: z.looseObject({ count: number, first: list(number) }),
      mailAccess: z.looseObject({ sync: number, bind: number, throttled: number }),
      first: time,
      last: time,
      rowsInFiles: list(number),
      notRead: unread,
    }),
    settings: z.looseObject({
      ...{ zone: text, person: text, since: text, domains: list(text) },
      ...{ downloads: number, minutes: number, days: number, withOpened: yes },
    }),
    tests: list(
      z.looseObject({
        test: text,
        standing: z.enum(["found", "notFound", "noRecords", "noDate"]),
        recordsRead: number,
        found: number,
        shown: list(
          z.looseObject({
            ...{ account: text, from: time, to: time, records: number, inChronology: yes },
            lines: list(
              z.looseObject({
                from: time,
                to: time,
                operation: text,
                records: number,
                object: text,
                firstRow: number,
                file: number,
              }),
            ),
          }),
        ),
      }),
    ),
    accounts: list(
      z.looseObject({
        user: text,
        kind: text,
        records: number,
        downloads: number,
        deletions: number,
        first: time,
        last: time,
      }),
    ),
    hours: list(z.looseObject({ day, records: list(number).length(24) })),
  }),
  deidentify: z.looseObject({
    verdict: text,
    list: z.enum(["hipaa", "frcp"]),
    ...{ agesReckonedIn: number, outputCharacters: number, originalsRemaining: number },
    counts: list(z.looseObject({ kind: text, found: number, replaced: number, kept: number })),
    labels: list(
      z.looseObject({
        label: text,
        kind: text,
        rule: text,
        foundBy: text,
        count: number,
        original: text.optional(),
      }),
    ),
  }),
  elusion: z.looseObject({
    ...{
      drawnFrom: text,
      size: number,
      sampled: number,
      found: number,
      responsive: number.optional(),
    },
    ...{ confidence: number, rate: number, interval: range, method: text, upperOneSided: number },
    ...{ documents: estimated, recall: estimated.optional(), sentence: text },
    plan: z.looseObject({ documents: number, basis: text }),
  }),
  estimate: z.looseObject({
    totals: z.looseObject({ low: burden, middle: burden, high: burden }),
    middleByKind: z.record(text, burden),
    tornado: z.looseObject({ read: bars, hostedLast: bars, hours: bars }),
    assumptions: list(
      z.looseObject({ key: text, name: text, unit: text, means: text, source: text }),
    ),
    paragraph: text,
  }),
  "first-72-hours": z.looseObject({
    expiries: list(
      clock.extend({ start: day, days: number, expires: day, left: number, isRead: yes }),
    ),
    toRead: list(clock.extend({ screen: text })),
    windows: list(z.looseObject({ hours: number, ends: time })),
    tasks: list(z.looseObject({ within: number, what: text, who: text })),
  }),
  hash: z.looseObject({
    ...{
      verdict: text,
      algorithms: list(text),
      bytes: number,
      began: time,
      ended: time,
      manifestSha256: digest,
    },
    files: list(
      z.looseObject({
        path: text,
        result: z.enum(["same", "different", "missing", "extra", "unread"]).optional(),
        size: number.optional(),
        modified: time.optional(),
        digests: z.record(text, digest).optional(),
        listed: z.looseObject({ path: text, algorithm: text, digest, line: number }).optional(),
        sameContentAs: text.optional(),
      }),
    ),
    listLinesNotRead: list(number).optional(),
  }),
  languages: z.looseObject({
    ...{ verdict: text, paragraphs: number, words: number },
    tally: list(
      z.looseObject({
        code: text.nullable(),
        name: text,
        documents: number,
        paragraphs: number,
        words: number,
        doubtful: number,
      }),
    ),
    doubtful: list(
      z.looseObject({ text, paragraph: number, line: number, sureness: text, words: number }),
    ),
    wordsOfTwoAlphabets: list(
      z.looseObject({ text, paragraph: number, line: number, word: text, letters: text }),
    ),
    notRead: unread,
  }),
  links: z.looseObject({
    ...{ verdict: text, messages: number, otherLinks: number, sealedMessages: number },
    mailboxes: list(z.looseObject({ name: text, dated: number, undated: number })),
    links: list(
      link.extend({
        file: z.looseObject({
          provider: text,
          kind: text,
          place: text.optional(),
          id: text.optional(),
          name: text.optional(),
        }),
      }),
    ),
    closedLinks: list(link),
    attachments: list(attachment),
    inlinePictures: list(attachment),
    notRead: unread,
  }),
  photo: z.looseObject({
    verdict: text,
    thresholds: z.looseObject({ mean: number, field: number, shape: number }),
    photographs: list(
      z.looseObject({
        ...{
          name: text,
          size: number,
          sha256: digest,
          format: text,
          modified: time,
          missing: list(text),
          comments: list(text),
        },
        times: list(z.looseObject({ source: text, written: text })),
        place: z.looseObject({ written: text }).optional(),
        toAskAbout: list(z.looseObject({ kind: text, sentence: text })),
      }),
    ),
    notRead: unread,
  }),
  production: z.looseObject({
    verdict: text,
    facts: z.looseObject({
      ...{
        documents: number,
        pages: number,
        imageLines: number,
        logEntries: number,
        logUnread: number,
        explained: number,
      },
      ...{ missing: number, redactedOnLog: number, files: number, bytes: number },
      sequences: list(z.looseObject({ first: text, last: text })),
    }),
    reading: z.looseObject({
      ...{ encoding: text, delimiter: text.nullable(), qualifier: text },
      fields: z.record(text, text.nullable()),
      dates: list(text),
      roles: list(z.looseObject({ path: text, role: text })),
    }),
    tests: list(
      z.looseObject({
        test: text,
        state: text,
        count: number,
        kept: number,
        reason: text.optional(),
      }),
    ),
    exceptions: list(
      z.looseObject({
        test: text,
        kind: text,
        list: text,
        line: number,
        at: text,
        values: list(text),
        what: text,
      }),
    ),
    notRead: list(z.looseObject({ path: text, reason: text })),
  }),
  query: z.looseObject({
    documents: number,
    log: list(
      z.looseObject({
        ...{
          at: time,
          question: text,
          answer: text.nullable(),
          supported: number,
          wordsInNoDocument: list(text),
        },
        filters: z.looseObject({ custodian: text, kind: text, from: text, to: text }),
        cited: list(
          z.looseObject({
            number: text,
            passage: text,
            rendition: text,
            support: number,
            privilegeLog: number.optional(),
          }),
        ),
      }),
    ),
  }),
  redactions: z.looseObject({
    verdict: text,
    withWords: yes,
    files: list(
      z.union([
        z.looseObject({ name: text, refused: text }),
        z.looseObject({
          ...{
            name: text,
            verdict: text,
            notes: list(text),
            pages: number,
            earlierVersions: number,
            isRestricted: yes,
            isPortfolio: yes,
          },
          bars: z.looseObject({ holding: number, empty: number, untested: number }),
          tests: list(
            z.looseObject({
              number,
              test: text,
              name: text,
              result: text,
              count: number,
              notes: list(text),
            }),
          ),
          findings: list(
            z.looseObject({
              ...{
                test: text,
                cause: text,
                title: text,
                grade: text,
                todo: list(text),
                page: number.optional(),
              },
              box: list(number).length(4).optional(),
              words: text.optional(),
            }),
          ),
        }),
      ]),
    ),
  }),
  summary: z.looseObject({
    ...{ sentences: number, words: number, language: text.nullable(), shown: text },
    counts: z.looseObject({ brief: number, moderate: number, comprehensive: number }),
    selected: list(
      z.looseObject({
        number,
        start: number,
        end: number,
        words: number,
        lengths: list(text),
        text,
      }),
    ),
  }),
  transcript: z.looseObject({
    ...{ format: text, encoding: text, cues: number, pages: number, lines: number },
    layout: z.looseObject({ linesPerPage: number, columns: number }),
    problems: list(z.looseObject({ line: number, kind: text })),
    ownPlaces: list(text.nullable()).optional(),
    designations: list(
      z.looseObject({
        party: text,
        range: text,
        lines: number,
        firstWords: text,
        lastWords: text,
        repeatsAnEarlierRow: yes,
      }),
    ),
    totals: list(
      z.looseObject({ party: text, clips: number, lines: number, length: number, untimed: number }),
    ),
    notRead: list(z.looseObject({ row: number, kind: text, piece: text })),
  }),
} as const satisfies Record<InstrumentName, z.ZodType>;

/** What the whole report of an instrument holds, as it is saved and printed. */
export const reportSchema = (name: InstrumentName) =>
  z.looseObject({
    report: z.literal(1),
    instrument: z.literal(name),
    version: z.literal(versions[name]),
    made: time,
    specimen: yes,
    inputs: list(
      z.union([
        z.looseObject({ name: text, size: number, sha256: digest.nullable() }),
        z.looseObject({ name: text, value: z.union([text, number]) }),
      ]),
    ),
    findings: findings[name],
    limits: list(text).min(1),
  });

/** The same as JSON Schema. */
export const schemaOf = (name: InstrumentName) => z.toJSONSchema(reportSchema(name));
