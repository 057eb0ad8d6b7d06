import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { type Networks, networksOf } from "service/http/networks.ts";
import { networkOf } from "service/logger.ts";

/**
 * Posts a minute that are stored and delivered: from one address (one /64 network with IPv6), and
 * from all together.
 */
export type Limits = { readonly perAddress: number; readonly all: number };

/** What to do with a valid post: deliver it, hold it for staff, or make the visitor wait. */
export type Verdict =
  | { readonly kind: "deliver" | "hold" }
  | { readonly kind: "wait"; readonly seconds: number };

export type FloodGuard = ReturnType<typeof createFloodGuard>;

/**
 * A flood is so many times the limit of one address: from its /56 or /24 (near), or from its /48
 * (far).
 */
const timesForNear = 3;
const timesForFar = 6;

/**
 * Limits posts by the minute, in this process. Refused posts use up no limit: they only show where
 * a flood comes from. A valid post from such a network is held, not refused. These have a separate
 * limit, so that a flood of one network delays nobody elsewhere.
 */
export function createFloodGuard(limits: Limits, now: () => number = () => performance.now()) {
  const stored = createMinuteCounts(now);
  const refused = createMinuteCounts(now);

  function isFlooded({ own, wider }: Networks): boolean {
    const [near, far] = wider;
    const over = (key: string | undefined, most: number) =>
      key !== undefined && (stored.get(key) >= most || refused.get(key) >= most);
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
      if (stored.get(networks.own) >= limits.perAddress)
        return { kind: "wait", seconds: stored.secondsLeft() };
      const flooded = isFlooded(networks);
      const [common, most] = flooded
        ? (["flooded", limits.all] as const)
        : (["all", limits.all * 2] as const);
      if (stored.get(common) >= most) return { kind: "wait", seconds: stored.secondsLeft() };
      for (const key of [...networks.wider, networks.own]) stored.add(key);
      return { kind: stored.add(common) > limits.all || flooded ? "hold" : "deliver" };
    },
    /** Counts a post that was refused for its content. */
    refuse(address: string): void {
      const { own, wider } = networksOf(address);
      for (const key of [...wider, own]) refused.add(key);
    },
    /** Keys in memory. */
    size: () => stored.size() + refused.size(),
  };
}

const minuteMs = 60_000;

/** About 150 bytes each. */
const mostKeys = 20_000;

/**
 * Counts by key, from zero each minute, at most `mostKeys`: many addresses use no more memory.
 * `now`: milliseconds that never go back.
 */
export function createMinuteCounts(now: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let since = now();

  function get(key: string): number {
    if (now() - since >= minuteMs) {
      counts.clear();
      since = now();
    }
    return counts.get(key) ?? 0;
  }

  return {
    get,
    /** Counts one more and gives the new count. */
    add(key: string): number {
      const count = get(key) + 1;
      if (count > 1 || counts.size < mostKeys) counts.set(key, count);
      return count;
    },
    /** Whole seconds until all counts start again, at least 1. */
    secondsLeft: () => Math.max(1, Math.ceil((since + minuteMs - now()) / 1000)),
    size: () => counts.size,
  };
}

/** Counts a wrong guess and resolves when it may be answered. `what` goes into the log. */
export type Brake = (request: FastifyRequest, what: string) => Promise<void>;

/**
 * From an address's third wrong guess in a minute the answer waits 250 ms, doubled each time, up to
 * 4 s; each doubling is logged.
 */
export function createBrake(
  wait: (ms: number) => Promise<void> = (ms) => pause(ms, undefined, { ref: false }),
): Brake {
  const wrong = createMinuteCounts();
  return async (request, what) => {
    const count = wrong.add(networksOf(request.ip).own);
    if (Number.isInteger(Math.log2(count)))
      request.log.warn({ from: networkOf(request.ip), count }, what);
    if (count > 2) await wait(Math.min(4_000, 250 * 2 ** (count - 3)));
  };
}
