import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { createMinuteCounts } from "#server/http/minute-counts.ts";
import { networksOf } from "#server/http/networks.ts";
import { networkOf } from "#server/logger.ts";

/** Counts a wrong guess of whoever asks, and resolves when it may be answered. `what` goes into the log. */
export type Brake = (request: FastifyRequest, what: string) => Promise<void>;

/**
 * Slows down who guesses. From the third wrong guess of an address within a minute on the answer is late: a quarter of a second, doubled each time, four
 * seconds at most. It is logged, without the guess, each time the number has doubled.
 */
export function createBrake(wait: (ms: number) => Promise<void> = (ms) => pause(ms, undefined, { ref: false })): Brake {
  const wrong = createMinuteCounts(10_000, () => performance.now());
  return async (request, what) => {
    const count = wrong.add(networksOf(request.ip).own);
    if (Number.isInteger(Math.log2(count))) request.log.warn({ from: networkOf(request.ip), count }, what);
    if (count > 2) await wait(Math.min(4_000, 250 * 2 ** (count - 3)));
  };
}
