import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import ipaddr from "ipaddr.js";
import { DeliveryFailure } from "#server/delivery/failure.ts";

/** True for a host that is written as an address outside the public internet, or as localhost. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(host) ? !isPublic(host) : /(^|\.)localhost$/i.test(host);
}

/** A `lookup` for sockets that resolves public addresses only. Check and connection use the same answer, which prevents DNS rebinding. */
export function lookupPublic(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error) callback(error, "");
    else if (!first || addresses.some(({ address }) => !isPublic(address)))
      callback(new DeliveryFailure("private-address", "address refused"), "");
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Only unicast is public: not loopback, private, link-local (cloud metadata), carrier-grade NAT, multicast, documentation ... */
function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === "unicast";
}
