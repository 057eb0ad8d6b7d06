import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { handOver } from "#server/delivery/hand-over.ts";
import { tidyAcknowledgements } from "#server/delivery/rounds/acknowledgements.ts";
import type { AlertDeps } from "#server/delivery/rounds/alert.ts";
import { sendCanary } from "#server/delivery/rounds/canary.ts";
import { alertOfFailures } from "#server/delivery/rounds/channel-alerts.ts";
import { tellOfHeld } from "#server/delivery/rounds/held-notice.ts";
import { tellOfOverdue } from "#server/delivery/rounds/overdue.ts";
import { reportSpam } from "#server/delivery/rounds/spam-report.ts";
import type { NoticeWay } from "#server/delivery/tell-all.ts";

export type RoundDeps = AlertDeps & {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Config["notices"];
  /** The channels that new messages go to. */
  readonly channels: readonly NoticeWay[];
  /** The ones of them that people read. */
  readonly mailboxes: readonly NoticeWay[];
  /** Whether senders are told that their message has arrived. */
  readonly acknowledges: boolean;
  /** Who is told, one after the other, that a reply is overdue. */
  readonly rota: readonly NoticeWay[];
  /** A channel took the daily test at `at` (milliseconds since 1970). */
  readonly onCanary: (channel: string, at: number) => void;
  /** There is something new to deliver. */
  readonly onHandedOver: () => void;
  readonly onStoreError: (error: unknown) => void;
};

/** The steps of a round, in order. A step that fails does not stop the others. */
const steps = [handOverWaiting, tidyAcknowledgements, tellOfHeld, tellOfOverdue, alertOfFailures, sendCanary, reportSpam] as const;

/** Makes one round. Never throws. */
export async function makeRound(deps: RoundDeps): Promise<void> {
  for (const step of steps) await step(deps, deps.clock.now()).catch(deps.onStoreError);
}

/** Makes a round now, and the next `everyMs` milliseconds after each. Gives a function that aborts it and resolves when all has ended. */
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
