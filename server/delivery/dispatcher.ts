import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "#server/clock.ts";
import { groupCommit } from "#server/db/group-commit.ts";
import type { Channel } from "#server/delivery/channel.ts";
import type { Claim } from "#server/delivery/claims.ts";
import { DeliveryFailure, toDeliveryFailure } from "#server/delivery/failure.ts";
import type { Outcome } from "#server/delivery/outcome.ts";
import type { DeliveryRepository } from "#server/delivery/repository.ts";

/** A try is cut off after this many milliseconds: well within its lease. */
const tryLimitMs = 40_000;

export type Dispatcher = {
  /** There may be something to do: look now. */
  readonly wake: () => void;
  /** Takes nothing new, gives running tries up to `graceMs` to end, then cuts them off and gives them back. Resolves when all is written down. */
  readonly stop: (graceMs: number) => Promise<void>;
};

/** What the dispatcher needs of a channel. */
export type Way = Omit<Channel, "tell">;

export type DispatcherDeps = {
  readonly channels: readonly Way[];
  readonly outbox: DeliveryRepository;
  readonly clock: Clock;
  /** Tries at a time for each channel. */
  readonly concurrency?: number;
  /** How often to look for work of other processes, in milliseconds. */
  readonly pollMs?: number;
  readonly onTry?: (claim: Claim, outcome: Outcome, durationMs: number) => void;
  /** A message reached its receiver, and its row in the outbox is gone: it was erased meanwhile, or another process has taken the row over. */
  readonly onLateDelivery?: (claim: Claim) => void;
  /** The store could not be read or written; the dispatcher goes on trying. */
  readonly onStoreError?: (error: unknown) => void;
};

/** Starts delivering what the outbox holds: one loop per channel, so that a hanging one does not hold up the others. */
export function startDispatcher(deps: DispatcherDeps): Dispatcher {
  const closing = new AbortController();
  const cutOff = new AbortController();
  const settle = groupCommit(deps.outbox.settle);
  let bell = Promise.withResolvers<void>();

  async function run(channel: Way): Promise<void> {
    const running = new Map<string, Promise<void>>();
    while (!closing.signal.aborted) {
      // Taken before looking, so that a message stored while we look is not slept over.
      const woken = bell.promise;
      const free = (deps.concurrency ?? 8) - running.size;
      const claims = free > 0 ? await claim(channel, free, new Set(running.keys())) : [];
      for (const one of claims) {
        const { reference } = one.row;
        running.set(
          reference,
          attempt(channel, one).finally(() => running.delete(reference)),
        );
      }
      if (claims.length === free && free > 0) continue;
      await sleep(woken, [...running.values()]);
    }
    await Promise.all(running.values());
  }

  async function claim(channel: Way, limit: number, held: ReadonlySet<string>): Promise<readonly Claim[]> {
    try {
      const now = deps.clock.now();
      const due = await deps.outbox.nextDue(channel.name, now);
      return due === null || due > now ? [] : await deps.outbox.claim(channel.name, limit, now, held);
    } catch (error) {
      deps.onStoreError?.(error);
      return [];
    }
  }

  /** Until a try ends, someone wakes us, or it is time to look again. */
  async function sleep(woken: Promise<void>, running: readonly Promise<void>[]): Promise<void> {
    const timer = new AbortController();
    const polled = pause(deps.pollMs ?? 1_000, undefined, { signal: timer.signal }).catch(() => {});
    await Promise.race([woken, polled, ...running]);
    timer.abort();
  }

  async function attempt(channel: Way, claim: Claim): Promise<void> {
    const began = performance.now();
    const outcome = await deliver(channel, claim);
    const durationMs = performance.now() - began;
    deps.onTry?.(claim, outcome, durationMs);
    // What was delivered must be written down, or another try delivers it again: so this goes on while the store is away.
    for (let round = 0; round < 60; round += 1) {
      try {
        const kept = await settle({ claim, outcome, now: deps.clock.now(), durationMs });
        if (!kept && outcome.kind === "delivered") deps.onLateDelivery?.(claim);
        return;
      } catch (error) {
        deps.onStoreError?.(error);
        if (closing.signal.aborted && round > 2) return;
        await pause(500);
      }
    }
  }

  async function deliver(channel: Way, claim: Claim): Promise<Outcome> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new DeliveryFailure("timeout", "the try took too long")), tryLimitMs);
    try {
      const { reference } = claim.envelope;
      await channel.deliver(claim.envelope, AbortSignal.any([limit.signal, cutOff.signal]), (work) =>
        deps.outbox.whileDeliverable(reference, work),
      );
      return { kind: "delivered" };
    } catch (error) {
      if (cutOff.signal.aborted) return { kind: "released" };
      return {
        kind: "failed",
        failure: limit.signal.aborted ? new DeliveryFailure("timeout", "the try took too long") : toDeliveryFailure(error),
      };
    } finally {
      clearTimeout(timer);
    }
  }

  const wake = () => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  const loops = deps.channels.map(run);
  return {
    wake,
    async stop(graceMs) {
      closing.abort();
      wake();
      const timer = setTimeout(() => cutOff.abort(), graceMs);
      await Promise.all(loops);
      clearTimeout(timer);
      for (const channel of deps.channels) channel.close?.();
    },
  };
}
