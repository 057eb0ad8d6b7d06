/** The service's time source; tests replace it. */
export type Clock = {
  /** Milliseconds since 1970 (UTC). May jump when the machine's clock is set. */
  readonly now: () => number;
};

export const systemClock: Clock = { now: () => Date.now() };
