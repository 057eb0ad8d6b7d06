/**
 * Everything a new owner replaces, once. `npm run preflight` lists what is still a placeholder here.
 * Telephone numbers carry the form people read and the form telephones dial (RFC 3966).
 */
export const company = {
  name: "Probata",
  legalName: "Probata",
  /** Begins every Bates number on the site and every reference that a visitor is given. */
  batesPrefix: "PRB",
  established: 2003,
  copyrightYear: 2024,
  phone: { display: "(312) 555-0142", href: "tel:+13125550142" },
  mail: {
    info: { address: "info@probata.example", href: "mailto:info@probata.example" },
    ideas: { address: "ideas@probata.example", href: "mailto:ideas@probata.example" },
  },
  address: {
    street: "100 North Example Street, Suite 1400",
    city: "Chicago",
    region: "IL",
    postalCode: "60601",
    country: "US",
  },
  hours: {
    text: "Monday to Friday, 8:00 AM to 6:00 PM CST",
    zone: "America/Chicago",
    opens: "08:00",
    closes: "18:00",
    days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  },
  /** The public address of the site, used in canonical links, feeds and previews. */
  origin: "https://www.probata.example",
  social: [
    { network: "facebook", label: "Facebook", href: "https://social.example/probata" },
    { network: "professional", label: "Professional network", href: "https://network.example/company/probata" },
    { network: "posts", label: "Short posts", href: "https://posts.example/probata" },
    { network: "video", label: "Video channel", href: "https://video.example/@probata" },
  ],
  /** The calendar of the booking provider, shown in a frame on /consultation. */
  booking: { url: "https://booking.example/probata/consultation", origin: "https://booking.example" },
  platform: { name: "Siemly", site: "https://siemly.example", demo: "https://siemly.example/demo" },
  /** Set to a form address to let the newsletter box post there; null sends it through the contact form. */
  mailingListUrl: null,
  /** Addresses of the legal texts; null keeps them placeholders without a target. */
  legal: { privacy: null, terms: null },
} as const satisfies Company;

type Company = {
  readonly name: string;
  readonly legalName: string;
  readonly batesPrefix: string;
  readonly established: number;
  readonly copyrightYear: number;
  readonly phone: { readonly display: string; readonly href: `tel:+${string}` };
  readonly mail: Record<"info" | "ideas", { readonly address: string; readonly href: `mailto:${string}` }>;
  readonly address: Record<"street" | "city" | "region" | "postalCode" | "country", string>;
  readonly hours: {
    readonly text: string;
    readonly zone: string;
    readonly opens: string;
    readonly closes: string;
    readonly days: readonly string[];
  };
  readonly origin: `https://${string}`;
  readonly social: readonly { readonly network: SocialNetwork; readonly label: string; readonly href: string }[];
  readonly booking: { readonly url: string; readonly origin: string };
  readonly platform: Record<"name" | "site" | "demo", string>;
  readonly mailingListUrl: string | null;
  readonly legal: Record<"privacy" | "terms", string | null>;
};

export type SocialNetwork = "facebook" | "professional" | "posts" | "video";
