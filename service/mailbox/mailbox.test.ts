import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { takeBackAnswer } from "service/contact/replies.ts";
import { createInboxMail } from "service/delivery/channels/inbox-mail.ts";
import { parseImapUrl, parseSmtpUrl } from "service/delivery/channels/smtp-server.ts";
import { startDispatcher } from "service/delivery/dispatcher.ts";
import { toReadinessView } from "service/health.ts";
import { buildInboxApp } from "service/inbox/app.ts";
import { createLog } from "service/logger.ts";
import { createAnswers } from "service/mailbox/answers.ts";
import { type MailResult, startMailbox } from "service/mailbox/mailbox.ts";
import { createOutbox } from "service/outbox/outbox.ts";
import { exportMessages } from "service/staff/export.ts";
import { createStaff } from "service/staff/staff.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startImap, type TestImap } from "../../tests/support/imap.ts";
import { exampleMessage, startTestServer } from "../../tests/support/service.ts";
import { startSmtp } from "../../tests/support/smtp.ts";
import { staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

const replyId = "6a1c1c52-5e8e-4a0e-9a55-0d9a4d0a0001";
const sender = "Ada Whitlock <ada@client.example>";

describeOnStore("senders' answers in a mailbox", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let imap: TestImap;
  let now: number;
  let results: MailResult[];
  let states: string[];
  let unreadable: number[];
  let mailbox: ReturnType<typeof startMailbox> | null;

  beforeEach(async () => {
    now = Date.parse("2026-06-05T10:00:00-05:00");
    place = staffOn((await openStore()).database, { now: () => now });
    imap = await startImap();
    [results, states, unreadable, mailbox] = [[], [], [], null];
  });
  afterEach(async () => {
    await mailbox?.stop();
    await imap.close();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  const read = (more: Partial<Parameters<typeof startMailbox>[1]> = {}) => {
    const server = parseImapUrl(imap.url);
    if (!server) throw new Error("no address");
    const answers = createAnswers(place.staff.database, place.staff.clock, [
      "office@company.example",
      "website@company.example",
    ]);
    mailbox = startMailbox(server, {
      answers,
      onMail: (result) => results.push(result),
      onRead: async () => {},
      onState: (state, meaning) => states.push(`${state}: ${meaning}`),
      onUnreadable: (uid) => unreadable.push(uid),
      everyMs: 20,
      ...more,
    });
    return mailbox;
  };
  const item = async (reference: string) => {
    const detail = await place.staff.contacts.find(reference);
    const [found] = detail ? await place.staff.handling.add([detail.item]) : [];
    return found;
  };
  const waiting = async () => (await place.staff.contacts.live()).waiting;
  const replied = async (change: object = {}) => {
    const reference = await place.store(change);
    await place.staff.replies.send("Grace Hall", reference, {
      id: replyId,
      subject: `Your message: ${reference}`,
      text: "We can help.",
    });
    return reference;
  };
  const answerTo = { headers: [`In-Reply-To: <reply-${replyId}@company.example>`] };

  test("An answer is shown once in its thread, and opens the enquiry again", async () => {
    const reference = await replied();
    expect(await waiting()).toBe(0);
    const version = (await place.staff.contacts.live()).version;
    const text = `Yes, Tuesday suits us.\r\n\r\nOn Friday, June 5, 2026, Grace Hall\r\n<website@company.example> wrote:\r\n> We can help.\r\n`;
    imap.deliver({
      from: sender,
      subject: "Re: Your message",
      messageId: "<1@client.example>",
      text,
      ...answerTo,
    });
    now += 60_000;
    read();
    await vi.waitFor(() => expect(imap.seen()).toEqual(["Re: Your message"]), 60_000);
    expect(await place.staff.replies.thread(reference)).toMatchObject([
      { author: "Grace Hall", attachments: null },
      {
        author: "Ada Whitlock <ada@client.example>",
        text: "Yes, Tuesday suits us.",
        attachments: 0,
        at: new Date(now).toISOString(),
      },
    ]);
    const { handling } = (await item(reference)) ?? {};
    expect(handling).toMatchObject({
      firstAnsweredBy: "Grace Hall",
      senderAt: new Date(now).toISOString(),
    });
    expect([await waiting(), (await place.staff.contacts.live()).version !== version]).toEqual([
      1,
      true,
    ]);
    expect((await place.staff.contacts.list({ limit: 5, progress: "new" }))?.items).toHaveLength(1);
    expect(
      (await place.staff.contacts.list({ limit: 5, progress: "answered" }))?.items,
    ).toHaveLength(0);
    expect(await place.staff.audit.list(1, reference)).toMatchObject([
      { actor: "mailbox", action: "sender-answer" },
    ]);
    // The first reply stays what the promises are judged by.
    now += 60_000;
    expect(await place.staff.handling.answered("Ines Moreau", reference)).toBe(true);
    expect((await item(reference))?.handling).toMatchObject({
      firstAnsweredBy: "Grace Hall",
      senderAt: null,
    });
    expect(await waiting()).toBe(0);
    // Neither fetched by flags that set \Seen, nor moved, nor deleted.
    expect(
      imap.commands.filter((command) => /BODY\[|MOVE|COPY|EXPUNGE|\\Deleted|APPEND/.test(command)),
    ).toEqual([]);
    expect(results).toEqual(["stored"]);
  });

  test("A closed enquiry is opened again, and the same mail a second time changes nothing", async () => {
    const reference = await replied();
    await place.staff.changes.mark("Grace Hall", reference, "handled");
    const mail = {
      from: sender,
      subject: `AW: ${reference}`,
      messageId: "<2@client.example>",
      text: "One more question.",
    };
    imap.deliver(mail);
    imap.deliver(mail);
    read();
    await vi.waitFor(() => expect(imap.seen()).toHaveLength(2), 60_000);
    expect([(await item(reference))?.state, results]).toEqual(["new", ["stored"]]);
    expect(await place.staff.replies.thread(reference)).toHaveLength(2);
  });

  test("What is not the sender's answer is left untouched and counted", async () => {
    const reference = await replied();
    const spam = await place.store({ email: "buyer@else.example" });
    await place.staff.changes.mark("Grace Hall", spam, "spam");
    imap.deliver({ from: sender, subject: "A newsletter", text: "Hello" });
    imap.deliver({
      from: "mallory@else.example",
      subject: `Re: ${reference}`,
      text: "I have read the reference somewhere.",
    });
    imap.deliver({ from: "buyer@else.example", subject: `Re: ${spam}`, text: "Buy" });
    imap.deliver({
      from: "office@company.example",
      subject: `Contact form ${reference}`,
      text: "The notification to our own people",
    });
    imap.deliver({
      from: sender,
      subject: `Out of office: ${reference}`,
      text: "I am away",
      headers: ["Auto-Submitted: auto-replied"],
    });
    imap.deliver({
      from: "MAILER-DAEMON@client.example",
      subject: `Undelivered: ${reference}`,
      text: "550",
    });
    read();
    await vi.waitFor(() => expect(results).toHaveLength(6), 60_000);
    await vi.waitFor(() => expect(imap.logins()).toBeGreaterThan(2), 60_000);
    expect(results).toEqual([
      "unmatched",
      "unmatched",
      "unmatched",
      "automatic",
      "automatic",
      "automatic",
    ]);
    expect([imap.seen(), await place.staff.replies.thread(reference)]).toMatchObject([
      [],
      [{ author: "Grace Hall" }],
    ]);
  });

  test("Answers that programs sent before there was a header for them are no answers", async () => {
    const reference = await replied();
    const subject = `Re: ${reference}`;
    for (const header of [
      "X-Autoreply: yes",
      "X-Autorespond: yes",
      "List-Id: <clients.list.example>",
      "Precedence: list",
    ])
      imap.deliver({ from: sender, subject, text: "I am away", headers: [header] });
    imap.deliver({ from: sender, subject: `Automatic reply: ${reference}`, text: "I am away" });
    read();
    await vi.waitFor(() => expect(results).toHaveLength(5), 60_000);
    expect(new Set(results)).toEqual(new Set(["automatic"]));
    expect((await item(reference))?.handling.senderAt).toBeNull();
  });

  test("A thread takes fifty answers a day, and the others stay unread in the mailbox", async () => {
    const reference = await replied();
    for (let i = 0; i < 53; i += 1)
      imap.deliver({ from: sender, subject: `Answer ${i}`, text: "Yes", ...answerTo });
    read();
    await vi.waitFor(() => expect(results).toHaveLength(53), 60_000);
    expect(results.filter((result) => result === "full")).toHaveLength(3);
    expect([imap.seen().length, (await place.staff.replies.thread(reference)).length]).toEqual([
      50, 50,
    ]);
  });

  test("A Message-ID that another sender or thread has is another answer", async () => {
    const reference = await replied();
    for (const from of [sender, "Ben Ash <ben@client.example>"])
      imap.deliver({
        from,
        subject: "Re",
        messageId: "<same@client.example>",
        text: `From ${from}`,
        ...answerTo,
      });
    read();
    await vi.waitFor(() => expect(results).toEqual(["stored", "stored"]), 60_000);
    expect(await place.staff.replies.thread(reference)).toHaveLength(3);
  });

  test("A colleague of the sender who answers the reply itself is recognised, with his own address", async () => {
    const reference = await replied();
    imap.deliver({
      from: "Ben Ash <ben@client.example>",
      subject: "Re: your offer",
      text: "I take over from Ada.",
      ...answerTo,
    });
    read();
    await vi.waitFor(() => expect(results).toEqual(["stored"]), 60_000);
    expect((await place.staff.replies.thread(reference))[1]).toMatchObject({
      author: "Ben Ash <ben@client.example>",
    });
  });

  test("Attachments are counted and never fetched; a mail with HTML only is read as text", async () => {
    const reference = await replied();
    const html = "<p>Yes &amp; thank you</p><blockquote><p>We can help.</p></blockquote>";
    const structure =
      `(("TEXT" "HTML" ("CHARSET" "utf-8") NIL NIL "8BIT" ${html.length} 1 NIL NIL NIL NIL)("APPLICATION" "PDF" ("NAME" "draft.pdf") NIL ` +
      `NIL "BASE64" 90000 NIL ("ATTACHMENT" ("FILENAME" "draft.pdf")) NIL NIL) "MIXED" ("BOUNDARY" "b") NIL NIL NIL)`;
    imap.deliver({
      from: sender,
      subject: "Re",
      messageId: "<3@client.example>",
      structure,
      parts: { 1: html, 2: "JVBERi0x" },
      ...answerTo,
    });
    read();
    await vi.waitFor(() => expect(results).toEqual(["stored"]), 60_000);
    expect((await place.staff.replies.thread(reference))[1]).toMatchObject({
      text: "Yes & thank you",
      attachments: 1,
    });
    expect(imap.commands.filter((command) => /PEEK\[2/.test(command))).toEqual([]);
  });

  test("A wrong password or a missing mailbox is said once, and reading goes on afterwards", async () => {
    imap.behave({ kind: "no-password" });
    const reference = await replied();
    imap.deliver({
      from: sender,
      subject: "Re",
      messageId: "<4@client.example>",
      text: "Yes.",
      ...answerTo,
    });
    const running = read();
    await vi.waitFor(() => expect(imap.logins()).toBeGreaterThan(3), 60_000);
    expect([running.state(), states]).toEqual(["auth", ["auth: user name or password refused"]]);
    imap.behave({ kind: "serve" });
    await vi.waitFor(() => expect(running.state()).toBe("ok"), 60_000);
    expect(states).toEqual(["auth: user name or password refused", "ok: null"]);
    expect(await place.staff.replies.thread(reference)).toHaveLength(2);
    await imap.close();
    await vi.waitFor(() => expect(running.state()).toBe("refused"), 60_000);
    await vi.waitFor(
      () => expect(states.at(-1)).toBe("refused: no connection: refused or not reachable"),
      60_000,
    );
    expect(states.filter((state, at) => state === states[at - 1])).toEqual([]);
  });

  test("A mail that breaks the connection is passed over after three tries", async () => {
    const reference = await replied();
    imap.deliver({
      from: sender,
      subject: "poison",
      messageId: "<5@client.example>",
      text: "x",
      ...answerTo,
    });
    imap.deliver({
      from: "",
      subject: "without a sender",
      messageId: "<6@client.example>",
      text: "y",
      ...answerTo,
    });
    imap.deliver({
      from: sender,
      subject: "good",
      messageId: "<7@client.example>",
      text: "Yes.",
      ...answerTo,
    });
    imap.behave({ kind: "break", subject: "poison" });
    read();
    await vi.waitFor(() => expect(imap.seen()).toEqual(["good"]), 60_000);
    expect([results.toSorted(), unreadable.toSorted()]).toEqual([
      ["stored", "unreadable", "unreadable"],
      [1, 2],
    ]);
    expect(await place.staff.replies.thread(reference)).toHaveLength(2);
  });

  test("A process that dies before it marks a stored answer stores it once", async () => {
    const reference = await replied();
    imap.deliver({
      from: sender,
      subject: "Re",
      messageId: "<8@client.example>",
      text: "Yes.",
      ...answerTo,
    });
    const answers = createAnswers(place.staff.database, place.staff.clock, []);
    const stored = Promise.withResolvers<void>();
    const dying = read({
      answers: {
        match: answers.match,
        async store(...mail) {
          await answers.store(...mail);
          stored.resolve();
          await new Promise(() => {});
        },
      },
    });
    await stored.promise;
    expect(imap.seen()).toEqual([]);
    void dying.stop();
    read();
    await vi.waitFor(() => expect(imap.seen()).toEqual(["Re"]), 60_000);
    expect(await place.staff.replies.thread(reference)).toHaveLength(2);
  });

  test("The next reply quotes the answer; when it is given up, the answer waits again", async () => {
    const reference = await replied();
    imap.deliver({
      from: sender,
      subject: "Re",
      messageId: "<9@client.example>",
      text: "Tuesday?",
      ...answerTo,
    });
    now += 60_000;
    read();
    await vi.waitFor(() => expect(imap.seen()).toEqual(["Re"]), 60_000);
    now += 60_000;
    const second = replyId.replace(/1$/, "2");
    await place.staff.replies.send("Grace Hall", reference, {
      id: second,
      subject: `Your message: ${reference}`,
      text: "Tuesday it is.",
    });
    expect(await waiting()).toBe(0);
    const smtp = await startSmtp();
    smtp.behave({ kind: "answer", stage: "recipient", status: 451 });
    const settings = {
      smtp: parseSmtpUrl(smtp.url),
      mail: { from: "website@company.example", to: "office@company.example" },
      mailFolder: place.mailFolder,
      inboxOrigin: null,
      inboxPort: 3100,
    };
    const { database, clock } = place.staff;
    const outbox = createOutbox(database, takeBackAnswer);
    const dispatcher = startDispatcher({
      channels: createInboxMail(settings, database),
      outbox,
      clock,
      pollMs: 20,
    });
    await vi.waitFor(
      async () =>
        expect((await place.staff.contacts.find(reference))?.attempts.length).toBeGreaterThan(0),
      60_000,
    );
    smtp.behave({ kind: "accept" });
    now += 10 * 60_000;
    // Each is tried again at a time of its own.
    await vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThan(0), 60_000);
    now += 10 * 60_000;
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), 60_000);
    const mail = smtp.mails.find(
      ({ messageId }) => messageId === `<reply-${second}@company.example>`,
    );
    expect(mail).toMatchObject({ inReplyTo: "<9@client.example>" });
    expect(mail?.text).toContain("Ada Whitlock wrote:\n> Tuesday?");
    const third = replyId.replace(/1$/, "3");
    await place.staff.replies.send("Grace Hall", reference, {
      id: third,
      subject: `Your message: ${reference}`,
      text: "And a third.",
    });
    smtp.behave({ kind: "answer", stage: "recipient", status: 550 });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 60_000);
    await dispatcher.stop(0);
    await smtp.close();
  });

  test("Staff is told in the inbox when the mailbox has not been read for a quarter of an hour", async () => {
    const { database, clock } = place.staff;
    const staff = createStaff(database, { channels: [], delivers: [], hasMailbox: true, clock });
    const staffToken = { matches: () => false };
    const app: FastifyInstance = await buildInboxApp({
      staff,
      staffToken,
      log: createLog("silent"),
      site: null,
      origin: null,
      port: () => 3100,
    });
    const cookie = `inbox-session=${await place.signIn("Grace Hall", "intake")}`;
    const headers = { host: "localhost:3100", "sec-fetch-site": "same-origin", cookie };
    const held = async () =>
      (await app.inject({ method: "GET", url: inboxPaths.held, headers })).json();
    expect(await held()).toMatchObject({ mailbox: { readAt: null } });
    await database.kysely.insertInto("duty").values({ name: "mailbox", at: now }).execute();
    expect(await held()).toMatchObject({ mailbox: null });
    now += 20 * 60_000;
    expect(await held()).toMatchObject({
      mailbox: { readAt: new Date(now - 20 * 60_000).toISOString() },
    });
    await app.close();
  });

  test("Exports hold the answers", async () => {
    await replied();
    imap.deliver({
      from: sender,
      subject: "Re",
      messageId: "<10@client.example>",
      text: "Yes, Tuesday.",
      ...answerTo,
    });
    read();
    await vi.waitFor(() => expect(imap.seen()).toEqual(["Re"]), 60_000);
    let text = "";
    for await (const piece of exportMessages(place.staff, "csv", {})) text += piece;
    expect(text).toContain("Ada Whitlock <ada@client.example>: Yes, Tuesday.");
  });
});

test("The service reads the mailbox of its settings, with the password from a file", async () => {
  const imap = await startImap();
  const folder = mkdtempSync(join(tmpdir(), "contact-mailbox-"));
  writeFileSync(join(folder, "password"), "secret\n");
  imap.deliver({ from: sender, subject: "A newsletter", text: "Hello" });
  const settings = {
    IMAP_URL: imap.url.replace(":secret", ""),
    IMAP_PASSWORD_FILE: join(folder, "password"),
    DATABASE_URL: "",
  };
  const server = await startTestServer(settings);
  const mailbox = async () => toReadinessView(await server.service.readiness()).mailbox;
  await vi.waitFor(async () => expect(await mailbox()).toBe("ok"), 60_000);
  expect(await server.service.metrics.text()).toContain(
    'mailbox_mails_total{result="unmatched"} 1',
  );
  await server.stop();
  imap.behave({ kind: "no-password" });
  const refused = await startTestServer(settings);
  await vi.waitFor(
    async () =>
      expect(toReadinessView(await refused.service.readiness())).toMatchObject({
        mailbox: "auth",
        ready: true,
      }),
    60_000,
  );
  expect((await refused.postJson(exampleMessage())).status).toBe(201);
  await refused.stop();
  await imap.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the library is loaded only where a mailbox is read", () => {
  expect(readFileSync("service/mailbox/mailbox.ts", "utf8")).not.toMatch(
    /^import (?!type)[^;]*"imapflow"/m,
  );
});
