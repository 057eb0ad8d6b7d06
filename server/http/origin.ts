import type { FastifyRequest } from "fastify";
import { problems } from "#content/problems.ts";
import { HttpProblem } from "#server/http/problem.ts";

/** Refuses a request with two Host headers (400): a proxy and this server could take it for different ones (RFC 9112 §3.2). */
export function refuseTwoHosts({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1) throw new HttpProblem(400, "host", "A request names one host.");
}

/**
 * Refuses a post that another site made in a visitor's browser (403). Browsers send Sec-Fetch-Site and Origin, which scripts cannot forge.
 * Programs send neither and pass: they have no visitor's cookie. Besides the Host asked for, `publicOrigin` is accepted, because proxies
 * may rewrite Host. So are the sites in `allowed` (allowed-origins.ts).
 */
export function refuseOtherOrigins(
  publicOrigin: string | null,
  allowed: readonly string[] = [],
): (request: FastifyRequest) => Promise<void> {
  return async ({ headers }) => {
    const site = headers["sec-fetch-site"];
    if (site === "same-origin" || site === "none") return;
    const { origin, host } = headers;
    if (origin === undefined && site === undefined) return;
    if (origin !== undefined && (origin === publicOrigin || allowed.includes(origin) || URL.parse(origin)?.host === host)) return;
    throw new HttpProblem(403, "cross-site", problems.crossSite);
  };
}
