import { hash } from "node:crypto";
import { company } from "content/company.ts";
import { contactForm } from "content/contact-form.ts";
import { messageRecord } from "content/wire/message-record.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { prefill } from "./enquiry.ts";
import { Receipt } from "./receipt.tsx";
import { timesAddress } from "./requested-times.ts";
import { digestOf, readDigest } from "./submission.ts";

const nine = Date.parse("2026-11-24T09:00-06:00");
const halfPastFive = Date.parse("2026-11-24T17:30-06:00");

/** The form's message for the address that asks for these times. */
const messageFor = async (times: readonly number[], zone: string) => (await prefill(timesAddress(times, zone).split("?")[1] ?? "")).message;

describe("the message that asks for a time", () => {
  it("has each time as Chicago's clocks and the visitor's have it, in the order of choice", async () => {
    expect(await messageFor([halfPastFive, nine], "Asia/Tokyo")).toBe(
      [
        "Please book a free consultation (30 minutes). Times that suit me, the best first:",
        "1. Tuesday, November 24, 2026, 5:30 PM CST (Wednesday, 8:30 AM GMT+9, Asia/Tokyo)",
        "2. Tuesday, November 24, 2026, 9:00 AM CST (Wednesday, 12:00 AM GMT+9, Asia/Tokyo)",
        "",
        "What it is about, in one line: ",
      ].join("\n"),
    );
  });

  it.each(["America/Chicago", "America/Menominee"])("names one clock where %s shows the same", async (zone) => {
    expect(await messageFor([nine], zone)).toContain("1. Tuesday, November 24, 2026, 9:00 AM CST\n");
  });

  it("takes three times at most, each once, and no zone that does not exist", async () => {
    const times = [0, 0, 1, 2, 3].map((halfHours) => nine + halfHours * 1_800_000);
    const message = await messageFor(times, "Mars/Olympus");
    expect(message?.match(/^\d\. .*CST$/gm)).toHaveLength(3);
  });

  it.each([
    ["a night", "2026-11-24T03:00-06:00"],
    ["a holiday", "2026-11-26T09:00-06:00"],
    ["a quarter past", "2026-11-24T09:15-06:00"],
  ])("is not written for %s", async (_, time) => {
    expect(await messageFor([Date.parse(time)], "America/Chicago")).toBeUndefined();
  });

  it("is not written for what is no time at all", async () => {
    expect((await prefill("?time=soon&zone=America/Chicago")).message).toBeUndefined();
  });
});

const message = {
  firstName: "Ada",
  lastName: "O’Hara",
  email: "a@client.example",
  phone: "",
  message: "“Friday”\n50 %",
  contactMethod: "email",
} as const;

afterEach(() => vi.unstubAllGlobals());

test("a browser computes what the server does", async () => {
  vi.stubGlobal("isSecureContext", true);
  expect(await digestOf(message)).toBe(hash("sha256", messageRecord(message)));
});

test("on an address that is not secure it computes none", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(await digestOf(message)).toBeNull();
});

test.each([
  [`sha-256=${"a1".repeat(32)}`, "a1".repeat(32)],
  [null, null],
  ["sha-256=a1", null],
  [`md5=${"a1".repeat(32)}`, null],
])("the header %j reads as %j", (header, digest) => {
  expect(readDigest(header)).toBe(digest);
});

const { digests } = contactForm.receipt;
const [one, other] = ["1".repeat(64), "2".repeat(64)];

describe("the receipt says what the two digests are worth", () => {
  test.each([
    ["both are the same", one, one, digests.agree, [one]],
    ["they differ", one, other, digests.differ(company.phone.display), [one, other]],
    ["the browser computes none", null, one, digests.insecure, [one]],
    ["the server sends none", one, null, digests.browser, [one]],
    ["there is none", null, null, digests.none, []],
  ])("when %s", (_when, browser, server, verdict, shown) => {
    const words = receiptWith({ browser, server });
    expect(words).toContain(verdict);
    expect(words.match(/[12]{64}/g) ?? []).toEqual(shown);
  });
});

function receiptWith(computed: { readonly browser: string | null; readonly server: string | null }): string {
  const message = {
    firstName: "Ada",
    lastName: "Byron",
    email: "ada@client.example",
    phone: "",
    message: "",
    contactMethod: "email",
  } as const;
  const receipt = { reference: "ABC-7K3F-9QXM", receivedAt: "2026-11-23T15:05:30.000Z" };
  return renderToStaticMarkup(<Receipt sent={{ receipt, message, urgent: false, digests: computed }} />).replace(/<[^>]*>/g, " ");
}
