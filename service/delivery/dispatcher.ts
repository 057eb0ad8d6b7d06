import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "service/clock.ts";
import type { Channel } from "service/outbox/channel.ts";
import { DeliveryFailure, toDeliveryFailure } from "service/outbox/failure.ts";
import type { Claim, Outbox, Outcome } from "service/outbox/outbox.ts";

/** Milliseconds after which a try is cut off, well within its lease (60 s). */
const tryLimitMs = 40_000;

export type Dispatcher = {
  /** Looks for work now, on the channels with these names; without names on all. */
  readonly wake: (names?: readonly string[]) => void;
  /**
   * Takes nothing new, cuts running tries off after `graceMs` milliseconds and releases them.
   * Resolves when all is stored.
   */
  readonly stop: (graceMs: number) => Promise<void>;
};

export type DispatcherDeps = {
  readonly channels: readonly Channel[];
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** Tries at a time for each channel. */
  readonly concurrency?: number;
  /** How often to look for work of other processes, in milliseconds. */
  readonly pollMs?: number;
  readonly onTry?: (claim: Claim, outcome: Outcome, durationMs: number) => void;
  /**
   * A message was delivered, but its row is gone: it was erased meanwhile, or another process took
   * the row over.
   */
  readonly onLateDelivery?: (claim: Claim) => void;
  /** The store could not be read or written; the dispatcher goes on trying. */
  readonly onStoreError?: (error: unknown) => void;
};

/**
 * Starts delivering the outbox: one loop per channel, so that one that hangs does not delay the
 * others.
 */
export function startDispatcher(deps: DispatcherDeps): Dispatcher {
  const closing = new AbortController();
  const cutOff = new AbortController();
  const bells = new Map(deps.channels.map(({ name }) => [name, Promise.withResolvers<void>()]));

  async function run(channel: Channel): Promise<void> {
    const running = new Map<string, Promise<void>>();
    while (!closing.signal.aborted) {
      // Read before the claim, so that a message stored meanwhile ends the sleep.
      const woken = bells.get(channel.name)?.promise;
      const free = (deps.concurrency ?? 8) - running.size;
      const claims = await claim(channel, free, new Set(running.keys()));
      for (const one of claims) {
        const { reference } = one.row;
        const done = attempt(channel, one).finally(() => running.delete(reference));
        running.set(reference, done);
      }
      // Without a free place it has nothing to look for: each message that comes in would wake it
      // for nothing.
      if (claims.length === free) await Promise.race(running.values());
      else await sleep(woken, [...running.values()]);
    }
    await Promise.all(running.values());
  }

  async function claim(
    channel: Channel,
    limit: number,
    held: ReadonlySet<string>,
  ): Promise<readonly Claim[]> {
    try {
      const now = deps.clock.now();
      const due = await deps.outbox.nextDue(channel.name, now);
      return due === null || due > now
        ? []
        : await deps.outbox.claim(channel.name, limit, now, held);
    } catch (error) {
      deps.onStoreError?.(error);
      return [];
    }
  }

  /** Resolves when a try ends, `wake` is called, or `pollMs` has passed. */
  async function sleep(
    woken: Promise<void> | undefined,
    running: readonly Promise<void>[],
  ): Promise<void> {
    const timer = new AbortController();
    const polled = pause(deps.pollMs ?? 1_000, undefined, { signal: timer.signal }).catch(() => {});
    await Promise.race([woken, polled, ...running]);
    timer.abort();
  }

  async function attempt(channel: Channel, claim: Claim): Promise<void> {
    const began = performance.now();
    const outcome = await deliver(channel, claim);
    const durationMs = performance.now() - began;
    deps.onTry?.(claim, outcome, durationMs);
    // A delivery that is not recorded would be repeated, so this goes on while the store is away:
    // 60 times, every 0.5 s.
    for (let round = 0; round < 60; round += 1) {
      try {
        const kept = await deps.outbox.settle({
          claim,
          outcome,
          now: deps.clock.now(),
          durationMs,
        });
        if (!kept && outcome.kind === "delivered") deps.onLateDelivery?.(claim);
        return;
      } catch (error) {
        deps.onStoreError?.(error);
        if (closing.signal.aborted && round > 2) return;
        await pause(500);
      }
    }
  }

  async function deliver(channel: Channel, claim: Claim): Promise<Outcome> {
    const limit = AbortSignal.timeout(tryLimitMs);
    const { envelope } = claim;
    try {
      const signal = AbortSignal.any([limit, cutOff.signal]);
      await channel.deliver(envelope, signal, (work) =>
        deps.outbox.whileDeliverable(envelope.reference, work),
      );
      return { kind: "delivered" };
    } catch (error) {
      if (cutOff.signal.aborted) return { kind: "released" };
      return {
        kind: "failed",
        failure: limit.aborted
          ? new DeliveryFailure("timeout", "the try took too long")
          : toDeliveryFailure(error),
      };
    }
  }

  const wake = (names: readonly string[] = [...bells.keys()]) => {
    for (const name of names) {
      bells.get(name)?.resolve();
      bells.set(name, Promise.withResolvers());
    }
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
