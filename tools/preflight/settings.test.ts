import { readFileSync } from "node:fs";
import { company } from "content/company.ts";
import { describe, expect, test } from "vitest";
import { type Doings, disagreements, unfinishedSettings } from "./settings.ts";

const draft = readFileSync("content/legal/drafts/privacy.md", "utf8");
const doings: Doings = {
  counting: true,
  acknowledge: false,
  retentionDays: company.messagesKeptDays,
  receivers: [],
  bookingUrl: null,
  mailingListUrl: null,
};
const said = (change: Partial<Doings>, text = draft) => disagreements("privacy.md", text, { ...doings, ...change }).map(({ what }) => what);

describe("the privacy text", () => {
  test("agrees, as a draft, with what the site does as it comes", () => {
    expect(said({})).toEqual([]);
  });

  test.each([
    ["counting is off", { counting: false }, "COUNTING is off"],
    ["senders get an automatic mail", { acknowledge: true }, "ACKNOWLEDGE is on"],
    ["messages are kept for another time", { retentionDays: 90 }, "kept for 90 days"],
    ["messages go to Slack", { receivers: ["Slack"] }, "sent to Slack"],
    ["a mailing list is connected", { mailingListUrl: "https://list.example/" }, "newsletter's provider"],
  ] as const)("disagrees when %s", (_, change, words) => {
    expect(said(change)).toEqual([expect.stringContaining(words)]);
  });

  test("disagrees when it denies the counting, and when it leaves it out", () => {
    expect(said({}, `${draft}\nThis site counts no visits.`)).toEqual(["it says that nothing is counted, and COUNTING is on"]);
    const without = draft.replace(/## What is counted[\s\S]*?(?=## )/, "");
    expect(said({}, without)).toHaveLength(3);
    expect(said({ counting: false }, without)).toEqual([]);
  });

  test("is not held to say what is only asked of the owner in it", () => {
    expect(said({ acknowledge: true }, `${draft}\nWhoever writes gets one automatic mail.`)).toEqual([]);
  });
});

test("the settings of a site that goes live name its address, a mail server, real mailboxes and the proxy", () => {
  const origin = "https://www.hartlowe.com";
  const smtp = {
    host: "mail",
    port: 587,
    secure: false,
    requireTls: true,
    auth: null,
    ehloName: null,
    certificate: { kind: "public" },
  } as const;
  const right = {
    publicOrigin: origin,
    smtp,
    mail: { from: "site@hartlowe.com", to: "office@hartlowe.com" },
    trustedProxies: ["127.0.0.1"],
  };
  expect(unfinishedSettings(right, origin)).toEqual([]);
  const bare = {
    publicOrigin: null,
    smtp: null,
    mail: { from: "website@company.example", to: "info@company.example" },
    trustedProxies: [],
  };
  expect(unfinishedSettings(bare, origin).map(({ what }) => what.split(" ")[0])).toEqual([
    "PUBLIC_ORIGIN",
    "SMTP_URL",
    "MAIL_FROM,",
    "TRUSTED_PROXIES",
  ]);
});
