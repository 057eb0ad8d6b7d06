import { hash } from "node:crypto";
import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { halfHourSlots } from "content/wire/business-days.ts";
import { messageRecord } from "content/wire/receipt.ts";
import { formatChicagoDate } from "content/wire/reply-clock.ts";
import { momentWords, wallTime, zonedToInstant } from "content/wire/zoned-time.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { prefill } from "./enquiry.ts";
import { Receipt } from "./receipt.tsx";
import { timesAddress } from "./requested-times.ts";
import { digestOf, readDigest, readReceipt } from "./submission.ts";

const office = company.hours.zone;
/** The first and the last half hour of a Tuesday. */
const [first = 0, ...others] = halfHourSlots("2026-11-24");
const last = others.at(-1) ?? 0;

/** The form's message for the address that asks for these times. */
const messageFor = async (times: readonly number[], zone: string) =>
  (await prefill(timesAddress(times, zone).split("?")[1] ?? "")).message;

describe("the message that asks for a time", () => {
  it("has each time as the office's clocks and the visitor's have it, in the order of choice", async () => {
    const inTokyo = (at: number) => {
      const { weekday, time, zone } = momentWords(at, "Asia/Tokyo");
      return `${formatChicagoDate(at)} (${weekday}, ${time} ${zone}, Asia/Tokyo)`;
    };
    expect(await messageFor([last, first], "Asia/Tokyo")).toBe(
      [
        "Please book a free consultation (30 minutes). Times that suit me, the best first:",
        `1. ${inTokyo(last)}`,
        `2. ${inTokyo(first)}`,
        "",
        "What it is about, in one line: ",
      ].join("\n"),
    );
  });

  it("names one clock where the visitor's shows the same", async () => {
    const same = Intl.supportedValuesOf("timeZone").filter(
      (zone) => wallTime(first, zone).time === wallTime(first, office).time,
    );
    expect(same.length).toBeGreaterThan(1);
    for (const zone of same)
      expect(await messageFor([first], zone)).toContain(`1. ${formatChicagoDate(first)}\n`);
  });

  it("takes three times at most, each once, and no zone that does not exist", async () => {
    const times = [0, 0, 1, 2, 3].map((halfHours) => first + halfHours * 1_800_000);
    const message = await messageFor(times, "Mars/Olympus");
    expect(message?.match(/^\d\. .*, 2026, \d+:\d\d [AP]M \S+$/gm)).toHaveLength(3);
  });

  it.each([
    ["a night", zonedToInstant({ day: "2026-11-24", time: "03:00" }, office)],
    ["a holiday", zonedToInstant({ day: "2026-11-26", time: "11:00" }, office)],
    ["a quarter past", first + 900_000],
  ])("is not written for %s", async (_, at) => {
    expect(await messageFor([at], office)).toBeUndefined();
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

test("A digest is not computed on an address that is not secure", async () => {
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

test.each([
  { success: true },
  { reference: "ABC-7K3F-9QXM" },
  { reference: 7, receivedAt: "today" },
  [],
  null,
  1,
  "stored",
])("an answer of another shape, %j, is no receipt of ours, and no fault", (answer) => {
  expect(readReceipt(answer)).toBeNull();
  const sent = { receipt: null, message, urgent: true, digests: { browser: null, server: null } };
  const words = renderToStaticMarkup(<Receipt sent={sent} />);
  expect(words).toContain(contactForm.success.title);
  expect(words).toContain(message.email);
  expect(words).not.toContain(contactForm.receipt.reference);
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

function receiptWith(computed: {
  readonly browser: string | null;
  readonly server: string | null;
}): string {
  const message = {
    firstName: "Ada",
    lastName: "Byron",
    email: "ada@client.example",
    phone: "",
    message: "",
    contactMethod: "email",
  } as const;
  const receipt = { reference: "ABC-7K3F-9QXM", receivedAt: "2026-11-23T15:05:30.000Z" };
  return renderToStaticMarkup(
    <Receipt sent={{ receipt, message, urgent: false, digests: computed }} />,
  ).replace(/<[^>]*>/g, " ");
}
