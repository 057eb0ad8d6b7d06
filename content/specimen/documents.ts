import { financeMail } from "./documents/finance-mail.ts";
import { operationsAndContracts } from "./documents/operations-and-contracts.ts";
import { phonesAndPaper } from "./documents/phones-and-paper.ts";
import type { SpecimenDocument } from "./specimen-document.ts";

/** Documents from later in volume 3, which other pages show. */
const elsewhereInTheVolume = [
  {
    bates: 5210,
    pages: 2,
    kind: "email",
    at: "2026-03-11T17:45-05:00",
    from: "ostrow",
    to: ["amadi", "moreau"],
    custodian: "ostrow",
    subject: "Wire approved",
    text: "I have approved the wire of $392,000 to Ravensau, March 11, on invoice 2026-0311. K. Ostrow.",
    call: "produced",
  },
  {
    bates: 6218,
    pages: 1,
    kind: "email",
    at: "2026-03-11T18:42+01:00",
    from: "brenner",
    to: ["moreau"],
    custodian: "moreau",
    subject: "Lieferung",
    text: "Die Lieferung war nie vollständig. Bitte rufen Sie mich an, [Redacted: private telephone number], ich schreibe das nicht auf.",
    language: "de",
    translation: "The delivery was never complete. Please call me at [Redacted: private telephone number], I am not writing this down.",
    call: "redacted",
    trap: "Sent at 18:42 Central European Time, which is 12:42 in Chicago.",
  },
  {
    bates: 18400,
    pages: 2,
    kind: "scan",
    at: "2026-03-10T00:00-05:00",
    from: "nand",
    custodian: "warehouse",
    subject: "Receiving log, March 10",
    text: "Receiving log, Joliet, Tuesday, March 10. Four deliveries, all complete. Signed P. Nand.",
    call: "produced",
  },
  {
    bates: 18402,
    pages: 1,
    kind: "scan",
    at: "2026-03-11T00:00-05:00",
    from: "ortega",
    custodian: "warehouse",
    subject: "Delivery note",
    text: "Delivery note. Received March 11. Forty crates ordered, thirty-eight found on the dock. Two short.",
    call: "produced",
  },
  {
    bates: 18403,
    pages: 9,
    kind: "scan",
    at: "2026-03-12T00:00-05:00",
    from: "nand",
    custodian: "dispatch",
    subject: "Dispatch sheets, March 12",
    text: "Dispatch sheets, nine pages. RT-40 kits: none released, by order of S. Moreau. One pallet returned at 09:05.",
    call: "produced",
  },
] as const satisfies readonly SpecimenDocument[];

/** Documents found not responsive: they have a control number instead of a Bates number. */
const notResponsive = [
  {
    control: "C-061204",
    pages: 1,
    kind: "email",
    at: "2026-03-05T11:30-06:00",
    from: "quint",
    to: ["haddad", "amadi", "ostrow"],
    custodian: "haddad",
    subject: "Cafeteria, new menu",
    text: "The cafeteria has a new menu from Monday. Reserve a table by noon.",
    call: "not responsive",
  },
  {
    control: "C-061377",
    pages: 1,
    kind: "email",
    at: "2026-02-20T16:00-06:00",
    from: "quint",
    to: ["castellan", "amadi", "moreau"],
    custodian: "castellan",
    subject: "Harbor cruise, June 20",
    text: "The summer party is on the Harbor Queen again. Answer by the end of March.",
    call: "not responsive",
  },
  {
    control: "C-064410",
    pages: 1,
    kind: "calendar",
    at: "2026-03-09T12:00-05:00",
    from: "haddad",
    custodian: "haddad",
    subject: "Dentist",
    text: "Monday, March 9, 2026, 12:00 Central Time.",
    call: "not responsive",
  },
  {
    control: "C-070018",
    pages: 1,
    kind: "photo",
    at: "2026-02-28T13:20-06:00",
    from: "moreau",
    custodian: "moreau",
    subject: "IMG_1840.jpg",
    text: "Photograph: a dog on a beach.",
    call: "not responsive",
  },
] as const satisfies readonly SpecimenDocument[];

/**
 * The whole collection in the order of its numbers, about 50 KB. For tests, and for code that is loaded on demand. Pages and exhibits
 * import from exhibits/ instead; specimen.test.ts keeps the two consistent.
 */
export const documents: readonly SpecimenDocument[] = [
  ...financeMail,
  ...operationsAndContracts,
  ...phonesAndPaper,
  ...elsewhereInTheVolume,
  ...notResponsive,
];

/** Number of the last page. */
export const lastPage = ({ bates = 0, pages }: SpecimenDocument) => bates + pages - 1;
