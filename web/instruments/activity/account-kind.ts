export type AccountKind = "person" | "guest" | "application" | "system" | "sid" | "guid" | "nobody" | "other";

/** What kind of account a UserId names, by its form. */
export function accountKind(user: string): AccountKind {
  if (!user || /^(?:not[- ]found|not available|unknown|anonymous|\{?0{8}(?:-0{4}){3}-0{12}\}?)$/i.test(user) || user === noUser)
    return "nobody";
  if (/^urn:spo:anon/i.test(user)) return "nobody";
  if (/#ext#@/i.test(user) || /^urn:spo:guest/i.test(user)) return "guest";
  if (/^(?:app@sharepoint|serviceprincipal_|sharepoint app)/i.test(user) || /@apps?\./i.test(user)) return "application";
  if (/^(?:nt authority|sharepoint\\system|s-1-0-0)/i.test(user) || /\bsystem\b/i.test(user)) return "system";
  if (/^s-1-\d/i.test(user)) return "sid";
  if (/^\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i.test(user)) return "guid";
  return user.includes("@") ? "person" : "other";
}

/** Shown if a record has no account. */
export const noUser = "—";

/** The domain of an address in lower case. A guest's domain is in the account name: kim_firm.example#EXT#@… */
export function domainOf(address: string): string {
  const plain = plainAddress(address);
  return plain.slice(plain.lastIndexOf("@") + 1).toLowerCase();
}

/** An address; for a guest the one in the account name. */
export function plainAddress(address: string): string {
  const guest = /^(.+)_([^_]+)#ext#@/i.exec(address);
  return guest ? `${guest[1]}@${guest[2]}` : address.replace(/^urn:spo:guest#/i, "");
}
