import { type OfficeHours, officeHours } from "./office-hours.ts";

const mailDomain = "probata.example";

/** Everything a new owner replaces, once. `npm run preflight` lists what is still a placeholder here. */
export const company = {
  name: "Probata",
  legalName: "Probata",
  /** The prefix of every Bates number on the site and of every visitor's reference. */
  batesPrefix: "PRB",
  established: 2003,
  copyrightYear: 2024,
  phone: telephone("(312) 555-0142"),
  mail: { info: mailbox("info"), ideas: mailbox("ideas") },
  address: {
    street: "100 North Example Street, Suite 1400",
    city: "Chicago",
    region: "IL",
    postalCode: "60601",
    country: "US",
  },
  hours: officeHours({
    days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
    opens: "08:00",
    closes: "18:00",
    zone: "America/Chicago",
    abbreviation: "CST",
    clock: "Central Time",
  }),
  /** What a call does while the office is closed. Every page says it in these sentences (content/night.ts). */
  night: {
    /** A number that is answered then; the header shows it: `telephone("…")`. Null: there is none. */
    phone: null,
    /** In the header, before the opening time. */
    header: "Leave a message",
    /** Who answers. */
    answers: "When the office is closed, our main number takes a message.",
    /** What a call about a new matter does. {time}: the opening hour. */
    newMatters: "New matters are called back from {time} on the next business day.",
    /** What a client's call does. */
    clients: "Clients under an engagement reach the on-call project manager at the number in their engagement letter.",
    /** Who has confirmed this, and when: { by: "…", date: "2027-01-31" }. Null: nobody, and `npm run preflight` lists it. */
    confirmed: null,
  },
  /** Days for which the forms say that a message is kept: the service's RETENTION_DAYS unless that is set. */
  messagesKeptDays: 365,
  /** The public address of the site, used in canonical links, feeds and previews. */
  origin: "https://www.probata.example",
  social: [
    { network: "facebook", label: "Facebook", href: "https://social.example/probata" },
    { network: "professional", label: "Professional network", href: "https://network.example/company/probata" },
    { network: "posts", label: "Short posts", href: "https://posts.example/probata" },
    { network: "video", label: "Video channel", href: "https://video.example/@probata" },
  ],
  /** The booking provider's calendar, shown in a frame on /consultation. Null: the page takes requests for a time itself. */
  bookingUrl: null,
  platform: { name: "Siemly", site: "https://siemly.example", demo: "https://siemly.example/demo" },
  /** The address to which the newsletter box posts; null: it uses the contact form. */
  mailingListUrl: null,
  /** Addresses of the legal texts; null: placeholders without a link. */
  legal: { privacy: null, terms: null },
  /** The address of a release's evidence (docs/operations.md, Evidence); null: the security answers have no link to it. */
  evidenceUrl: null,
} as const satisfies Company;

/** A mailbox of the company; `name` is the part before the @. */
export function mailbox(name: string): Mailbox {
  return { address: `${name}@${mailDomain}`, href: `mailto:${name}@${mailDomain}` };
}

/** A North American number: `display` for people, `href` for telephones (RFC 3966). */
function telephone(display: string): Telephone {
  return { display, href: `tel:+1${display.replace(/\D/g, "")}` };
}

type Mailbox = { readonly address: string; readonly href: `mailto:${string}` };
export type Telephone = { readonly display: string; readonly href: `tel:+${string}` };

type Company = {
  readonly name: string;
  readonly legalName: string;
  readonly batesPrefix: string;
  readonly established: number;
  readonly copyrightYear: number;
  readonly phone: Telephone;
  readonly mail: Record<"info" | "ideas", Mailbox>;
  readonly address: Record<"street" | "city" | "region" | "postalCode" | "country", string>;
  readonly hours: OfficeHours;
  readonly night: {
    readonly phone: Telephone | null;
    readonly header: string;
    readonly answers: string;
    readonly newMatters: string;
    readonly clients: string;
    readonly confirmed: { readonly by: string; readonly date: string } | null;
  };
  readonly messagesKeptDays: number;
  readonly origin: `https://${string}`;
  readonly social: readonly { readonly network: SocialNetwork; readonly label: string; readonly href: string }[];
  readonly bookingUrl: `https://${string}` | null;
  readonly platform: Record<"name" | "site" | "demo", string>;
  readonly mailingListUrl: string | null;
  readonly evidenceUrl: string | null;
  readonly legal: Record<"privacy" | "terms", string | null>;
};

export type SocialNetwork = "facebook" | "professional" | "posts" | "video";
