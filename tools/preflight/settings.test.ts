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
const said = (change: Partial<Doings>, text = draft) =>
  disagreements("privacy.md", text, { ...doings, ...change }).map(({ what }) => what);

describe("The privacy text", () => {
  test("The draft of the privacy text agrees with what the site does as it comes", () => {
    expect(said({})).toEqual([]);
  });

  test("The privacy text disagrees with each setting that it contradicts", () => {
    const contradicted: readonly (readonly [Partial<Doings>, string])[] = [
      [{ counting: false }, "COUNTING is off"],
      [{ acknowledge: true }, "ACKNOWLEDGE is on"],
      [{ retentionDays: 90 }, "kept for 90 days"],
      [{ receivers: ["Slack"] }, "sent to Slack"],
      [{ mailingListUrl: "https://list.example/" }, "newsletter's provider"],
    ];
    for (const [change, words] of contradicted)
      expect(said(change)).toEqual([expect.stringContaining(words)]);
  });

  test("The privacy text disagrees when it denies the counting, and when it leaves it out", () => {
    expect(said({}, `${draft}\nThis site counts no visits.`)).toEqual([
      "it says that nothing is counted, and COUNTING is on",
    ]);
    const without = draft.replace(/## What is counted[\s\S]*?(?=## )/, "");
    expect(said({}, without)).toHaveLength(3);
    expect(said({ counting: false }, without)).toEqual([]);
  });

  test("A question to the owner in the privacy text is no statement", () => {
    expect(
      said({ acknowledge: true }, `${draft}\nWhoever writes gets one automatic mail.`),
    ).toEqual([]);
  });
});

test("Settings for going live lack address, mail server, mailboxes and proxy until they are set", () => {
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
