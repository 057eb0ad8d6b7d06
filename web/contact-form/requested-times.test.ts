import { describe, expect, it } from "vitest";
import { prefill } from "./enquiry.ts";
import { timesAddress } from "./requested-times.ts";

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
