import { company } from "../company.ts";
import { guides } from "../guides.ts";
import { spelledFirst } from "../spelled.ts";

const GUIDES = spelledFirst(String(guides.length));

export const resources = {
  meta: {
    title: "Service Guides to Download",
    description: `${GUIDES} service guides on forensics, Microsoft 365, litigation support and everything else. Plain HTML, under 20 KB each, no form to fill in.`,
  },
  hero: {
    label: "Resources",
    title: "Take the file with you",
    lead: `${GUIDES} service guides. Plain HTML, under 20 KB each, no form to fill in. They open on a plane and print on a courthouse printer, even that one.`,
    actions: [
      { label: "Browse services", to: "/services" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
    words: { number: "G-", size: "File size", view: "View Guide", newTab: "opens in a new tab", download: "Download" },
  },
  closing: {
    label: "Next step",
    heading: "Want one written for your matter?",
    actions: [{ label: "Contact Our Team", to: company.mail.info.href }],
    note: company.mail.info.address,
  },
} as const;
