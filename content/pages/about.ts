import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";

export const about = {
  meta: {
    title: `About ${company.name}: eDiscovery and Forensics in ${company.address.city}`,
    description: `An eDiscovery and forensics company in ${company.address.city}, established ${claims.established.figure}: its figures, its values, the people who lead the work, and where the name comes from.`,
  },
  hero: {
    label: "About",
    stamp: { word: "Established", letter: claims.established.figure },
    title: `eDiscovery and forensics\nsince ${claims.established.figure}`,
    lead: `${company.name} collects, hosts, reviews and produces evidence for law firms and legal departments, and documents who had what and when.`,
    actions: [
      { label: "Contact us", to: "/contact" },
      { label: "Our services", to: "/services" },
    ],
  },
  name: {
    label: "The name",
    heading: "What the name means",
    gloss: { word: "pro·bā·ta", meaning: "Latin, neuter plural: things proved" },
    maxim: { alleged: "secundum allegata", proved: "et probata" },
    paragraphs: [
      "The maxim comes from the law schools of the Middle Ages. A judge must decide according to what is alleged and what is proved.",
      "The company is named after the second half: the part for which a court needs evidence.",
    ],
  },
  numbers: {
    label: "Numbers",
    heading: "Our figures",
    figures: [
      { claim: claims.experience, measures: "of experience in litigation technology" },
      { claim: claims.clients, measures: "global clients" },
      { claim: claims.aiSolutions, measures: `custom AI solutions, each built in ${claims.aiSolutionDays.figure} on average` },
      { claim: claims.workflows, measures: "project workflows in production" },
    ],
  },
  values: {
    label: "Core values",
    heading: "Core values",
    items: [
      {
        title: "Show the source",
        text: "Our answers carry the number of the page they came from.",
      },
      {
        title: "Handle evidence little",
        text: "Evidence changes when it is handled. We log each time we handle it, and hash it before and after.",
      },
      {
        title: "Say what we do not know",
        text: "Our reports have a section on limits and open questions.",
      },
      {
        title: "Pick up the phone",
        text: "Discovery fails between people more often than between servers, so each matter has a named project manager.",
      },
    ],
  },
  people: {
    label: "People",
    heading: "Who leads the work",
    items: [
      { title: person("baptiste").name, text: `${person("baptiste").role}. ${person("baptiste").bio}` },
      { title: person("okonjo").name, text: `${person("okonjo").role}. ${person("okonjo").bio}` },
      { title: person("varga").name, text: `${person("varga").role}. ${person("varga").bio}` },
      { title: person("whitcombe").name, text: `${person("whitcombe").role}. ${person("whitcombe").bio}` },
      { title: person("adeyemi").name, text: `${person("adeyemi").role}. ${person("adeyemi").bio}` },
      { title: person("lindgren").name, text: `${person("lindgren").role}. ${person("lindgren").bio}` },
      { title: person("halloran").name, text: `${person("halloran").role}. ${person("halloran").bio}` },
      { title: person("abara").name, text: `${person("abara").role}. ${person("abara").bio}` },
    ],
  },
  recognition: {
    label: "Industry recognition",
    heading: "Industry recognition",
    items: [
      { title: "Finalist, AI Innovation Award", by: claims.award.figure },
      { title: `${claims.satisfaction.figure} client satisfaction, ${claims.successRate.figure} success rate`, by: "Our own count" },
      {
        title: `${claims.aiSolutions.figure} custom AI solutions, each in ${claims.aiSolutionDays.figure} on average`,
        by: "Our own count",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us about the matter. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Contact us", to: "/contact" },
      { label: "Our services", to: "/services" },
    ],
  },
} as const;
