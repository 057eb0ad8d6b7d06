import type { Clock } from "#server/clock.ts";

const lastsMs = 5 * 60_000;
const most = 1_000;

/**
 * Challenges for passkeys (WebAuthn §13.4.3): each is good once, for five minutes and for one purpose. They are in memory, because one
 * process serves the inbox; after a restart a sign-in under way must be repeated.
 */
export function createChallenges(clock: Clock) {
  const open = new Map<string, { readonly purpose: string; readonly until: number }>();
  return {
    add(challenge: string, purpose: string): void {
      const [oldest] = open.keys();
      if (open.size >= most && oldest !== undefined) open.delete(oldest);
      open.set(challenge, { purpose, until: clock.now() + lastsMs });
    },
    /** True, once, for a challenge that was given out for this purpose and is still good. */
    take(challenge: string, purpose: string): boolean {
      const known = open.get(challenge);
      if (known?.purpose !== purpose) return false;
      open.delete(challenge);
      return clock.now() < known.until;
    },
  };
}
