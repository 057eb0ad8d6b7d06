/** The time as the service sees it; tests put their own in its place. */
export type Clock = {
  /** Milliseconds since 1970 (UTC). May jump when the machine's clock is set. */
  readonly now: () => number;
};

export const systemClock: Clock = { now: () => Date.now() };
