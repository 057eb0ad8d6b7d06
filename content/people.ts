import { claims } from "./claims.ts";
import { mailbox } from "./company.ts";

/** The people the site names. Portraits are engraved monograms until photographs exist; all of them are placeholders. */
export type Person = {
  readonly name: string;
  readonly initials: string;
  readonly role: string;
  readonly bio: string;
  /** The seed of the engraving, so that all differ. */
  readonly seed: number;
  readonly profile: `https://${string}`;
  readonly mail: `mailto:${string}`;
};

export const people = {
  okonjo: {
    name: "Marguerite Okonjo",
    initials: "MO",
    role: "Director of eDiscovery",
    bio: "Twenty years of legal practice and technology, first as a litigator, then as the person litigators called at midnight.",
    seed: 2,
    profile: "https://network.example/in/marguerite-okonjo",
    mail: mailbox("m.okonjo").href,
  },
  varga: {
    name: "Ilse Varga",
    initials: "IV",
    role: "Director of Digital Forensics",
    bio: "Examiner and author. She has imaged phones in kitchens, server rooms and one departure lounge, and has testified on what was found.",
    seed: 3,
    profile: "https://network.example/in/ilse-varga",
    mail: mailbox("i.varga").href,
  },
  halloran: {
    name: "Rashid Halloran",
    initials: "RH",
    role: "Chief Product Officer",
    bio: "Builds the AI tools with the case teams who use them, and answers for what they say.",
    seed: 4,
    profile: "https://network.example/in/rashid-halloran",
    mail: mailbox("r.halloran").href,
  },
  baptiste: {
    name: "Clement Baptiste",
    initials: "CB",
    role: "Chief Executive",
    bio: `${claims.chiefExecutive.figure} in litigation technology, from copy rooms to data centers. The first three of them he spent carrying boxes.`,
    seed: 5,
    profile: "https://network.example/in/clement-baptiste",
    mail: mailbox("c.baptiste").href,
  },
  abara: {
    name: "N. Abara",
    initials: "NA",
    role: "Evidence room",
    bio: "Keeps the shelf, the seal and the log.",
    seed: 6,
    profile: "https://network.example/in/n-abara",
    mail: mailbox("n.abara").href,
  },
  brandt: {
    name: "Tobias Brandt",
    initials: "TB",
    role: "Guest author, trial lawyer",
    bio: "Tries cases, and asks the questions the other side will ask.",
    seed: 7,
    profile: "https://network.example/in/tobias-brandt",
    mail: mailbox("t.brandt").href,
  },
  lindgren: {
    name: "Sofia Lindgren",
    initials: "SL",
    role: "Director of Technology",
    bio: "Runs the hosting floor and the engineers who keep it dull. Came to legal work from telecommunications, where down means down.",
    seed: 8,
    profile: "https://network.example/in/sofia-lindgren",
    mail: mailbox("s.lindgren").href,
  },
  whitcombe: {
    name: "Josephine Whitcombe",
    initials: "JW",
    role: "Head of Document Review",
    bio: "A lawyer who has staffed, trained and, when it was necessary, stopped review teams.",
    seed: 9,
    profile: "https://network.example/in/josephine-whitcombe",
    mail: mailbox("j.whitcombe").href,
  },
  adeyemi: {
    name: "Tunde Adeyemi",
    initials: "TA",
    role: "Director of ESI Consulting",
    bio: "Sits between the lawyers and the systems people and makes each intelligible to the other, preferably before the conference.",
    seed: 10,
    profile: "https://network.example/in/tunde-adeyemi",
    mail: mailbox("t.adeyemi").href,
  },
} as const satisfies Record<string, Person>;
