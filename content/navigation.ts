import { claims } from "./claims.ts";
import { company } from "./company.ts";
import { noLawFirm } from "./confidentiality.ts";
import type { Practice } from "./practices.ts";
import type { Href, SitePath } from "./site-map.ts";

export type NavLink = { readonly label: string; readonly href: Href; readonly note?: string };

/** Words of the header other than links. */
export const header = { skip: "Skip to content", home: `${company.name}, home`, label: "Main" } as const;

/** The bar at the top of every page (SPEC §2, shared header). */
export const headerLinks = [
  { label: "About", href: "/about" },
  { label: "Case Studies", href: "/case-studies" },
  { label: "Events", href: "/events" },
  { label: "Our Blog", href: "/blog" },
  { label: "Resources", href: "/resources" },
  { label: "Contact", href: "/contact" },
] as const satisfies readonly NavLink[];

export const getStarted = { label: "Get Started", href: "/contact" } as const satisfies NavLink;

/** The panel that the Menu button opens on narrow screens. */
export const mobileLinks = [{ label: "Services", href: "/services" }, ...headerLinks] as const satisfies readonly NavLink[];

export const mobileMenu = { open: "Menu", close: "Close" } as const;

export type MenuGroup = {
  readonly practice: Practice;
  readonly label: string;
  readonly href: SitePath;
  readonly blurb: string;
  readonly links: readonly NavLink[];
};

/** The Services menu: four categories in the order of SPEC §2, each with its own list. */
export const servicesMenu = [
  {
    practice: "ai",
    label: "Next-Gen AI",
    href: "/ai",
    blurb: "Seven tools and two suites. Results are sampled, and read in full before anything is filed.",
    links: [
      { label: "All AI Solutions", href: "/ai" },
      { label: "Next-Gen Discovery Intelligence", href: "/next-gen-intelligence" },
      { label: "eDiscovery Query Assistant", href: "/queryassistant" },
      { label: "Content Summarization", href: "/contentsummarization" },
      { label: "Document Translation", href: "/document-translation" },
      { label: "Handwritten Text Extraction", href: "/handwritten-text-extraction" },
      { label: "Transcription", href: "/transcription" },
      { label: "Object Detection", href: "/object-detection" },
      { label: "Identification & De\u2011identification", href: "/identification-de-identification" },
    ],
  },
  {
    practice: "microsoft",
    label: "Microsoft 365",
    href: "/microsoft-365",
    blurb: `${company.platform.name}, our investigation platform, plus collections from Exchange, SharePoint, OneDrive, Teams and Purview.`,
    links: [
      { label: "Platform", href: "/siemly", note: `${company.platform.name}: activity, legal holds, data mapping, risk` },
      { label: "Microsoft Collections", href: "/microsoft-collections", note: "Exchange, SharePoint, OneDrive, Teams, Purview" },
      { label: "Modern Attachments", href: "/modern-attachments", note: "Cloud-linked files at the version that was sent" },
      { label: "Strategic Advisory Services", href: "/strategic-advisory", note: "Licensing, retention, readiness" },
    ],
  },
  {
    practice: "google",
    label: "Google",
    href: "/google",
    blurb: "Drive collection with access that the custodian grants, sized before files are copied.",
    links: [
      { label: "Google Drive Collection", href: "/google#drive-collection", note: "Filtered by user, date and type, sized in advance" },
      { label: "Strategic Advisory Services", href: "/google#consulting", note: "Workspace governance and discovery planning" },
    ],
  },
  {
    practice: "litigation",
    label: "Litigation Support",
    href: "/litigation-support",
    blurb: `eDiscovery, forensics, review, paper, consulting and hosting from one office in ${company.address.city}.`,
    links: [
      { label: "All Services", href: "/litigation-support" },
      { label: "eDiscovery 3.0", href: "/ediscovery" },
      { label: "Digital Forensics", href: "/forensics" },
      { label: "Document Review", href: "/document-review" },
      { label: "Paper Discovery", href: "/paper-discovery" },
      { label: "ESI Consulting", href: "/esi-consulting" },
      { label: "Data Hosting", href: "/data-hosting" },
    ],
  },
] as const satisfies readonly MenuGroup[];

/** Words of the Services menu other than links. */
export const servicesMenuWords = {
  button: "Services",
  margin: "Index",
  heading: "Services by practice",
  all: { label: "All services", href: "/services" },
  action: { label: "Schedule Consultation", href: "/consultation" },
} as const;

/** The footer's columns (SPEC §2, shared footer). */
export const footerColumns = [
  {
    heading: "Services",
    links: [
      { label: "All services", href: "/services" },
      { label: "Next-Gen AI", href: "/next-gen-ai" },
      { label: "AI solutions", href: "/ai" },
      { label: "ESI consulting", href: "/esi-consulting" },
      { label: "Data hosting", href: "/data-hosting" },
    ],
  },
  {
    heading: "Discovery",
    links: [
      { label: "eDiscovery 3.0", href: "/ediscovery" },
      { label: "Digital forensics", href: "/forensics" },
    ],
  },
  {
    heading: "On the services page",
    links: [
      { label: "Litigation support", href: "/services#litigation-support" },
      { label: "Forensics", href: "/services#forensics" },
      { label: "eDiscovery", href: "/services#ediscovery" },
    ],
  },
  {
    heading: "Company",
    links: [
      { label: "About", href: "/about" },
      { label: "Case studies", href: "/case-studies" },
      { label: "Events", href: "/events" },
      { label: "Contact", href: "/contact" },
    ],
  },
] as const satisfies readonly { heading: string; links: readonly NavLink[] }[];

/** The words of the footer that are not links. */
export const colophon = {
  label: "Colophon",
  maxim: { according: "secundum", alleged: "allegata", and: "et", proved: "probata" },
  gloss: "“According to what is alleged and what is proved.” An asterisk beside a figure opens what it rests on.",
  summary: `Sophisticated legal technology powered by advanced AI, with ${claims.experience.figure} of experience and superior litigation outcomes for complex cases.`,
  notice: noLawFirm,
  legal: { privacy: "Privacy Policy", terms: "Terms of Service" },
  mail: "Email us",
  end: "End of volume",
} as const;
