import { claims } from "../claims.ts";
import { company } from "../company.ts";

export const about = {
  meta: {
    title: `About ${company.name}: Things Proved`,
    description: `Established ${claims.established.figure} in ${company.address.city}. Where the name comes from, the four values we work by, and the numbers we are willing to be asked about.`,
  },
  hero: {
    label: "About",
    stamp: { word: "Established", letter: claims.established.figure },
    title: "We prove things\nfor a ==living.==",
    lead: `Anybody can allege. Since ${claims.established.figure} ${company.name} has worked on the other half of the case: who had what, when, and how you can show it.`,
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
      "The maxim comes from the law schools of the Middle Ages. A judge must decide according to what is alleged and what is proved, and on nothing else: not what he knows privately, not what the street says.",
      "Most of litigation technology works on the first half. It gathers allegations faster. We named the company after the second half, because that is the part a court can use.",
    ],
  },
  numbers: {
    label: "Numbers",
    heading: "The company in four numbers",
    struck: 2,
    figures: [
      { claim: claims.experience, measures: "of experience in litigation technology" },
      { claim: claims.clients, measures: "global clients" },
      { claim: claims.aiSolutions, measures: `custom AI solutions, built in ${claims.aiSolutionDays.figure}` },
      { claim: claims.workflows, measures: "project workflows in production" },
    ],
  },
  values: {
    label: "Core values",
    heading: "Four things we would say under oath",
    items: [
      {
        title: "Show the source",
        text: "An answer without a page number is an opinion. Ours carry the number of the page they came from.",
      },
      {
        title: "Touch it once",
        text: "Evidence changes when it is handled. So we handle it as little as we can, write down each time we did, and hash it before and after.",
      },
      {
        title: "Say what we do not know",
        text: "Our reports have a section for it. Opposing counsel will read that one first.",
      },
      {
        title: "Pick up the phone",
        text: "Discovery fails between people more often than between servers. A person with a name answers ours.",
      },
    ],
  },
  recognition: {
    label: "Industry recognition",
    heading: "Who says so",
    items: [
      { title: "Finalist, AI Innovation Award", by: claims.award.figure },
      { title: `${claims.satisfaction.figure} client satisfaction, ${claims.successRate.figure} success rate`, by: "by our own count" },
      { title: `${claims.aiSolutions.figure} custom AI solutions in ${claims.aiSolutionDays.figure}`, by: "by the calendar" },
    ],
  },
  closing: {
    label: "Next step",
    heading: "Cross\u2011examine us.",
    actions: [
      { label: "Contact us", to: "/contact" },
      { label: "Our services", to: "/services" },
    ],
  },
} as const;
