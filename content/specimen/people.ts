/** Everyone in the specimen matter. All of them, and all companies, are invented. */
type SpecimenPerson = {
  readonly name: string;
  readonly title: string;
  readonly organization: keyof typeof organizations;
  /** The side: it decides whether a recipient creates or breaks a privilege. */
  readonly role: "employee" | "in-house counsel" | "outside counsel" | "auditor" | "supplier" | "committee";
};

export const organizations = {
  vellmark: { name: "Vellmark Cooling Systems, Inc.", domain: "vellmark.example" },
  ravensau: { name: "Ravensau Kältetechnik GmbH", domain: "ravensau.example" },
  tarnEllery: { name: "Tarn & Ellery LLP", domain: "tarnellery.example" },
  hollisPrentiss: { name: "Hollis & Prentiss LLP", domain: "hollisprentiss.example" },
  sableRowe: { name: "Sable & Rowe LLP", domain: "sablerowe.example" },
} as const;

export const specimenPeople = {
  castellan: { name: "Rafael Castellan", title: "Vice President, Finance", organization: "vellmark", role: "employee" },
  amadi: { name: "Dana Amadi", title: "Treasurer", organization: "vellmark", role: "employee" },
  ostrow: { name: "Kerstin Ostrow", title: "Controller", organization: "vellmark", role: "employee" },
  haddad: { name: "Leila Haddad", title: "Manager, Financial Reporting", organization: "vellmark", role: "employee" },
  moreau: { name: "Simon Moreau", title: "Director of Operations", organization: "vellmark", role: "employee" },
  /** Not related to the outside firm, although a search for his name finds both. */
  prentiss: { name: "Jonah Prentiss", title: "Deputy General Counsel", organization: "vellmark", role: "in-house counsel" },
  aumann: { name: "Felix Aumann", title: "Senior engineer, until March 20", organization: "vellmark", role: "employee" },
  ortega: { name: "Luis Ortega", title: "Warehouse supervisor, Joliet", organization: "vellmark", role: "employee" },
  nand: { name: "Priya Nand", title: "Dispatch clerk, Joliet", organization: "vellmark", role: "employee" },
  quint: { name: "Marisol Quint", title: "Executive assistant", organization: "vellmark", role: "employee" },
  pratt: { name: "Owen Pratt", title: "IT administrator", organization: "vellmark", role: "employee" },
  falk: { name: "Ingrid Falk", title: "Chair, audit committee", organization: "vellmark", role: "committee" },
  hollis: { name: "Adrian Hollis", title: "Partner", organization: "hollisPrentiss", role: "outside counsel" },
  okafor: { name: "Ngozi Okafor", title: "Trial counsel", organization: "sableRowe", role: "outside counsel" },
  bell: { name: "Karen Bell", title: "Trial counsel", organization: "sableRowe", role: "outside counsel" },
  tate: { name: "Wendell Tate", title: "Audit partner", organization: "tarnEllery", role: "auditor" },
  /** Not Simon Moreau of Operations. */
  sylvieMoreau: { name: "Sylvie Moreau", title: "Audit senior", organization: "tarnEllery", role: "auditor" },
  brenner: { name: "Thomas Brenner", title: "Export manager", organization: "ravensau", role: "supplier" },
} as const satisfies Record<string, SpecimenPerson>;

export type PersonId = keyof typeof specimenPeople;

/** The six custodians of hold 2026-014, in the order of the hold register. */
export const custodians = ["castellan", "amadi", "prentiss", "ostrow", "haddad", "moreau"] as const satisfies readonly PersonId[];

/** The reviewers: none may be a custodian. */
export const reviewers = ["M. Tran", "E. Doyle", "S. Ekblad"] as const;

/** A name in exhibits: “R. Castellan”. */
export const initialed = (id: PersonId) => signed(specimenPeople[id].name);

/** A name as on a form: “R. Castellan” for “Rafael Castellan”. */
export const signed = (name: string) => name.replace(/^(\p{L})\S*/u, "$1.");

/** A name in lists of custodians: “Castellan”. */
export const surname = (id: PersonId) => specimenPeople[id].name.split(" ").slice(1).join(" ");
