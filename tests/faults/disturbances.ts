import { setTimeout as pause } from "node:timers/promises";
import type { SilentProxy } from "../support/silent-proxy.ts";
import type { Random } from "./random.ts";

/** Now and then the way to the database falls silent for longer than a connection is waited for; every second time only answers are lost. */
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

/** The clock of each start: a third of them 400 days ahead, beyond the retention period, the others a little further than the one before. */
export function jumpingClock(random: Random, stepMs = 61_000): (killed: number) => number {
  return (killed) => killed * stepMs + (random.chance(1 / 3) ? 400 * day : 0);
}
