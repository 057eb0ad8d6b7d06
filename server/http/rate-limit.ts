import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Phone } from "#server/http/error-handler.ts";
import { HttpProblem } from "#server/http/problem.ts";

/** Posts a minute, for one address (one /64 network with IPv6) and for all together. */
export type Limits = { readonly perAddress: number; readonly all: number };

/**
 * Gives a hook that counts posts and answers 429 with Retry-After and a telephone number once there are too many in a minute.
 * Counts are kept in this process, for the last 10,000 addresses.
 */
export async function createRateLimit(
  app: FastifyInstance,
  limits: Limits,
  phone: Phone,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false, cache: 10_000 });
  const timeWindow = "1 minute";
  const one = app.createRateLimit({ max: limits.perAddress, timeWindow, ipv6Subnet: 64 });
  const all = app.createRateLimit({ max: limits.all, timeWindow, keyGenerator: () => "all" });
  return async (request) => {
    // One address that is over its limit must not use up everybody's.
    const own = await one(request);
    const result = own.isAllowed || !own.isExceeded ? await all(request) : own;
    if (result.isAllowed || !result.isExceeded) return;
    const detail = `Too many messages in a short time. Please wait a minute, or call ${phone.display}.`;
    throw new HttpProblem(429, "too-many", detail, { retryAfter: Math.max(1, result.ttlInSeconds) });
  };
}
