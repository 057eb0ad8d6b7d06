import { contactFormFields } from "content/wire/contact-fields.ts";
import { contactHeaders } from "content/wire/contact-message.ts";
import { originOfForm, originOfJson } from "service/contact/post.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exampleMessage, startTestServer, until } from "../../tests/support/service.ts";
import { startWebhookSink, type WebhookSink } from "../../tests/support/webhook-sink.ts";

const headers = (page: string, topic = "") => ({
  [contactHeaders.page.toLowerCase()]: page,
  [contactHeaders.topic.toLowerCase()]: topic,
});
const host = "www.company.example";

test.each(["/", "/forensics", "/blog/google-drive-collection", "/a%20b", "/downloads/guide.html"])(
  "the path %s is kept",
  (page) => {
    expect(originOfJson(headers(page, "newsletter"))).toEqual({ page, topic: "newsletter" });
  },
);

test.each([
  "//evil.example/x",
  "https://evil.example/x",
  "/x?matter=Smith",
  "/x#part",
  "/\\evil.example",
  "/<script>",
  "forensics",
  `/${"a".repeat(200)}`,
  "/a b",
])("%s is no path of ours, and is as good as not said", (page) => {
  expect(originOfJson(headers(page)).page).toBeNull();
});

test.each(["Newsletter!", "a b", "ä", "x".repeat(61), "-x", "a@b"])("%s is no topic", (topic) => {
  expect(originOfJson(headers("/", topic)).topic).toBeNull();
});

test.each([
  [
    `https://${host}/contact?topic=newsletter&email=ada%40client.example`,
    { page: "/contact", topic: "newsletter" },
  ],
  [
    `https://${host}/contact?article=translate-first`,
    { page: "/contact", topic: "article-translate-first" },
  ],
  [`https://${host}/contact?ask=Smith+v.+Jones`, { page: "/contact", topic: "search" }],
  ["https://search.example/?q=secret&topic=newsletter", { page: null, topic: null }],
  [`https://${host}/api/contact`, { page: null, topic: null }],
  ["nonsense", { page: null, topic: null }],
])(
  "of the Referer %s a plain form takes the path and the topic, and nothing of other sites",
  (referer, origin) => {
    expect(originOfForm({}, { host, referer })).toEqual(origin);
  },
);

test("the extra fields of a plain form come first", () => {
  const fields = {
    [contactFormFields.page]: "/forensics",
    [contactFormFields.topic]: "event-place",
  };
  expect(
    originOfForm(fields, { host, referer: `https://${host}/contact?topic=newsletter` }),
  ).toEqual({
    page: "/forensics",
    topic: "event-place",
  });
});

describe("the page and the topic that led to a message", () => {
  let sink: WebhookSink;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeEach(async () => {
    sink = await startWebhookSink();
    server = await startTestServer(sink.env);
  });
  afterEach(async () => {
    await server.stop();
    await sink.close();
  });

  test("The page and topic that led to a message are stored, shown and sent to the webhook", async () => {
    const posted = await server.postJson(exampleMessage(), {
      [contactHeaders.page]: "/forensics",
      [contactHeaders.topic]: "newsletter",
    });
    expect(posted.status).toBe(201);
    const { items } = await (await server.list()).json();
    expect(items[0]).toMatchObject({ page: "/forensics", topic: "newsletter" });
    await until(() => sink.received.length === 1);
    expect(JSON.parse(sink.received[0]?.body ?? "").data).toMatchObject({
      page: "/forensics",
      topic: "newsletter",
    });
  });

  test("The page is read of a plain form's Referer, and a strange one refuses no message", async () => {
    const sent = await server.postForm(exampleMessage("by form"), {
      referer: `${server.url}/contact?topic=event-updates`,
    });
    const strange = await server.postJson(exampleMessage("strange"), {
      [contactHeaders.page]: "https://evil.example/",
    });
    expect([sent.status, strange.status]).toEqual([201, 201]);
    const { items } = await (await server.list()).json();
    expect(items).toEqual([
      expect.objectContaining({ message: "strange", page: null, topic: null }),
      expect.objectContaining({ message: "by form", page: "/contact", topic: "event-updates" }),
    ]);
    await until(() => sink.received.length === 2);
    const bodies = sink.received.map(({ body }) => JSON.parse(body).data);
    expect(bodies.find(({ message }) => message === "strange")).not.toHaveProperty("page");
  });
});
