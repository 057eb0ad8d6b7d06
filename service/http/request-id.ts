import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/** In every answer, in every log line about a request (as `requestId`), and in every problem. */
export const requestIdHeader = "request-id";

export type RequestIds = (request: IncomingMessage) => string;

/**
 * Gives a request its id: a well-formed one from a trusted proxy, so that both logs match, else a new UUID. From anybody else it is
 * ignored: visitors could write into the log.
 */
export function createRequestIds(trustedProxies: readonly string[]): RequestIds {
  const trusted = trustedProxies.map((entry) =>
    ipaddr.parseCIDR(entry.includes("/") ? entry : `${entry}/${entry.includes(":") ? 128 : 32}`),
  );
  return ({ headers, socket }) => {
    const sent = headers[requestIdHeader];
    return typeof sent === "string" && wellFormed.test(sent) && isAmong(trusted, socket?.remoteAddress) ? sent : randomUUID();
  };
}

/** UUIDs, nginx's 32 hexadecimal digits, trace ids: nothing that could break a line or a format. */
const wellFormed = /^[\w.-]{8,64}$/;

function isAmong(ranges: readonly ReturnType<typeof ipaddr.parseCIDR>[], address: string | undefined): boolean {
  if (address === undefined || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
}
