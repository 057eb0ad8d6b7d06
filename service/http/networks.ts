import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/**
 * A visitor's networks as the limits count them: `own` is the address (an IPv6 /64), `wider` those
 * around it, nearest first.
 */
export type Networks = { readonly own: string; readonly wider: readonly string[] };

/**
 * RFC 6177 §2: an IPv6 site has a /56 or /48 (256 or 65,536 networks of /64). In IPv4 a /24 is the
 * smallest routed.
 */
const widths = { ipv4: { own: 32, wider: [24] }, ipv6: { own: 64, wider: [56, 48] } } as const;

/**
 * Gives the networks of an address. Other text, such as nonsense from a proxy, counts as itself.
 */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { own: `?${address.slice(0, 64)}`, wider: [] };
  const parsed = ipaddr.process(address);
  const { own, wider } = widths[parsed.kind()];
  const bytes = parsed.toByteArray();
  return { own: keyOf(bytes, own), wider: wider.map((bits) => keyOf(bytes, bits)) };
}

/** All widths are whole bytes. */
function keyOf(bytes: readonly number[], bits: number): string {
  return `${Buffer.from(bytes.slice(0, bits / 8)).toString("hex")}/${bits}`;
}

/**
 * The remedy when `text` is no address to listen on; null when it is one. Names are resolved later,
 * by the operating system.
 */
export function hostRemedy(text: string): string | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)) return null;
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    return "an address without a scheme, like 127.0.0.1 or 0.0.0.0";
  if (/^\[.*\]$/.test(text)) return "an IPv6 address without brackets, like ::1";
  if (/:\d+$/.test(text)) return "an address without a port, like 127.0.0.1; the port is PORT";
  if (/^[\d.]+$/.test(text))
    return "an IPv4 address of four numbers up to 255, like 127.0.0.1 or 0.0.0.0";
  return /^(?!-)[a-z\d-]+(\.[a-z\d-]+)*$/i.test(text)
    ? null
    : "an address like 127.0.0.1, 0.0.0.0 or ::, or this machine's name";
}

/**
 * The remedy when `entry` is no trusted proxy, else null: short forms mean other addresses, and in
 * wide ranges visitors choose theirs.
 */
export function proxyRemedy(entry: string): string | null {
  const [address = "", prefix] = entry.split("/");
  const isV4 = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isV4 && !(address.includes(":") && ipaddr.IPv6.isValid(address)))
    return /^[\d.]+$/.test(address) && address !== ""
      ? `four numbers in ${entry}, like 10.0.0.0/8`
      : `addresses or ranges separated by commas, like 10.0.0.0/8, 127.0.0.1; not ${shortened(entry)}`;
  if (prefix === undefined) return null;
  const [least, most] = isV4 ? [8, 32] : [7, 128];
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > most)
    return `a length of network up to /${most} in ${entry}`;
  if (Number(prefix) < least)
    return `the proxies' own network, /${least} or narrower, instead of ${entry}: it would let visitors choose their address`;
  return null;
}

function shortened(entry: string): string {
  return entry.length > 40 ? `${entry.slice(0, 40)}…` : entry;
}

/** In every answer, in every log line about a request (as `requestId`), and in every problem. */
export const requestIdHeader = "request-id";

/**
 * Gives a request its id: a well-formed one from a trusted proxy (visitors could write into the
 * log), else a new UUID.
 */
export function createRequestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const trusted = trustedProxies.map((entry) =>
    ipaddr.parseCIDR(entry.includes("/") ? entry : `${entry}/${entry.includes(":") ? 128 : 32}`),
  );
  return ({ headers, socket }) => {
    const sent = headers[requestIdHeader];
    return typeof sent === "string" &&
      wellFormed.test(sent) &&
      isAmong(trusted, socket?.remoteAddress)
      ? sent
      : randomUUID();
  };
}

/** UUIDs, nginx's 32 hexadecimal digits, trace ids: nothing that could break a line or a format. */
const wellFormed = /^[\w.-]{8,64}$/;

function isAmong(
  ranges: readonly ReturnType<typeof ipaddr.parseCIDR>[],
  address: string | undefined,
): boolean {
  if (address === undefined || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
}
