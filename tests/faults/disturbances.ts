import { setTimeout as pause } from "node:timers/promises";
import type { SilentProxy } from "../support/silent-proxy.ts";
import type { Random } from "./random.ts";

/**
 * With probability `share`, silences the database for 5 to 7 s, longer than a connection is waited for. Every second time only answers are
 * lost.
 */
export function silences(proxy: SilentProxy, share: number) {
  let count = 0;
  return {
    count: () => count,
    async disturb(random: Random): Promise<void> {
      if (!random.chance(share)) return;
      count += 1;
      await pause(random.between(0, 200));
      proxy.silence(count % 2 === 0 ? "answers" : "both");
      await pause(random.between(5_000, 7_000));
      proxy.silence(null);
    },
  };
}

const day = 24 * 60 * 60 * 1000;

/** The clock at each start: a third 400 days ahead, beyond the retention period, the others a little further than before. */
export function jumpingClock(random: Random, stepMs = 61_000): (killed: number) => number {
  return (killed) => killed * stepMs + (random.chance(1 / 3) ? 400 * day : 0);
}
