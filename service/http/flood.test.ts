import { createFloodGuard } from "service/http/flood-guard.ts";
import { networksOf } from "service/http/networks.ts";
import { describe, expect, test } from "vitest";

// A server under floods is in flood.long.test.ts.

describe("the guard", () => {
  const limits = { perAddress: 10, all: 600 };

  test("forgets after a minute", () => {
    let now = 0;
    const guard = createFloodGuard(limits, () => now);
    for (let count = 0; count < 10; count += 1)
      expect(guard.admit("192.0.2.1").kind).toBe("deliver");
    now = 20_000;
    expect(guard.admit("192.0.2.1")).toEqual({ kind: "wait", seconds: 40 });
    now = 60_000;
    expect(guard.admit("192.0.2.1").kind).toBe("deliver");
  });

  test("a flood of one network, however large, uses up no limit of the others", () => {
    const guard = createFloodGuard(limits, () => 0);
    for (let count = 0; count < 50_000; count += 1)
      guard.admit(`2001:db8:0:${(count % 65_536).toString(16)}::1`);
    expect(guard.admit("2001:db8:0:1::ffff").kind).toBe("wait");
    expect(guard.admit("2001:db8:77::1").kind).toBe("deliver");
    expect(guard.admit("192.0.2.1").kind).toBe("deliver");
  });

  test("The guard keeps a bounded number of addresses, and remembers a flood's networks", () => {
    const guard = createFloodGuard(limits, () => 0);
    for (let count = 0; count < 100_000; count += 1)
      guard.refuse(`2001:db8:0:${(count % 65_536).toString(16)}::1`);
    expect(guard.size()).toBeLessThanOrEqual(40_000);
    expect(guard.admit("2001:db8:0:1::1").kind).toBe("hold");
  });

  test.each([
    ["192.0.2.7", "192.0.2.8", false],
    ["::ffff:192.0.2.7", "192.0.2.7", true],
    ["2001:db8:1:2::3", "2001:db8:1:2:3::", true],
    ["2001:db8:1:2::3", "2001:db8:1:3::3", false],
    ["nonsense", "other nonsense", false],
  ])("%s and %s are one address: %s", (one, other, same) => {
    expect(networksOf(one).own === networksOf(other).own).toBe(same);
  });
});
