import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { gunzipSync } from "node:zlib";
import { company } from "content/company.ts";
import { sql } from "kysely";
import { writeBackup } from "service/backup/backup.ts";
import { type BookingEvent, createBookings } from "service/contact/bookings.ts";
import { takeBackAnswer } from "service/contact/replies.ts";
import type { Database } from "service/db/database.ts";
import { createAcknowledgementLimit } from "service/delivery/channels/acknowledgement.ts";
import { createFileChannel } from "service/delivery/channels/file.ts";
import { createInboxMail } from "service/delivery/channels/inbox-mail.ts";
import { startDispatcher } from "service/delivery/dispatcher.ts";
import { createAnswers } from "service/mailbox/answers.ts";
import type { Channel } from "service/outbox/channel.ts";
import { createOutbox } from "service/outbox/outbox.ts";
import { createStaff } from "service/staff/staff.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messagesOn, staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

/** In every word, name and address of the erased person, and nowhere else. */
const marker = "Whitlockquist";
const email = `ada.${marker}@client.example`;
const mail = { from: "website@company.example", to: "office@company.example" };
/** A reply's id is a UUID of the browser. */
const replyId = (n: number) => `6a1c1c52-5e8e-4a0e-9a55-0d9a4d0a000${n}`;

/**
 * The places of the table in docs/staff.md that the service keeps itself, and where each is found:
 * a table and column, or a file.
 */
const places = {
  messages: /^table contact_message:/,
  "search index": /^search|^table contact_words/,
  "notes, steps and conflict checks": /^table (?:note|handling|conflict_search):/,
  "replies and answers": /^table reply:/,
  "answers in the threads of others": /^table reply of another:/,
  appointments: /^table booking:/,
  "outbox and history of deliveries": /^table delivery(?:_attempt)?:/,
  "acknowledgements of the last hour": /^table acknowledgement:/,
  "mail folder": /^file mail\//,
  "log of SQLite": /^file contact\.sqlite-wal/,
  "audit trail": /^table audit: reference$/,
  backups: /^file backups\//,
} as const;

describeOnStore("the erasure of a person", (openStore, engine) => {
  let database: Database;
  let place: ReturnType<typeof staffOn>;
  let staff: ReturnType<typeof createStaff>;
  let channels: readonly Channel[];
  let now: number;
  const clock = { now: () => now };

  beforeEach(async () => {
    now = Date.parse("2026-06-05T10:00:00-05:00");
    ({ database } = await openStore());
    place = staffOn(database, clock);
    const taken = (name: string, keeper: string): Channel => ({
      name,
      deliver: async () => {},
      erasure: { kind: "kept", keeper },
    });
    const settings = {
      smtp: null,
      mail,
      mailFolder: place.mailFolder,
      inboxOrigin: null,
      inboxPort: 3100,
    };
    channels = [
      createFileChannel(place.mailFolder, mail),
      taken("webhook", "the webhook's receiver crm.example"),
      taken("smtp:former@company.example", ""),
      ...createInboxMail(settings, database),
    ];
    // A reader who was there when the message came and is no longer.
    const delivers = channels.filter(({ name }) => !name.includes("former"));
    staff = createStaff(database, { channels: ["file", "webhook"], delivers, clock });
  });
  afterEach(() => rmSync(place.dataDir, { recursive: true, force: true }));

  const appointment: BookingEvent = {
    provider: "Cal.com",
    id: "one",
    replaces: null,
    state: "booked",
    title: `Consultation with Ada ${marker}`,
    startsAt: Date.parse("2026-06-09T15:00:00Z"),
    endsAt: Date.parse("2026-06-09T15:30:00Z"),
    madeAt: Date.parse("2026-06-05T15:00:00Z"),
    firstName: "Ada",
    lastName: marker,
    email,
    phone: "",
    words: `${marker}: two phones`,
  };
  const answer = (from: string, messageId: string, reply: number) => ({
    messageId: `<${messageId}@client.example>`,
    from: { name: `Ada ${marker}`, address: from },
    subject: `Re: from ${marker}`,
    ids: `<reply-${replyId(reply)}@company.example>`,
    isAutomatic: false,
  });

  /**
   * Leaves the person in every place; gives the references of the person, and of somebody else with
   * whom the person wrote.
   */
  async function leaveEverywhere() {
    const store = messagesOn(database, clock, ["file", "webhook", "smtp:former@company.example"]);
    const own = await store({
      lastName: marker,
      email: email.toUpperCase(),
      message: `The matter of ${marker}`,
    });
    const other = await store({ email: "bob@client.example" });
    const answers = createAnswers(database, clock, ["office@company.example"]);
    for (const [n, reference] of [own, other].entries()) {
      await staff.replies.send("Grace Hall", reference, {
        id: replyId(n),
        subject: `Your message: ${reference}`,
        text: `We can help.`,
      });
      now += 1_000;
      await answers.store(reference, answer(email, `answer-${n}`, n), {
        text: `${marker} agrees`,
        attachments: 0,
      });
    }
    await staff.handling.take("Grace Hall", own);
    await staff.handling.addNote("Grace Hall", own, `${marker} called`);
    await staff.conflicts.search("Grace Hall", own, [marker]);
    await createAcknowledgementLimit(database).claim(email, own, now);
    await createBookings(database, clock, ["file", "webhook"], "ABC")(appointment);
    const booked = await database.kysely
      .selectFrom("booking")
      .select("reference")
      .executeTakeFirstOrThrow();
    const outbox = createOutbox(database, takeBackAnswer);
    const dispatcher = startDispatcher({ channels, outbox, clock, pollMs: 20 });
    await vi.waitFor(async () => expect((await outbox.backlog()).counts).toEqual([]), 60_000);
    await dispatcher.stop(60_000);
    await writeBackup(database, join(place.dataDir, "backups/contact.jsonl.gz"), clock);
    return { own, booked: booked.reference, other };
  }

  /**
   * Where one of `words` stands, in any case: in which table, whatever its columns are, in the
   * search, and in which file.
   */
  async function find(words: readonly string[], other: string): Promise<readonly string[]> {
    // Indexes keep the beginning that words share once, so that the rest of a word is looked for.
    const has = (text: string, some = words) =>
      some.some((word) => text.toLowerCase().includes(word.toLowerCase().slice(3)));
    const found: string[] = [];
    for (const { name } of await database.kysely.introspection.getTables()) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database.kysely);
      for (const row of rows) {
        const values = Object.entries(row).map(([column, value]) => [
          column,
          value instanceof Uint8Array ? latin1(value) : String(value),
        ]);
        const columns = values.filter(([, value = ""]) => has(value)).map(([column]) => column);
        const isOfOther = "reference" in row && row.reference === other;
        if (columns.length > 0)
          found.push(`table ${name}${isOfOther ? " of another" : ""}: ${columns.join(", ")}`);
      }
    }
    for (const q of words)
      if ((await staff.contacts.list({ limit: 5, q }))?.items.length) found.push(`search for ${q}`);
    for (const [name, bytes] of filesBelow(place.dataDir))
      if (has(name) || has(latin1(name.endsWith(".gz") ? gunzipSync(bytes) : bytes)))
        found.push(`file ${name}`);
    // Here the audit trail keeps its references.
    const store = engine === "sqlite" ? filesBelow(dirname(database.place)) : [];
    for (const [name, bytes] of store)
      if (has(latin1(bytes), [marker])) found.push(`file ${name.replace(/^\d+/, "contact")}`);
    return found;
  }

  test("An erased person is found in no table and no file but those that the documentation names", async () => {
    const { own, booked, other } = await leaveEverywhere();
    const words = [marker, own, booked];
    const here = Object.entries(places).filter(
      ([name]) => engine === "sqlite" || name !== "log of SQLite",
    );
    const documented = new Map(
      tableOf("docs/staff.md", "## Erasing a person").map(([name = "", , erased = ""]) => [
        name,
        erased,
      ]),
    );
    expect(here.map(([name]) => name).filter((name) => !documented.has(name))).toEqual([]);

    const before = await find(words, other);
    expect(
      here.filter(([, where]) => !before.some((one) => where.test(one))).map(([name]) => name),
    ).toEqual([]);
    now += 1_000;
    const { references, byHand } = await staff.erasePerson("Grace Hall", email);
    expect([...references].sort()).toEqual([own, booked].sort());

    // What comes afterwards brings the person back neither.
    const bookings = createBookings(database, clock, ["file", "webhook"], "ABC");
    await bookings({ ...appointment, state: "cancelled" });
    await bookings(appointment);
    const answers = createAnswers(database, clock, ["office@company.example"]);
    expect(await answers.match(answer(email, "late", 0))).toEqual({ kind: "unmatched" });
    await answers.store(own, answer(email, "late", 0), { text: `${marker} again`, attachments: 0 });

    const stays = here.filter(([name]) => documented.get(name) === "no").map(([, where]) => where);
    expect(
      (await find(words, other)).filter((one) => !stays.some((where) => where.test(one))),
    ).toEqual([]);
    expect((await staff.contacts.list({ limit: 5 }))?.items).toMatchObject([
      { reference: other, delivery: "delivered" },
    ]);
    expect(await staff.replies.thread(other)).toMatchObject([{ author: "Grace Hall" }]);
    expect(existsSync(join(place.mailFolder, `${other}.eml`))).toBe(true);
    expect(byHand).toEqual([
      `Delete what “smtp:former@company.example”, which is no longer set up, may have of ${own}.`,
      `Delete what the webhook's receiver crm.example may have of ${[own, booked].sort().join(", ")}.`,
      "Delete the appointments at Cal.com.",
      `Delete the mails that the sender wrote to ${company.mail.info.address}.`,
    ]);
  });

  test("An address with letters beyond ASCII is erased in any case, and one like it stays", async () => {
    const own = await place.store({ email: "Ärztin@client.example" });
    const other = await place.store({ email: "arztin@client.example" });
    expect((await place.staff.erasePerson("tester", "ärztin@client.example")).references).toEqual([
      own,
    ]);
    expect((await place.staff.contacts.find(other))?.item.reference).toBe(other);
  });
});

/** Every file below a folder: its path from there, and its bytes. */
function filesBelow(folder: string): readonly (readonly [string, Buffer])[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => [
    relative(folder, join(parentPath, name)),
    readFileSync(join(parentPath, name)),
  ]);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

/** The rows of the first table below a heading, without the two that head it. */
function tableOf(file: string, heading: string): readonly (readonly string[])[] {
  const [, below = ""] = readFileSync(file, "utf8").split(`${heading}\n`);
  const [table = ""] = /(?:^\|.*\n)+/m.exec(below) ?? [];
  const rows = table.trim().split("\n").slice(2);
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
