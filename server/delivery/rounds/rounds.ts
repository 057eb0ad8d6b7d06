import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "#server/clock.ts";
import type { NoticeSettings } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { handOver } from "#server/delivery/hand-over.ts";
import type { OfficeHours } from "#server/delivery/office-hours.ts";
import type { AlertDeps } from "#server/delivery/rounds/alert.ts";
import { sendCanary } from "#server/delivery/rounds/canary.ts";
import { alertOfFailures } from "#server/delivery/rounds/channel-alerts.ts";
import { tellOfHeld } from "#server/delivery/rounds/held-notice.ts";
import type { NoticeWay } from "#server/delivery/tell-all.ts";

export type RoundDeps = AlertDeps & {
  readonly database: Database;
  readonly clock: Clock;
  readonly hours: OfficeHours;
  readonly settings: NoticeSettings;
  /** The channels that new messages go to. */
  readonly channels: readonly NoticeWay[];
  /** Those of them that people read. */
  readonly mailboxes: readonly NoticeWay[];
  /** A channel took the daily test, at this time. */
  readonly onCanary: (channel: string, at: number) => void;
  /** There is something new to deliver. */
  readonly onHandedOver: () => void;
  readonly onStoreError: (error: unknown) => void;
};

/** What has to be looked after beside delivering, in this order; each goes on when another failed. */
const steps = [handOverWaiting, tellOfHeld, alertOfFailures, sendCanary] as const;

/** Does all of it once. Never throws. */
export async function makeRound(deps: RoundDeps): Promise<void> {
  for (const step of steps) await step(deps, deps.clock.now()).catch(deps.onStoreError);
}

/** Makes a round now, and another one `everyMs` after each. Gives a function that ends it, with what is under way, and resolves when it is over. */
export function startRounds(deps: Omit<RoundDeps, "signal">, everyMs = 30_000): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const loop = async () => {
    while (!signal.aborted) {
      await makeRound({ ...deps, signal });
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const running = loop();
  return () => {
    closing.abort();
    return running;
  };
}

async function handOverWaiting({ database, channels, log, onHandedOver }: RoundDeps, now: number): Promise<void> {
  const names = channels.map(({ name }) => name);
  const done = await handOver(database, names, now);
  for (const { channel, messages } of done) log.info({ channel, messages }, "what waited for a former reader goes to the present ones");
  if (done.length > 0) onHandedOver();
}
