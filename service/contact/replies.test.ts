import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type InboxMessageView, inboxPaths } from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { takeBackAnswer } from "service/contact/replies.ts";
import { createInboxMail } from "service/delivery/channels/inbox-mail.ts";
import { parseSmtpUrl } from "service/delivery/channels/smtp-server.ts";
import { type Dispatcher, startDispatcher } from "service/delivery/dispatcher.ts";
import { alertOfFailures, tellAssignees } from "service/delivery/rounds/notices.ts";
import { buildInboxApp } from "service/inbox/app.ts";
import { createLog } from "service/logger.ts";
import { createOutbox } from "service/outbox/outbox.ts";
import { listReplyFiles } from "service/reply-files.ts";
import { exportMessages } from "service/staff/export.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { roundsOn } from "../../tests/support/rounds.ts";
import { startSmtp, type TestSmtp } from "../../tests/support/smtp.ts";
import { staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

const [first, second] = [
  "6a1c1c52-5e8e-4a0e-9a55-0d9a4d0a0001",
  "6a1c1c52-5e8e-4a0e-9a55-0d9a4d0a0002",
] as const;
const minute = 60_000;

/** Only a hang reaches this; what is waited for comes within moments. */
const waiting = { timeout: 180_000 };

describeOnStore("replies", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let app: FastifyInstance;
  let cookie: string;
  let smtp: TestSmtp;
  let now: number;
  let dispatcher: Dispatcher | null;

  beforeEach(async () => {
    now = Date.parse("2026-06-05T10:00:00-05:00");
    place = staffOn((await openStore()).database, { now: () => now });
    cookie = `inbox-session=${await place.signIn("Grace Hall", "intake")}`;
    const staffToken = { matches: () => false };
    app = await buildInboxApp({
      staff: place.staff,
      staffToken,
      log: createLog("silent"),
      site: null,
      origin: null,
      port: () => 3100,
    });
    smtp = await startSmtp();
    dispatcher = null;
  });
  afterEach(async () => {
    await dispatcher?.stop(0);
    await app.close();
    await smtp.close();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  const headers = (session = cookie) => ({
    host: "localhost:3100",
    "sec-fetch-site": "same-origin",
    cookie: session,
  });
  const post = (url: string, payload: object, session?: string) =>
    app.inject({ method: "POST", url, payload, headers: headers(session) });
  const view = async (reference: string): Promise<InboxMessageView> =>
    (
      await app.inject({ method: "GET", url: inboxPaths.message(reference), headers: headers() })
    ).json();
  /** Of somebody who has read the whole thread, unless `seen` is given. */
  const reply = async (
    reference: string,
    id: string = first,
    text = "Dear Ada,\n\nwe can help.",
    seen?: string | null,
    session?: string,
  ) =>
    post(
      inboxPaths.reply(reference),
      {
        id,
        subject: `Your message to Lantern: ${reference}`,
        text,
        seen:
          seen === undefined
            ? ((await place.staff.replies.thread(reference)).at(-1)?.id ?? null)
            : seen,
      },
      session,
    );
  const rows = (reference: string) =>
    place.staff.database.kysely
      .selectFrom("delivery")
      .selectAll()
      .where("reference", "=", reference)
      .orderBy("channel")
      .execute();
  const settings = (server: boolean): Parameters<typeof createInboxMail>[0] => ({
    smtp: server ? parseSmtpUrl(smtp.url) : null,
    mail: { from: "Website <website@company.example>", to: "office@company.example" },
    mailFolder: place.mailFolder,
    inboxOrigin: "https://inbox.company.example",
    inboxPort: 3100,
    replyFiles: place.replyFiles,
  });
  const deliver = (server = true) => {
    const { database, clock } = place.staff;
    const outbox = createOutbox(database, takeBackAnswer);
    dispatcher = startDispatcher({
      channels: createInboxMail(settings(server), database),
      outbox,
      clock,
      pollMs: 20,
    });
  };
  const settled = (reference: string, state: string, channel = "reply:") =>
    vi.waitFor(async () => {
      const own = (await rows(reference)).filter((row) => row.channel.startsWith(channel));
      expect([own.length > 0, ...own.map((row) => row.state)]).toEqual([
        true,
        ...own.map(() => state),
      ]);
    }, waiting);

  test("A reply goes out once, with the reference, the thread's headers and the sender's words", async () => {
    const reference = await place.store({ message: "First line\n\nsecond" });
    now += 10 * minute;
    expect((await reply(reference)).statusCode).toBe(200);
    // The browser sends again when the answer was lost.
    expect((await reply(reference)).statusCode).toBe(200);
    expect((await view(reference)).item.handling).toMatchObject({
      firstAnsweredBy: "Grace Hall",
      firstAnsweredAt: new Date(now).toISOString(),
    });
    deliver();
    await settled(reference, "delivered");
    expect(smtp.taken).toHaveLength(1);
    const [{ mail, recipients, sender } = { mail: null, recipients: [], sender: "" }] = smtp.taken;
    expect([recipients, sender]).toEqual([["ada@client.example"], "website@company.example"]);
    expect(mail).toMatchObject({
      from: { name: "Grace Hall", address: "website@company.example" },
      subject: `Your message to Lantern: ${reference}`,
      messageId: `<reply-${first}@company.example>`,
      inReplyTo: `<${reference.toLowerCase()}@company.example>`,
      references: `<${reference.toLowerCase()}@company.example>`,
    });
    expect(mail?.replyTo?.[0]?.address).toMatch(/@/);
    expect(mail?.text).toContain(
      "Dear Ada,\n\nwe can help.\n\nOn Friday, June 5, 2026, 10:00 AM CDT, Ada Whitlock wrote:\n> First line\n>\n> second",
    );
    const trail = await place.staff.audit.list(10, reference);
    expect(trail.filter(({ action }) => action === "reply")).toHaveLength(1);
    expect((await view(reference)).thread).toMatchObject([{ id: first, author: "Grace Hall" }]);
  });

  test("A reply is refused with a colleague's answer until its writer has seen it", async () => {
    const reference = await place.store();
    const bo = `inbox-session=${await place.signIn("Bo Lind", "intake")}`;
    expect((await reply(reference, first, "400 GB is fine.", null, bo)).statusCode).toBe(200);
    now += minute;
    const stale = await reply(reference, second, "Twelve thousand dollars.", null);
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({
        code: "unseen-answer",
        detail: expect.stringMatching(/Bo Lind has answered.*400 GB is fine\./s),
      }),
    ]);
    expect((await view(reference)).thread.map(({ author }) => author)).toEqual(["Bo Lind"]);
    expect((await reply(reference, second, "As Bo says.", first)).statusCode).toBe(200);
    // The browser sends again when the answer was lost: what it has seen is then older.
    expect((await reply(reference, second, "As Bo says.", first)).statusCode).toBe(200);
    expect((await view(reference)).thread).toHaveLength(2);
  });

  test("Of two replies at the same moment one goes out, and the other is refused", async () => {
    const reference = await place.store();
    const answers = await Promise.all([
      reply(reference, first, "One.", null),
      reply(reference, second, "Two.", null),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await view(reference)).thread).toHaveLength(1);
  });

  test("A second reply follows the first in its thread, and each has its row", async () => {
    const reference = await place.store();
    await reply(reference);
    now += minute;
    await reply(reference, second, "One more thing.");
    deliver();
    await settled(reference, "delivered");
    expect(smtp.mails.map(({ inReplyTo }) => inReplyTo)).toEqual([
      `<${reference.toLowerCase()}@company.example>`,
      `<reply-${first}@company.example>`,
    ]);
    expect(smtp.mails[1]?.references).toBe(
      `<${reference.toLowerCase()}@company.example> <reply-${first}@company.example>`,
    );
  });

  test("A reply waits for the mail server, and one that is given up leaves its message waiting", async () => {
    const reference = await place.store();
    await reply(reference);
    smtp.behave({ kind: "answer", stage: "recipient", status: 451 });
    deliver();
    await vi.waitFor(
      async () =>
        expect(
          (await rows(reference)).find((row) => row.channel.startsWith("reply:")),
        ).toMatchObject({ attempts: 1, state: "pending" }),
      60_000,
    );
    expect((await view(reference)).item.handling.firstAnsweredAt).not.toBeNull();
    smtp.behave({ kind: "answer", stage: "recipient", status: 550 });
    now += 10 * minute;
    await settled(reference, "failed");
    expect((await view(reference)).item).toMatchObject({
      delivery: "failed",
      handling: { firstAnsweredAt: null },
    });
    const [entry] = await place.staff.audit.list(1, reference);
    expect(entry).toMatchObject({ action: "show" });
    expect(
      (await place.staff.audit.list(5, reference)).map(({ actor, action }) => [actor, action]),
    ).toContainEqual(["delivery", "not-answered"]);
  });

  test("Nothing goes to the sender a second time unless a person has confirmed it", async () => {
    const reference = await place.store();
    const { changes, database } = place.staff;
    await reply(reference);
    const channel = `reply:${first}`;
    await database.kysely
      .updateTable("delivery")
      .set({ state: "failed", last_reason: "rejected" })
      .execute();
    await database.kysely
      .insertInto("delivery")
      .values({
        ...(await rows(reference))[0],
        reference,
        channel: "acknowledgement",
        state: "failed",
        attempts: 1,
        created_at: now,
        next_attempt_at: now,
        lease_owner: null,
        lease_until: null,
        last_reason: null,
        delivered_at: null,
      })
      .execute();
    const state = async () =>
      Object.fromEntries((await rows(reference)).map((row) => [row.channel, row.state]));
    expect(await changes.replayFailed("tester")).toBe(2);
    expect(await changes.replay("tester", reference)).toBe(2);
    expect(await changes.replay("tester", reference, channel)).toBe(0);
    for (const named of [channel, "reply", "reply:", "acknowledgement"]) {
      const answer = await post(inboxPaths.replay(reference), { channel: named });
      expect([answer.statusCode, answer.json().code], named).toEqual([409, "to-sender"]);
    }
    expect(
      (await post(inboxPaths.replay(reference), { channel: null, toSender: true })).json(),
    ).toEqual({ replayed: 2 });
    expect(await state()).toEqual({
      [channel]: "failed",
      acknowledgement: "failed",
      smtp: "pending",
      webhook: "pending",
    });
    expect((await post(inboxPaths.replay(reference), { channel, toSender: true })).json()).toEqual({
      replayed: 1,
    });
    expect(await state()).toMatchObject({ [channel]: "pending", acknowledgement: "failed" });
  });

  test("No reply goes to a held or unknown message, without the reference, or from an auditor", async () => {
    const held = await place.store({}, "filled");
    const reference = await place.store();
    expect((await reply(held)).statusCode).toBe(409);
    expect((await reply("ABC-NONE-NONE")).statusCode).toBe(404);
    expect(
      (
        await post(inboxPaths.reply(reference), {
          id: first,
          subject: "Hello",
          text: "Words",
          seen: null,
        })
      ).statusCode,
    ).toBe(422);
    expect(
      (
        await post(inboxPaths.reply(reference), {
          id: "no-uuid",
          subject: reference,
          text: "Words",
          seen: null,
        })
      ).statusCode,
    ).toBe(422);
    const auditor = `inbox-session=${await place.signIn("Alan Stern", "auditor")}`;
    const body = { id: first, subject: reference, text: "Words", seen: null };
    expect((await post(inboxPaths.reply(reference), body, auditor)).statusCode).toBe(403);
    const elsewhere = {
      ...headers(),
      "sec-fetch-site": "cross-site",
      origin: "https://evil.example",
    };
    expect(
      (
        await app.inject({
          method: "POST",
          url: inboxPaths.reply(reference),
          payload: body,
          headers: elsewhere,
        })
      ).statusCode,
    ).toBe(403);
    expect(
      (await place.staff.database.kysely.selectFrom("reply").selectAll().execute()).length,
    ).toBe(0);
  });

  test("Spam is not answered: a reply that waits goes with the mark", async () => {
    const reference = await place.store();
    await reply(reference);
    await place.staff.changes.mark("tester", reference, "spam");
    const other = await place.store();
    await reply(other, second);
    deliver();
    await settled(other, "delivered");
    expect([await rows(reference), smtp.mails.map(({ messageId }) => messageId)]).toEqual([
      [],
      [`<reply-${second}@company.example>`],
    ]);
  });

  test("A file of the owner goes with a reply as it was, and the trail names it with its hash", async () => {
    const reference = await place.store();
    const file = join(place.replyFiles, "engagement letter.pdf");
    writeFileSync(file, "%PDF of the letter");
    writeFileSync(join(place.replyFiles, ".hidden"), "x");
    expect((await view(reference)).files).toEqual([{ name: "engagement letter.pdf", size: 18 }]);
    const body = { subject: reference, text: "Please sign.", seen: null };
    const send = async (id: string, files: readonly string[], seen: string | null = null) =>
      (await post(inboxPaths.reply(reference), { ...body, id, files, seen })).statusCode;
    expect(await send(first, ["../contact.sqlite"])).toBe(422);
    expect(await send(first, ["engagement letter.pdf"])).toBe(200);
    deliver();
    await settled(reference, "delivered");
    expect(
      smtp.mails[0]?.attachments.map(({ filename, content }) => [
        filename,
        typeof content === "string" ? content : new TextDecoder().decode(content),
      ]),
    ).toEqual([["engagement letter.pdf", "%PDF of the letter"]]);
    const [entry] = await place.staff.audit.list(1, reference);
    expect(entry?.detail).toMatch(/^with engagement letter\.pdf \(SHA-256 [0-9a-f]{16}\)$/);
    expect((await view(reference)).thread[0]?.files).toEqual(["engagement letter.pdf"]);
    // What was changed between sending and delivery does not go out.
    await dispatcher?.stop(0);
    now += minute;
    expect(await send(second, ["engagement letter.pdf"], first)).toBe(200);
    writeFileSync(file, "%PDF of another letter");
    deliver();
    await vi.waitFor(async () => {
      const { deliveries } = await view(reference);
      expect(deliveries.find(({ channel }) => channel === `reply:${second}`)).toMatchObject({
        state: "failed",
        reason: { name: "attachment" },
      });
    }, waiting);
    expect(smtp.mails).toHaveLength(1);
  });

  test("A reply with files of more than 15 MB together is refused, and a file of more than 10", async () => {
    const reference = await place.store();
    for (const name of ["a.pdf", "b.pdf"])
      writeFileSync(join(place.replyFiles, name), Buffer.alloc(8_000_000));
    const body = { id: first, subject: reference, text: "Both.", seen: null };
    const answer = await post(inboxPaths.reply(reference), { ...body, files: ["a.pdf", "b.pdf"] });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "files-too-large"]);
    writeFileSync(join(place.replyFiles, "c.pdf"), Buffer.alloc(10_000_001));
    expect(() => listReplyFiles(place.replyFiles)).toThrow("c.pdf is larger than 10 MB");
  });

  test("Without a mail server a reply is a file", async () => {
    const reference = await place.store();
    await reply(reference);
    deliver(false);
    await settled(reference, "delivered");
    expect(readdirSync(place.mailFolder)).toEqual([`${reference}+${first}.eml`]);
  });

  test("Exports hold the replies, and retention erases them", async () => {
    const reference = await place.store();
    await reply(reference, first, "Yes, we can.");
    const written = async (format: "csv" | "json") => {
      let text = "";
      for await (const piece of exportMessages(place.staff, format, {})) text += piece;
      return text;
    };
    expect(JSON.parse(await written("json"))).toMatchObject([
      { reference, thread: [{ author: "Grace Hall", text: "Yes, we can." }] },
    ]);
    expect(await written("csv")).toContain("Grace Hall: Yes, we can.");
    await place.staff.database.kysely.updateTable("delivery").set({ state: "delivered" }).execute();
    await place.staff.changes.eraseOlderThan("retention", now + 1);
    expect(await place.staff.database.kysely.selectFrom("reply").selectAll().execute()).toEqual([]);
  });

  test("A colleague who gets a message is told by mail, without a word about the sender", async () => {
    const reference = await place.store();
    const { accounts } = place.staff;
    await accounts.add("cli", "Ines Moreau", "intake");
    await accounts.add("cli", "Alan Stern", "auditor");
    const [ines, alan] = [
      await accounts.findByName("Ines Moreau"),
      await accounts.findByName("Alan Stern"),
    ];
    await accounts.setEmail("Ines Moreau", ines?.id ?? "", "ines@company.example");
    expect((await post(inboxPaths.assign(reference), { account: alan?.id })).statusCode).toBe(404);
    expect((await post(inboxPaths.assign(reference), { account: ines?.id })).statusCode).toBe(200);
    expect((await view(reference)).item.handling.takenBy).toBe("Ines Moreau");
    deliver();
    await settled(reference, "delivered", "assigned:");
    const [mail] = smtp.mails;
    expect(mail?.to?.[0]?.address).toBe("ines@company.example");
    expect(mail?.text).toContain(`https://inbox.company.example/#/messages/${reference}`);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/ada|whitlock/i);
    // Again: a second mail. To oneself, or to somebody without an address: none.
    now += minute;
    await post(inboxPaths.assign(reference), { account: ines?.id });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), 60_000);
    const grace = await accounts.findByName("Grace Hall");
    await post(inboxPaths.assign(reference), { account: grace?.id });
    expect(
      (await rows(reference)).filter(({ channel }) => channel === `assigned:${grace?.id}`),
    ).toEqual([]);
  });

  test("Who has an overdue message gets a mail, unless it is answered before the mail goes out", async () => {
    const { accounts, database } = place.staff;
    const [kept, answered] = [await place.store(), await place.store()];
    const grace = await accounts.findByName("Grace Hall");
    await accounts.setEmail("Grace Hall", grace?.id ?? "", "grace@company.example");
    for (const reference of [kept, answered])
      await post(inboxPaths.step(reference), { step: "take" });
    const { deps } = roundsOn(database, now + 3 * 60 * minute);
    await tellAssignees(deps, deps.clock.now());
    expect((await rows(answered)).map(({ channel }) => channel)).toContain(`overdue:${grace?.id}`);
    await post(inboxPaths.step(answered), { step: "answered" });
    now += 3 * 60 * minute;
    deliver();
    await settled(kept, "delivered", "overdue:");
    await vi.waitFor(
      async () =>
        expect((await rows(answered)).map(({ channel }) => channel)).not.toContain(
          `overdue:${grace?.id}`,
        ),
      waiting,
    );
    expect(smtp.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ["grace@company.example", `inquiry ${kept} is overdue`],
    ]);
    const [mail] = smtp.mails;
    expect(mail?.text).toContain("A first reply was due Friday, June 5, 2026, 12:00 PM CDT.");
    expect(mail?.text).toContain(`https://inbox.company.example/#/messages/${kept}`);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/ada|whitlock/i);
  });

  test("A reply whose words changed after a lost answer is refused, and the first one stays", async () => {
    const reference = await place.store();
    const other = await place.store();
    expect((await reply(reference, first, "The fee is 500.")).statusCode).toBe(200);
    expect((await reply(reference, first, "The fee is 500.")).statusCode).toBe(200);
    const refused = await reply(reference, first, "Correction: the fee is 5,000.");
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining("was sent before"),
    ]);
    expect((await reply(other, first, "The fee is 500.")).statusCode).toBe(409);
    expect((await place.staff.replies.thread(reference)).map(({ text }) => text)).toEqual([
      "The fee is 500.",
    ]);
    expect(await place.staff.replies.thread(other)).toEqual([]);
  });

  test("Replies share one name in the figures, and replies that wait for an hour raise one alert", async () => {
    const { database, clock } = place.staff;
    for (const id of [first, second]) await reply(await place.store(), id);
    await database.kysely
      .deleteFrom("delivery")
      .where("channel", "in", ["smtp", "webhook"])
      .execute();
    const backlog = await createOutbox(database, takeBackAnswer).backlog();
    expect(backlog).toMatchObject({
      counts: [{ channel: "reply", state: "pending", count: 2 }],
      oldestPendingAt: null,
    });
    now += 2 * 60 * minute;
    const told: string[] = [];
    const alarms = [
      { name: "alarm", tell: async ({ subject }: { subject: string }) => void told.push(subject) },
    ];
    const { deps } = roundsOn(database, clock.now(), { alarms });
    await alertOfFailures(deps, clock.now());
    expect(told).toEqual(["Delivery by reply has failed for 2 hours"]);
    await database.kysely
      .updateTable("delivery")
      .set({ state: "failed", last_reason: "rejected" })
      .execute();
    await alertOfFailures(deps, clock.now());
    expect(told).toHaveLength(2);
  });
});
