import { claims } from "../claims.ts";

export const caseStudiesPage = {
  meta: {
    title: "eDiscovery and Legal AI Case Studies",
    description:
      "Four matters: multilingual conversion, WeChat voice messages, a chatbot inside the review platform, and AI image detection. Challenge, solution, key results, technologies.",
  },
  index: {
    label: "Case Studies",
    title: "Case studies",
    lead: "Four matters: the challenge, the solution, the key results and the technologies used.",
    note: "An asterisk beside a figure opens what it rests on.",
    caption: "Index of case studies",
  },
  headings: { challenge: "Challenge", solution: "Solution", results: "Key results", technologies: "Technologies" },
  /** On each case. */
  disclosure: "Names, documents and quotations shown are invented. The figures among the key results are the company’s own.",
  contactSheet: { caption: "Contact sheet, 48 images of the set, five detections" },
  recognition: {
    label: "Award recognition",
    heading: `Finalist, AI Innovation Award, ${claims.award.figure}`,
    figures: [
      { claim: claims.aiSolutions, measures: "custom AI solutions delivered" },
      { claim: claims.aiSolutionDays, measures: "average, brief to deployment" },
      { claim: claims.satisfaction, measures: "client satisfaction" },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us about a matter like one of these. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Contact our team", to: "/contact" },
      { label: "Browse services", to: "/services" },
    ],
  },
} as const;
