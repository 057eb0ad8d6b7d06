import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { guides } from "../guides.ts";
import { spelledFirst } from "../spelled.ts";

const GUIDES = spelledFirst(String(guides.length));

export const resources = {
  meta: {
    title: "eDiscovery and Forensics Service Guides to Download",
    description: `${GUIDES} service guides on mobile and digital forensics, Microsoft 365, hosting, paper and review. Plain HTML, under 20 KB each, no form to fill in.`,
  },
  hero: {
    label: "Resources",
    title: "Service guides",
    lead: `${GUIDES} guides to download. Plain HTML, under 20 KB each, no form to fill in. They open offline and print on letter paper.`,
    actions: [
      { label: "Browse services", to: "/services" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
    words: { number: "G-", size: "File size", view: "View Guide", newTab: "opens in a new tab", download: "Download" },
  },
  closing: {
    label: "Next step",
    heading: `Ask what the guides leave open. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [{ label: "Contact Our Team", to: company.mail.info.href }],
    note: company.mail.info.address,
  },
} as const;
