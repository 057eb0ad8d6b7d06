import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { createMinuteCounts } from "#server/http/minute-counts.ts";
import { networksOf } from "#server/http/networks.ts";
import { networkOf } from "#server/logger.ts";

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
