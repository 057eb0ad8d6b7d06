import { createMinuteCounts } from "#server/http/minute-counts.ts";
import { type Networks, networksOf } from "#server/http/networks.ts";

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
