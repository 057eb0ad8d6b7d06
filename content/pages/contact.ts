import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { spelledFirst } from "../spelled.ts";

export const contact = {
  meta: {
    title: "Contact",
    description: `Call, write or use the form. A project manager in ${company.address.city} reads every message and answers within ${claims.responseHours.figure} on business days.`,
  },
  hero: {
    label: "Contact",
    title: "Tell us what\nis ~~alleged.~~",
    lead: `An outline is enough, with nothing confidential yet. A project manager reads every message and answers within ${claims.responseHours.figure} on business days.`,
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
      text: `${company.hours.text}. If something is being deleted right now, call: ==evidence does not keep office hours.==`,
    },
  },
  why: {
    label: "Why choose us",
    heading: "Why teams\ncall us first",
    items: [
      { strong: claims.experience.figure, rest: "of litigation technology" },
      { strong: `${claims.clients.figure} global clients`, rest: "across firms, companies and agencies" },
      { strong: `${claims.aiSolutions.figure} custom AI solutions`, rest: `built in ${claims.aiSolutionDays.figure}` },
      { strong: `${claims.support.figure} support`, rest: "on every live matter" },
      { strong: `A ${claims.trial.figure} trial`, rest: "on your own documents, once an agreement is signed" },
    ],
  },
  services: {
    label: "Services",
    heading: "Three places to start",
    cards: [
      {
        letter: "A",
        stock: 1,
        title: "Litigation Support",
        text: "Collection to production, under one chain of custody.",
        href: "/litigation-support",
      },
      { letter: "B", stock: 2, title: "AI Solutions", text: "Tools that read, listen and look, and cite the page.", href: "/ai" },
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
    heading: `Rather talk? ${spelledFirst(claims.consultation.figure)}, no charge.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "See all services", to: "/services" },
    ],
  },
} as const;
