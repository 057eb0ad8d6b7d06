import type { Clock } from "#server/clock.ts";

const lastsMs = 5 * 60_000;
const most = 1_000;

/**
 * What passkeys have to sign (WebAuthn §13.4.3): each is good once, within five minutes, and for what it was given out for. They are in the memory
 * of this process, which is the only one that serves the inbox; a restart between the two halves of a sign-in asks for another try.
 */
export function createChallenges(clock: Clock) {
  const open = new Map<string, { readonly purpose: string; readonly until: number }>();
  return {
    add(challenge: string, purpose: string): void {
      const [oldest] = open.keys();
      if (open.size >= most && oldest !== undefined) open.delete(oldest);
      open.set(challenge, { purpose, until: clock.now() + lastsMs });
    },
    /** True, once, for a challenge that was given out for this. */
    take(challenge: string, purpose: string): boolean {
      const known = open.get(challenge);
      if (known?.purpose !== purpose) return false;
      open.delete(challenge);
      return clock.now() < known.until;
    },
  };
}
