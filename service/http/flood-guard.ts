import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { type Networks, networksOf } from "service/http/networks.ts";
import { networkOf } from "service/logger.ts";

/** Posts a minute that are stored and delivered: from one address (one /64 network with IPv6), and from all together. */
export type Limits = { readonly perAddress: number; readonly all: number };

/** What to do with a valid post: deliver it, hold it for staff, or make the visitor wait. */
export type Verdict = { readonly kind: "deliver" | "hold" } | { readonly kind: "wait"; readonly seconds: number };

export type FloodGuard = ReturnType<typeof createFloodGuard>;

/** A flood is so many times the limit of one address: from its /56 or /24 (near), or from its /48 (far). */
const timesForNear = 3;
const timesForFar = 6;

/**
 * Limits posts by the minute, in this process. Refused posts use up no limit: they only show where a flood comes from. A valid post from
 * such a network is held, not refused. These have a separate limit, so that a flood of one network delays nobody elsewhere.
 */
export function createFloodGuard(limits: Limits, now: () => number = () => performance.now()) {
  const stored = createMinuteCounts(20_000, now);
  const refused = createMinuteCounts(20_000, now);

  function isFlooded({ own, wider }: Networks): boolean {
    const [near, far] = wider;
    const over = (key: string | undefined, most: number) => key !== undefined && (stored.get(key) >= most || refused.get(key) >= most);
    return (
      refused.get(own) >= limits.perAddress * timesForNear ||
      over(near, limits.perAddress * timesForNear) ||
      over(far, limits.perAddress * timesForFar)
    );
  }

  return {
    /** Counts a post that may be stored. */
    admit(address: string): Verdict {
      const networks = networksOf(address);
      if (stored.get(networks.own) >= limits.perAddress) return { kind: "wait", seconds: stored.secondsLeft(networks.own) };
      const flooded = isFlooded(networks);
      const [common, most] = flooded ? (["flooded", limits.all] as const) : (["all", limits.all * 2] as const);
      if (stored.get(common) >= most) return { kind: "wait", seconds: stored.secondsLeft(common) };
      for (const key of [networks.own, ...networks.wider]) stored.add(key);
      return { kind: stored.add(common) > limits.all || flooded ? "hold" : "deliver" };
    },
    /** Counts a post that was refused for its content. */
    refuse(address: string): void {
      const { own, wider } = networksOf(address);
      for (const key of [own, ...wider]) refused.add(key);
    },
    /** Keys in memory. */
    size: () => stored.size() + refused.size(),
  };
}

const minuteMs = 60_000;

type Entry = { count: number; readonly since: number };

/**
 * Counts by key, each for the minute after its first. At most `most` keys are kept (about 150 bytes each): an attacker with many addresses
 * uses no more memory. The least recently counted go first. `now` is in milliseconds and never goes back.
 */
export function createMinuteCounts(most: number, now: () => number) {
  // Two generations instead of one list: deleting the oldest key of a large Map took 100 µs each (Node 26).
  let young = new Map<string, Entry>();
  let old = new Map<string, Entry>();

  function current(key: string): Entry | undefined {
    const known = young.get(key) ?? old.get(key);
    return known && now() - known.since < minuteMs ? known : undefined;
  }

  return {
    get: (key: string): number => current(key)?.count ?? 0,
    /** Counts one more and gives the new count. */
    add(key: string): number {
      const entry = current(key) ?? { count: 0, since: now() };
      entry.count += 1;
      if (young.size >= most / 2 && !young.has(key)) [old, young] = [young, new Map()];
      young.set(key, entry);
      return entry.count;
    },
    /** Whole seconds until the count of `key` starts again, at least 1. */
    secondsLeft(key: string): number {
      const known = current(key);
      return known ? Math.max(1, Math.ceil((known.since + minuteMs - now()) / 1000)) : 1;
    },
    size: () => young.size + old.size,
  };
}

/** Counts a wrong guess and resolves when it may be answered. `what` goes into the log. */
export type Brake = (request: FastifyRequest, what: string) => Promise<void>;

/**
 * Slows down guessing: from an address's third wrong guess in a minute the answer waits 250 ms, doubled each time, up to 4 s. Each doubling
 * of the count is logged, without the guess.
 */
export function createBrake(wait: (ms: number) => Promise<void> = (ms) => pause(ms, undefined, { ref: false })): Brake {
  const wrong = createMinuteCounts(10_000, () => performance.now());
  return async (request, what) => {
    const count = wrong.add(networksOf(request.ip).own);
    if (Number.isInteger(Math.log2(count))) request.log.warn({ from: networkOf(request.ip), count }, what);
    if (count > 2) await wait(Math.min(4_000, 250 * 2 ** (count - 3)));
  };
}
