import { company } from "content/company.ts";
import { contactHeaders } from "content/wire/contact-message.ts";
import { formatChicagoDate, replyDue } from "content/wire/reply-clock.ts";
import {
  addressKey,
  createAcknowledgementLimit,
  isAutomaticSender,
  normalAddress,
} from "service/delivery/channels/acknowledgement.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { roundsOn } from "../../../tests/support/rounds.ts";
import { exampleMessage, startTestServer, until } from "../../../tests/support/service.ts";
import { startSmtp, type TestSmtp } from "../../../tests/support/smtp.ts";
import { describeOnStore } from "../../../tests/support/stores.ts";

const hour = 60 * 60_000;

describe("a sender is told by mail that the message has arrived", () => {
  let smtp: TestSmtp;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let ahead: number;

  async function start(settings: Readonly<Record<string, string>> = { ACKNOWLEDGE: "true" }) {
    const mail = {
      SMTP_URL: smtp.url,
      MAIL_FROM: "Website <site@company.example>",
      MAIL_TO: "office@company.example",
    };
    server = await startTestServer(
      { ...mail, ...settings },
      { clock: { now: () => Date.now() + ahead } },
    );
  }
  beforeEach(async () => {
    smtp = await startSmtp();
    ahead = 0;
  });
  afterEach(async () => {
    await server.stop();
    await smtp.close();
  });

  const acknowledgements = () =>
    smtp.taken.filter(({ bytes }) => /^Auto-Submitted: auto-replied\r$/m.test(bytes.toString()));
  const enquiries = () => smtp.taken.length - acknowledgements().length;
  const post = async (change: object = {}, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await server.postJson({ ...exampleMessage("Secret words"), ...change }, headers);
    return (await answer.json()).reference as string;
  };
  const history = async (reference: string) =>
    (await server.service.contacts.find(reference))?.attempts
      .filter(({ channel }) => channel === "acknowledgement")
      .map(({ outcome, reason }) => `${outcome} ${reason ?? ""}`.trim());
  const settled = (reference: string, tries = 1) =>
    until(async () => (await history(reference))?.length === tries);

  test("The mail to the sender has the reference and the clock, and none of the sender's words", async () => {
    await start();
    const answer = await (
      await server.postJson({
        ...exampleMessage("Secret words"),
        firstName: "=?utf-8?q?Buy?= https://spam.example",
      })
    ).json();
    await settled(answer.reference);
    const [one, ...others] = acknowledgements();
    expect(others).toEqual([]);
    expect([one?.sender, one?.recipients]).toEqual(["", ["ada@client.example"]]);
    expect(one?.mail.replyTo).toEqual([{ name: "", address: company.mail.info.address }]);
    expect(one?.mail.messageId).toBe(`<ack-${answer.reference.toLowerCase()}@company.example>`);
    expect(one?.mail.html).toBeUndefined();
    const text = one?.bytes.toString() ?? "";
    for (const header of ["Auto-Submitted: auto-replied", "X-Auto-Response-Suppress: All"])
      expect(text.split("\r\n")).toContain(header);
    expect(text).not.toMatch(/Secret|words|Buy|spam\.example|Whitlock/);
    const { due, latest } = replyDue(Date.parse(answer.receivedAt));
    for (const part of [
      answer.reference,
      formatChicagoDate(due),
      formatChicagoDate(latest),
      company.phone.display,
    ])
      expect(one?.mail.text).toContain(part);
  });

  test("once an hour for an address however it is spelt, which staff sees; after the hour again", async () => {
    await start();
    await settled(await post());
    const second = await post({ email: "ADA+again@client.example" });
    await settled(second);
    expect(await history(second)).toEqual(["dropped acknowledged-lately"]);
    await settled(await post({ email: "bob@client.example" }));
    ahead = hour + 1;
    await settled(await post());
    expect(acknowledgements().map(({ recipients }) => recipients[0])).toEqual([
      "ada@client.example",
      "bob@client.example",
      "ada@client.example",
    ]);
    expect(await until(() => enquiries() === 4)).toBe(true);
  });

  test("A held message, also one that staff releases, and a program get no mail that it arrived", async () => {
    await start();
    const held = await post(
      { email: "held@client.example" },
      { [contactHeaders.honeypot]: "filled" },
    );
    const program = await post({ email: "no-reply@client.example" });
    await settled(program);
    expect(await history(program)).toEqual(["dropped automatic-sender"]);
    expect((await server.service.contacts.find(held))?.deliveries).toEqual([]);
    expect(acknowledgements()).toEqual([]);
  });

  test("A mail to an address that does not exist is given up without an alarm", async () => {
    await start();
    smtp.behave({ kind: "refuse", recipient: "ada@client.example", status: 550 });
    const reference = await post();
    await settled(reference);
    expect(await history(reference)).toEqual(["dropped rejected"]);
    const found = await until(async () => {
      const { items } = await (await server.list()).json();
      return items[0].delivery === "delivered" ? items[0] : null;
    });
    expect(found.reference).toBe(reference);
    expect(await server.service.metrics.text()).toContain("delivery_oldest_undelivered_seconds 0");
  });

  test("it waits for a mail server that asks to come back later, and is not sent hours late", async () => {
    await start();
    smtp.behave({ kind: "refuse", recipient: "ada@client.example", status: 450 });
    const reference = await post();
    await settled(reference);
    smtp.behave({ kind: "accept" });
    ahead = 40_000;
    await settled(reference, 2);
    expect(await history(reference)).toEqual(["delivered", "retry throttled"]);

    smtp.behave({ kind: "refuse", recipient: "bob@client.example", status: 450 });
    const late = await post({ email: "bob@client.example" });
    await settled(late);
    ahead = 5 * hour;
    await settled(late, 2);
    expect((await history(late))?.[0]).toBe("dropped too-late");
  });

  test("a mail server that wants a sender gets ours", async () => {
    await start();
    smtp.behave({ kind: "refuse-null-sender" });
    await settled(await post());
    expect(acknowledgements().map(({ sender }) => sender)).toEqual(["site@company.example"]);
  });

  test("it is off unless it is asked for", async () => {
    await start({});
    const reference = await post();
    await until(() => enquiries() === 1);
    expect(
      (await server.service.contacts.find(reference))?.deliveries.map(({ channel }) => channel),
    ).toEqual(["smtp:office@company.example"]);
  });
});

describeOnStore("the hour of an address", (openStore) => {
  const ada = "ada@client.example";

  const start = Date.UTC(2026, 5, 1);

  test("The hour of an address is shared by servers, and belongs to its first message", async () => {
    const { database, again } = await openStore();
    const { store } = roundsOn(database, start);
    const [first, second] = [await store(), await store()];
    const [here, there] = [
      createAcknowledgementLimit(database),
      createAcknowledgementLimit(again()),
    ];
    const claims = await Promise.all([
      here.claim(ada, first, start),
      there.claim(ada, second, start),
    ]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    const [winner, loser] = claims[0] === null ? [first, second] : [second, first];
    expect(await there.claim(ada, winner, start + hour / 2)).toBeNull();
    expect(await here.claim(ada, loser, start + hour)).toBe("acknowledged-lately");
    expect(await here.claim(ada, loser, start + 1.5 * hour)).toBeNull();
    expect(await here.claim("grace@client.example", winner, start)).toBeNull();
  });

  test("The hour of an address is forgotten when it is over, and with its message", async () => {
    const { database } = await openStore();
    const { store, goOn, changes } = roundsOn(database, start);
    const limit = createAcknowledgementLimit(database);
    const left = async () =>
      (await database.kysely.selectFrom("acknowledgement").select("address_key").execute()).length;
    await limit.claim(ada, await store(), start);
    await goOn(30 * 60_000);
    expect(await left()).toBe(1);
    await goOn(31 * 60_000);
    expect(await left()).toBe(0);
    await limit.claim(ada, await store(), start);
    await changes.erase("tester", exampleMessage().email);
    expect(await left()).toBe(0);
  });

  test("Mails to senders are limited by domain, but for large providers, and in all", async () => {
    const { database } = await openStore();
    const reference = await roundsOn(database, start).store();
    const limit = createAcknowledgementLimit(database);
    const claim = (address: string) => limit.claim(address, reference, start);
    for (let number = 0; number < 20; number += 1)
      expect(await claim(`${number}@flooded.example`)).toBeNull();
    expect(await claim("20@flooded.example")).toBe("acknowledged-enough");
    for (let number = 0; number < 280; number += 1)
      expect(await claim(`${number}@gmail.com`)).toBeNull();
    expect(await claim("280@gmail.com")).toBe("acknowledged-enough");
    expect(await limit.claim(ada, reference, start + hour)).toBeNull();
  });

  test("what waits to be acknowledged is taken back when nobody acknowledges any more", async () => {
    const { database } = await openStore();
    const { store, goOn } = roundsOn(database, start, {
      acknowledges: false,
      channels: ["acknowledgement"],
    });
    await store();
    const waiting = async () =>
      (await database.kysely.selectFrom("delivery").select("state").execute()).length;
    await goOn(60_000);
    expect(await waiting()).toBe(1);
    await goOn(2 * 60_000);
    expect(await waiting()).toBe(0);
  });
});

test.each([
  ...[
    "mailer-daemon@client.example",
    "MAILER-DAEMON@client.example",
    "no-reply@client.example",
    "noreply+17@client.example",
  ],
  ...[
    "do_not_reply@client.example",
    "orders-noreply@client.example",
    "bounce-4711@lists.example",
    "legal-request@lists.example",
  ],
  ...[
    "owner-legal@lists.example",
    "notifications@client.example",
    "abuse@client.example",
    "security@client.example",
  ],
])("%s is read by a program", (address) => {
  expect(isAutomaticSender(address, [])).toBe(true);
});

test.each([
  "ada@client.example",
  "norbert.reply@client.example",
  "info@client.example",
  "request@client.example",
  "a.bouncer@client.example",
])("%s may be read by a person", (address) => {
  expect(isAutomaticSender(address, ["office@company.example"])).toBe(false);
});

test("our own addresses are not answered", () => {
  expect(isAutomaticSender("Office+x@company.example", ["office@company.example"])).toBe(true);
});

test.each([
  ["Ada@Client.Example", "ada@client.example"],
  ["ada+lantern@client.example", "ada@client.example"],
  ["a.da+x@googlemail.com", "ada@gmail.com"],
  ["a.da@client.example", "a.da@client.example"],
  ["ada@müller.example", "ada@xn--mller-kva.example"],
])("%s counts as %s", (address, normal) => {
  expect(normalAddress(address)).toBe(normal);
  expect(addressKey(address)).toBe(addressKey(normal));
});
