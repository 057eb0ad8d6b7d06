/** A rule for a kind: its citation, and what may stay. */
type RuleWords = { readonly cite: string; readonly says: string };

const frcp = (paragraph: number, says: string): RuleWords => ({ cite: `FRCP 5.2(a)(${paragraph})`, says });
const hipaa = (letter: string, says = "Removed; the label is a code"): RuleWords => ({ cite: `45 CFR 164.514(b)(2)(i)(${letter})`, says });

/** Safe Harbor allows one category for ages over 89. */
export const overEightyNine = "90 or older";

/**
 * Every kind of identifier: its name, its label, how it is found, and what both rules require. `frcp` is null if Rule 5.2 requires nothing.
 * Letters are those of 45 CFR 164.514(b)(2)(i).
 */
export const deidentifyKinds = {
  name: { name: "Name", label: "Person", by: "Your list", frcp: null, hipaa: hipaa("A") },
  minor: { name: "Minor’s name", label: "Person", by: "Your list, marked *", frcp: frcp(3, "Initials"), hipaa: hipaa("A") },
  ssn: {
    name: "Social Security no.",
    label: "SSN",
    by: "Form and issued ranges, any range where the text says SSN; 987-65-4320 to -4329, kept for advertisements, count as numbers",
    frcp: frcp(1, "Last four digits"),
    hipaa: hipaa("G"),
  },
  taxpayer: {
    name: "Taxpayer no.",
    label: "Taxpayer no.",
    by: "ITIN ranges; ITIN, TIN or EIN before the number",
    frcp: frcp(1, "Last four digits"),
    hipaa: hipaa("R"),
  },
  birth: {
    name: "Birth date",
    label: "Birth date",
    by: "A date beside “born”, “birth” or “DOB”, and the same date elsewhere",
    frcp: frcp(2, "Year"),
    hipaa: hipaa("C", "Year; no year where it shows an age over 89"),
  },
  date: { name: "Date", label: "Date", by: "Written and numeric forms", frcp: null, hipaa: hipaa("C", "Year") },
  age: { name: "Age over 89", label: "Age", by: "“Aged 93”, “93 years old”", frcp: null, hipaa: hipaa("C", overEightyNine) },
  address: {
    name: "Street address",
    label: "Address",
    by: "House number, name and a word such as Street; P.O. boxes",
    frcp: null,
    hipaa: hipaa("B"),
  },
  place: { name: "City or county", label: "Place", by: "Before a state, or before “County”", frcp: null, hipaa: hipaa("B", "State only") },
  zip: {
    name: "ZIP code",
    label: "ZIP",
    by: "After a state, or after “ZIP”. To 000 go the 17 beginnings that HHS lists by the Census of 2000, and 205 and 369, which fell below in 2010",
    frcp: null,
    hipaa: hipaa("B", "First three digits; 000 where they hold 20,000 people or fewer"),
  },
  phone: { name: "Telephone", label: "Phone", by: "North American form; + and country code", frcp: null, hipaa: hipaa("D") },
  fax: { name: "Fax", label: "Fax", by: "A telephone number beside “fax”", frcp: null, hipaa: hipaa("E") },
  mail: { name: "Email", label: "Email", by: "Form", frcp: null, hipaa: hipaa("F") },
  card: {
    name: "Card",
    label: "Card",
    by: "13 to 19 digits with a true check digit (Luhn); any where the text says card",
    frcp: frcp(4, "Last four digits"),
    hipaa: hipaa("J"),
  },
  account: {
    name: "Account",
    label: "Account",
    by: "After “account” or the like; IBAN by its check digits (mod 97)",
    frcp: frcp(4, "Last four digits"),
    hipaa: hipaa("J"),
  },
  routing: {
    name: "Routing no.",
    label: "Routing no.",
    by: "After “routing” or “ABA”, with a true check digit",
    frcp: null,
    hipaa: hipaa("J"),
  },
  record: { name: "Medical record no.", label: "Record", by: "After “MRN”, “record” or “chart”", frcp: null, hipaa: hipaa("H") },
  plan: {
    name: "Health plan no.",
    label: "Plan member",
    by: "After “member”, “plan” or “policy”; Medicare numbers by form",
    frcp: null,
    hipaa: hipaa("I"),
  },
  license: {
    name: "License or certificate",
    label: "License",
    by: "After “license”, “NPI”, “DEA”, “passport”; check digits of NPI and DEA",
    frcp: null,
    hipaa: hipaa("K"),
  },
  vehicle: { name: "Vehicle", label: "Vehicle", by: "VIN by its check digit; plates after “plate”", frcp: null, hipaa: hipaa("L") },
  device: { name: "Device", label: "Device", by: "MAC address; after “serial” or “IMEI”", frcp: null, hipaa: hipaa("M") },
  url: { name: "Web address", label: "URL", by: "Form", frcp: null, hipaa: hipaa("N") },
  ip: { name: "IP address", label: "IP", by: "Versions 4 and 6", frcp: null, hipaa: hipaa("O") },
  other: {
    name: "Other number",
    label: "Other",
    by: "After “claim”, “employee”, “student” and a word for number",
    frcp: null,
    hipaa: hipaa("R"),
  },
} as const satisfies Record<string, KindWords>;

type KindWords = {
  readonly name: string;
  readonly label: string;
  readonly by: string;
  readonly frcp: RuleWords | null;
  readonly hipaa: RuleWords;
};

export type Kind = keyof typeof deidentifyKinds;
/** FRCP 5.2(a), or the eighteen of HIPAA's Safe Harbor. */
export type Mode = "frcp" | "hipaa";
export const modes = ["hipaa", "frcp"] as const satisfies readonly Mode[];
export const kinds: readonly Kind[] = keysOf(deidentifyKinds);

/** The rule for a kind; null if it requires nothing. */
export const ruleOf = (mode: Mode, kind: Kind): RuleWords | null => deidentifyKinds[kind][mode];

function keysOf<T extends object>(record: T): (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
