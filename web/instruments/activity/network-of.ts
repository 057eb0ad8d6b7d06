import ipaddr from "ipaddr.js";

/** An address as the log writes it, without port and brackets: “[2001:db8::1]:443”, “203.0.113.7:50123”. */
export function plainIp(written: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(written)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1];
  return bracketed ?? withPort ?? written;
}

/** The network of an address, /24 or /64 (IPv4 inside IPv6 counts as IPv4): “203.0.113.0/24”. Undefined for other text. */
export function networkOf(written: string): string | undefined {
  const plain = plainIp(written);
  if (!ipaddr.isValid(plain)) return undefined;
  const address = ipaddr.process(plain);
  const bytes = address.toByteArray();
  if (bytes.length === 4) return `${bytes.slice(0, 3).join(".")}.0/24`;
  return `${ipaddr.fromByteArray([...bytes.slice(0, 8), ...new Array<number>(8).fill(0)])}/64`;
}
