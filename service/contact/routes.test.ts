import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { contactForm } from "content/form-words.ts";
import { contactFields } from "content/wire/contact-fields.ts";
import {
  type ContactPage,
  contactBodyLimit,
  contactHeaders,
  digestHeader,
  type Problem,
} from "content/wire/contact-message.ts";
import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { referencePattern } from "../../tests/support/reference.ts";
import {
  exampleMessage,
  startTestServer,
  testStaffToken,
  until,
} from "../../tests/support/service.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;
let server: Server;
beforeAll(async () => {
  server = await startTestServer({
    CONTACT_LIMIT_PER_MINUTE: "1000000",
    CONTACT_LIMIT_ALL_PER_MINUTE: "1000000",
  });
});
afterAll(() => server.stop());

const listed = async (q: string): Promise<ContactPage> =>
  (await server.list(`?q=${encodeURIComponent(q)}`)).json();

describe("a JSON post", () => {
  test("A JSON post is answered 201 with reference and time, is listed, and becomes a mail", async () => {
    const answer = await server.postJson(exampleMessage("from browser to mail"));
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-type")).toContain("application/json");
    const { reference, receivedAt } = await answer.json();
    expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
    expect((await listed("from browser to mail")).items).toMatchObject([
      { reference, receivedAt, state: "new", ...exampleMessage("from browser to mail") },
    ]);
    expect(await until(() => existsSync(join(server.config.mailFolder, `${reference}.eml`)))).toBe(
      true,
    );
  });

  test("carries the SHA-256 of what was stored: of the six fields, trimmed, in SPEC's order", async () => {
    const { contactMethod, ...rest } = exampleMessage("  digest ");
    const answer = await server.postJson({ contactMethod, ...rest });
    const record = JSON.stringify({ ...rest, message: "digest", contactMethod });
    expect(answer.headers.get(digestHeader)).toBe(`sha-256=${hash("sha256", record)}`);
    expect(Object.keys(await answer.json())).toEqual(["reference", "receivedAt"]);
  });

  test("that asks for a call and gives no number is stored: the number is optional", async () => {
    expect(
      (await server.postJson({ ...exampleMessage(), phone: "", contactMethod: "phone" })).status,
    ).toBe(201);
  });

  test("sets no cookie and may not be kept by a cache", async () => {
    const { headers } = await server.postJson(exampleMessage());
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["text that is not JSON", "{", 400, "invalid-json"],
    ["nothing", "", 400, "invalid-json"],
    ["a poisoned key", '{"__proto__": {"admin": true}}', 400, "invalid-json"],
    ["a list", [], 422, "not-an-object"],
    ["null", "null", 422, "not-an-object"],
    ["no fields", {}, 422, "invalid-fields"],
    ["an unknown field", { ...exampleMessage(), admin: true }, 422, "invalid-fields"],
    ["a number for a name", { ...exampleMessage(), firstName: 7 }, 422, "invalid-fields"],
    [
      "a line break in the address",
      { ...exampleMessage(), email: "a@b.example\r\nBcc: c@d.example" },
      422,
      "invalid-fields",
    ],
    [
      "a name that is too long",
      { ...exampleMessage(), lastName: "x".repeat(201) },
      422,
      "invalid-fields",
    ],
    [
      "a body over the limit",
      { ...exampleMessage(), message: "x".repeat(contactBodyLimit) },
      413,
      "too-large",
    ],
  ])("with %s gets a problem of its own", async (_name, body, status, code) => {
    const answer = await server.postJson(body);
    expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(await answer.json()).toMatchObject({
      type: "about:blank",
      status,
      code,
      detail: expect.stringMatching(/\.$/),
    });
    expect(answer.status).toBe(status);
  });

  test("A JSON post names every field that is wrong, with the form's own messages", async () => {
    const problem: Problem = await (await server.postJson({ email: "x", extra: 1 })).json();
    expect(problem.errors).toEqual([
      { field: "firstName", message: "First name is required" },
      { field: "lastName", message: "Last name is required" },
      { field: "email", message: "Please enter a valid email address" },
      { field: "extra", message: "Unknown field" },
    ]);
  });

  test.each(["text/plain", "multipart/form-data; boundary=x", "application/xml", ""])(
    "of type %j is 415",
    async (type) => {
      const answer = await fetch(`${server.url}/api/contact`, {
        method: "POST",
        headers: { "content-type": type },
        body: Buffer.from("{}"),
      });
      expect(answer.status).toBe(415);
    },
  );

  test("a client that reads text gets the sentence alone", async () => {
    const answer = await server.postJson(
      { ...exampleMessage(), firstName: "" },
      { accept: "application/json, text/plain" },
    );
    expect([answer.status, await answer.text()]).toEqual([422, "First name is required."]);
  });

  test("The same key, quoted or bare, is one message; other words get 422, a bad key 400", async () => {
    const key = "8e03978e-40d5-43dd-bc93-6894a57f9324";
    const send = (words: string, idempotencyKey: string) =>
      server.postJson(exampleMessage(words), { "idempotency-key": idempotencyKey });
    const [first, second] = [await send("once", `"${key}"`), await send("once", key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect(await (await send("twice", key)).json()).toMatchObject({
      status: 422,
      code: "key-reused",
    });
    for (const bad of ["a b", "é", "x".repeat(256)])
      expect((await send("once", bad)).status, bad).toBe(400);
    for (const none of ["", " "]) expect((await send("no key", none)).status).toBe(201);
    expect([(await listed("once")).items.length, (await listed("no key")).items.length]).toEqual([
      1, 2,
    ]);
  });

  test("a double click stores one message", async () => {
    const key = { "idempotency-key": "double-click" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.postJson(exampleMessage("clicked twice"), key)),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await listed("clicked twice")).items).toHaveLength(1);
  });

  test("a filled honeypot is received like any other, and held for staff", async () => {
    expect(
      (await server.postJson(exampleMessage("honey"), { [contactHeaders.honeypot]: "spam" }))
        .status,
    ).toBe(201);
    expect((await listed("honey")).items).toMatchObject([
      { state: "quarantined", quarantineReason: "honeypot", delivery: "none" },
    ]);
  });
});

describe("the plain form", () => {
  const pages = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended"],
    rules: { "long-title": "off", "tel-non-breaking": "off" },
  });

  test("A form post is answered with SPEC's words and a reference that a reload keeps", async () => {
    const fields = { ...exampleMessage("no script"), website: "", somethingFromAnExtension: "x" };
    const [first, reload] = [await server.postForm(fields), await server.postForm(fields)];
    expect([first.status, first.headers.get("content-type")]).toEqual([
      201,
      "text/html; charset=utf-8",
    ]);
    const [html, again] = [await first.text(), await reload.text()];
    expect(html).toContain("Message sent successfully!");
    expect(html).toContain("We will get back to you within 24 hours.");
    expect(html).toMatch(referencePattern);
    expect(again).toBe(html);
    expect((await listed("no script")).items).toHaveLength(1);
    expect(await invalid(html)).toEqual([]);
  });

  test("with faults comes back with the messages, links to the fields, and every word", async () => {
    const words = '\n  <b>"Words"</b> & more\n</textarea><script>alert(1)</script>';
    const answer = await server.postForm({
      ...exampleMessage(words),
      lastName: " ",
      email: "wrong",
      contactMethod: "phone",
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("Failed to send message");
    expect(html).toContain('<a href="#lastName">Last name is required</a>');
    expect(html).toContain('<a href="#email">Please enter a valid email address</a>');
    expect(html).toContain('value="Ada"');
    expect(html).toMatch(/value="phone" checked/);
    expect(html).not.toContain("<script");
    expect(parse(html).querySelector("textarea")?.text).toContain(words);
    expect(await invalid(html)).toEqual([]);
  });

  test("A form post is answered with the receipt that scripts show: promises, words, digest, files", async () => {
    const fields = { ...exampleMessage('<b>50 %</b> of "it" is\nours'), phone: "" };
    const answer = await server.postForm(fields);
    const page = parse(await answer.text());
    const words = page.querySelector("main")?.structuredText ?? "";
    expect(words).toMatch(/\d{4}, \d{1,2}:\d\d [AP]M C[SD]T/);
    expect(words).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
    expect(words).toMatch(/due by \w+day, \d{1,2}:\d\d [AP]M C[SD]T/);
    const { firstName, lastName, email, phone, message, contactMethod } = fields;
    const record = JSON.stringify({ firstName, lastName, email, phone, message, contactMethod });
    expect(words).toContain(hash("sha256", record));
    expect(answer.headers.get(digestHeader)).toBe(`sha-256=${hash("sha256", record)}`);
    const [calendar, file] = page.querySelectorAll("a[download]");
    expect(await (await fetch(calendar?.attributes.href ?? "")).text()).toMatch(
      /^BEGIN:VCALENDAR\r\n/,
    );
    expect(await (await fetch(file?.attributes.href ?? "")).text()).toBe(record);
    expect(page.querySelectorAll("dd.words").map(({ text }) => text)).toEqual([
      firstName,
      lastName,
      email,
      "Left empty",
      "Email",
      message,
    ]);
  });

  test("A form post that wants a call and has no number is asked once, and stored the second time", async () => {
    const fields = { ...exampleMessage("numberless"), phone: " ", contactMethod: "phone" };
    const answer = await server.postForm(fields);
    const html = await answer.text();
    expect(answer.status, "nothing is stored yet").toBe(422);
    expect(html).not.toContain("Failed to send message");
    const form = parse(html);
    const described = form.querySelector("#phone")?.getAttribute("aria-describedby");
    expect(form.querySelector(`#${described}`)?.text).toBe(contactForm.hints.phone);
    expect(await invalid(html)).toEqual([]);
    const hidden = form
      .querySelectorAll("input[type=hidden]")
      .map((input) => [input.getAttribute("name"), input.getAttribute("value")]);
    expect((await listed("numberless")).items).toHaveLength(0);
    expect((await server.postForm({ ...fields, ...Object.fromEntries(hidden) })).status).toBe(201);
    expect((await listed("numberless")).items).toHaveLength(1);
  });

  test("that was corrected and sent again is one message", async () => {
    const html = await (
      await server.postForm({ ...exampleMessage("corrected"), email: "wrong" })
    ).text();
    const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const answers = [
      await server.postForm({ ...exampleMessage("corrected"), idempotencyKey }),
      await server.postForm({ ...exampleMessage("corrected"), idempotencyKey }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await listed("corrected")).items).toHaveLength(1);
  });

  test("whose address is opened by hand leads back to the form", async () => {
    const answer = await fetch(`${server.url}/api/contact`, {
      headers: { accept: "text/html" },
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact"]);
    expect((await fetch(`${server.url}/api/contact`)).status).toBe(405);
  });

  const invalid = async (html: string) =>
    (await pages.validateString(html)).results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
});

describe("the list", () => {
  test.each([
    undefined,
    "",
    "Bearer",
    "Bearer wrong",
    `Basic ${testStaffToken}`,
    `Bearer ${testStaffToken}x`,
  ])("with authorization %j is 401 and tells nothing", async (authorization) => {
    const answer = await fetch(`${server.url}/api/contacts?state=nonsense`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.status).toBe(401);
    const { requestId, ...problem } = await answer.json();
    expect(requestId).toBe(answer.headers.get("request-id"));
    expect(problem).toEqual({
      type: "about:blank",
      title: "Unauthorized",
      status: 401,
      detail: "Unauthorized.",
      code: "unauthorized",
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("with the token says what is wrong with a query", async () => {
    for (const query of ["?limit=0", "?limit=1000", "?limit=x", "?state=open", "?cursor=abc"])
      expect((await server.list(query)).status).toBe(400);
    expect((await server.list("?limit=1")).status).toBe(200);
  });

  test("each look is in the audit trail, without what was searched", async () => {
    await server.list("?q=ada@client.example&state=new");
    expect((await server.service.audit.list(1))[0]).toMatchObject({
      actor: "token STAFF_TOKEN",
      action: "list",
      detail: "search, state new",
    });
  });
});

const text = fc.string({ unit: "binary", maxLength: 300 });
const almostRight = fc.record(
  Object.fromEntries(
    contactFields.map((field) => [
      field,
      fc.oneof(fc.constant(exampleMessage()[field]), text, fc.jsonValue()),
    ]),
  ),
  { requiredKeys: [] },
);

test("whatever is posted as JSON, the answer is 201 or a problem below 500", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(almostRight, fc.jsonValue(), text), async (body) => {
      const { status, payload } = await post(
        "application/json",
        typeof body === "string" ? body : JSON.stringify(body),
      );
      expect([201, 400, 422]).toContain(status);
      expect(JSON.parse(payload)).toHaveProperty(status === 201 ? "reference" : "code");
    }),
    { numRuns: 300 },
  );
});

test("whatever is posted as a form, the answer is a page below 500 that cannot be broken out of", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(
        fc.constantFrom(...contactFields, "marginalia", "idempotencyKey", "elapsedMs", "__proto__"),
        text,
      ),
      async (fields) => {
        const { status, payload } = await post(
          "application/x-www-form-urlencoded",
          new URLSearchParams(fields).toString(),
        );
        expect([201, 422]).toContain(status);
        expect(payload.match(/<\/html>/g)).toHaveLength(1);
        expect(payload).not.toMatch(/<script/i);
      },
    ),
    { numRuns: 300 },
  );
});

async function post(type: string, payload: string) {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { "content-type": type },
    payload,
  });
  return { status: answer.statusCode, payload: answer.payload };
}

test("A visitor who closes the tab in mid-request counts as no failure of the store", async () => {
  const server = await startTestServer();
  const said: string[] = [];
  server.app.log.error = (...words: unknown[]) => void said.push(JSON.stringify(words));
  const { port } = new URL(server.url);
  for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{"first`,
      () => socket.destroy(),
    );
  }
  const posts = async () =>
    (await server.service.metrics.text())
      .split("\n")
      .filter((line) => line.startsWith("contact_posts_total{"));
  expect(
    await until(async () => ((await posts()).some((line) => line.endsWith(" 2")) ? posts() : null)),
  ).toEqual(['contact_posts_total{result="aborted"} 2']);
  expect(said).toEqual([]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop();
});
