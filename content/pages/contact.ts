import { claims } from "../claims.ts";
import { company } from "../company.ts";

export const contact = {
  meta: {
    title: "Contact",
    description: `Call, email or use the form. A project manager in ${company.address.city} reads every message and answers within ${claims.responseHours.figure} on business days.`,
  },
  hero: {
    label: "Contact",
    title: "Contact us",
    lead: `An outline of the matter is enough, with nothing confidential yet. A project manager reads every message and answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: `Call ${company.phone.display}`, to: company.phone.href },
      { label: "Email us", to: company.mail.info.href },
    ],
  },
  details: {
    phone: "Phone",
    email: "Email",
    address: "Headquarters",
    hours: { heading: `Hours, ${company.hours.abbreviation}`, closed: "Closed" },
    immediate: {
      heading: "Immediate assistance",
      text: `Call ${company.hours.text}. If evidence is being deleted now, say so first.`,
      /** Above the sentences of content/night.ts. */
      nightHeading: "Nights and weekends",
      form: "For a deadline within 24 hours, use the form and check the box for it: staff see marked messages first.",
    },
  },
  why: {
    label: "Why choose us",
    heading: "Why choose us",
    items: [
      { strong: claims.experience.figure, rest: "in litigation technology" },
      { strong: `${claims.clients.figure} global clients`, rest: "among firms, companies and agencies" },
      { strong: `${claims.aiSolutions.figure} custom AI solutions`, rest: `built in ${claims.aiSolutionDays.figure}` },
      { strong: `${claims.support.figure} support`, rest: "for clients under an engagement, at the number in their engagement letter" },
      { strong: `A ${claims.trial.figure} trial`, rest: "on your own documents, once an agreement is signed" },
    ],
  },
  services: {
    label: "Services",
    heading: "Services",
    cards: [
      {
        letter: "A",
        stock: 1,
        title: "Litigation Support",
        text: "Collection to production, under one chain of custody.",
        href: "/litigation-support",
      },
      {
        letter: "B",
        stock: 2,
        title: "AI Solutions",
        text: "Tools that search, summarize, translate and transcribe, and cite the page.",
        href: "/ai",
      },
      {
        letter: "C",
        stock: 5,
        title: "Digital Forensics",
        text: "Phones, laptops, servers and cloud, collected remotely.",
        href: "/forensics",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Choose a time for a call. A project manager confirms it within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "See all services", to: "/services" },
    ],
  },
} as const;
