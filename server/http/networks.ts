import ipaddr from "ipaddr.js";

/** A visitor's networks as the limits count them: `own` is the address (an IPv6 /64), `wider` those around it, nearest first. */
export type Networks = { readonly own: string; readonly wider: readonly string[] };

/** RFC 6177 §2: an IPv6 site has a /56 or /48 (256 or 65,536 networks of /64). In IPv4 a /24 is the smallest routed. */
const widths = { ipv4: { own: 32, wider: [24] }, ipv6: { own: 64, wider: [56, 48] } } as const;

/** Gives the networks of an address. Other text, such as nonsense from a proxy, counts as itself. */
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
