/** A rule for a kind: its citation, and what may stay. */
type RuleWords = { readonly cite: string; readonly says: string };

const frcp = (paragraph: number, says: string): RuleWords => ({ cite: `FRCP 5.2(a)(${paragraph})`, says });
const hipaa = (letter: string, says = "Removed; the label is a code"): RuleWords => ({ cite: `45 CFR 164.514(b)(2)(i)(${letter})`, says });

/** Safe Harbor allows one category for ages over 89. */
export const overEightyNine = "90 or older";

const kind = (name: string, label: string, by: string, hipaa: RuleWords, frcp: RuleWords | null = null) => ({
  name,
  label,
  by,
  hipaa,
  frcp,
});

/**
 * Every kind of identifier: its name, its label, how it is found, and what both rules require. `frcp` is null if Rule 5.2 requires nothing.
 * Letters are those of 45 CFR 164.514(b)(2)(i).
 */
export const deidentifyKinds = {
  name: kind("Name", "Person", "Your list", hipaa("A")),
  minor: kind("Minor’s name", "Person", "Your list, marked *", hipaa("A"), frcp(3, "Initials")),
  ssn: kind(
    "Social Security no.",
    "SSN",
    "Form and issued ranges, any range where the text says SSN; 987-65-4320 to -4329, kept for advertisements, count as numbers",
    hipaa("G"),
    frcp(1, "Last four digits"),
  ),
  taxpayer: kind(
    "Taxpayer no.",
    "Taxpayer no.",
    "ITIN ranges; ITIN, TIN or EIN before the number",
    hipaa("R"),
    frcp(1, "Last four digits"),
  ),
  birth: kind(
    "Birth date",
    "Birth date",
    "A date beside “born”, “birth” or “DOB”, and the same date elsewhere",
    hipaa("C", "Year; no year where it shows an age over 89"),
    frcp(2, "Year"),
  ),
  date: kind("Date", "Date", "Written and numeric forms", hipaa("C", "Year")),
  age: kind("Age over 89", "Age", "“Aged 93”, “93 years old”", hipaa("C", overEightyNine)),
  address: kind("Street address", "Address", "House number, name and a word such as Street; P.O. boxes", hipaa("B")),
  place: kind("City or county", "Place", "Before a state, or before “County”", hipaa("B", "State only")),
  zip: kind(
    "ZIP code",
    "ZIP",
    "After a state, or after “ZIP”. To 000 go the 17 beginnings that HHS lists by the Census of 2000, and 205 and 369, which fell below in 2010",
    hipaa("B", "First three digits; 000 where they hold 20,000 people or fewer"),
  ),
  phone: kind("Telephone", "Phone", "North American form; + and country code", hipaa("D")),
  fax: kind("Fax", "Fax", "A telephone number beside “fax”", hipaa("E")),
  mail: kind("Email", "Email", "Form", hipaa("F")),
  card: kind(
    "Card",
    "Card",
    "13 to 19 digits with a true check digit (Luhn); any where the text says card",
    hipaa("J"),
    frcp(4, "Last four digits"),
  ),
  account: kind(
    "Account",
    "Account",
    "After “account” or the like; IBAN by its check digits (mod 97)",
    hipaa("J"),
    frcp(4, "Last four digits"),
  ),
  routing: kind("Routing no.", "Routing no.", "After “routing” or “ABA”, with a true check digit", hipaa("J")),
  record: kind("Medical record no.", "Record", "After “MRN”, “record” or “chart”", hipaa("H")),
  plan: kind("Health plan no.", "Plan member", "After “member”, “plan” or “policy”; Medicare numbers by form", hipaa("I")),
  license: kind("License or certificate", "License", "After “license”, “NPI”, “DEA”, “passport”; check digits of NPI and DEA", hipaa("K")),
  vehicle: kind("Vehicle", "Vehicle", "VIN by its check digit; plates after “plate”", hipaa("L")),
  device: kind("Device", "Device", "MAC address; after “serial” or “IMEI”", hipaa("M")),
  url: kind("Web address", "URL", "Form", hipaa("N")),
  ip: kind("IP address", "IP", "Versions 4 and 6", hipaa("O")),
  other: kind("Other number", "Other", "After “claim”, “employee”, “student” and a word for number", hipaa("R")),
} as const;

export type Kind = keyof typeof deidentifyKinds;
/** FRCP 5.2(a), or the eighteen of HIPAA's Safe Harbor. */
export type Mode = "frcp" | "hipaa";
export const modes = ["hipaa", "frcp"] as const satisfies readonly Mode[];
const isKind = (name: string): name is Kind => name in deidentifyKinds;
export const kinds: readonly Kind[] = Object.keys(deidentifyKinds).filter(isKind);

/** The rule for a kind; null if it requires nothing. */
export const ruleOf = (mode: Mode, kind: Kind): RuleWords | null => deidentifyKinds[kind][mode];
