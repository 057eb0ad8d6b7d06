import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/** Every answer carries it, every line of the log about a request (as `requestId`), and every problem. */
export const requestIdHeader = "request-id";

export type RequestIds = (request: IncomingMessage) => string;

/**
 * Gives a request its name: the one that a trusted proxy sent, when it is well formed, so that its log and ours can be laid side by side; else a new UUID.
 * From anybody else a name is ignored: visitors could write into the log what they like.
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

/** UUIDs, the 32 hexadecimal digits of nginx, trace ids: nothing that could break a line or a format. */
const wellFormed = /^[\w.-]{8,64}$/;

function isAmong(ranges: readonly ReturnType<typeof ipaddr.parseCIDR>[], address: string | undefined): boolean {
  if (address === undefined || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
}
