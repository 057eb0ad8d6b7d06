import { domainOf, plainAddress } from "./account-kind.ts";

/** The addresses outside the domains. Names without a domain are left out. */
export function outsideOf(targets: readonly string[], domains: readonly string[]): readonly string[] {
  return targets.map(plainAddress).filter((target) => target.includes("@") && !isInside(domainOf(target), domains));
}

const isInside = (domain: string, domains: readonly string[]) => domains.some((own) => domain === own || domain.endsWith(`.${own}`));
