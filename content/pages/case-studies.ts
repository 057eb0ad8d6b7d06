import { claims } from "../claims.ts";

export const caseStudiesPage = {
  meta: {
    title: "Case Studies",
    description:
      "Four matters, told four ways: multilingual conversion, voice messages, a chatbot in the review room and image detection. Challenge, solution, results, technologies.",
  },
  index: {
    label: "Case Studies",
    title: "~~Alleged,~~ \nthen ==proved.==",
    lead: "Four matters, told four ways. In each: what we were told could not be done, what we did, and what the record shows.",
    note: "Names, documents and quotations in the exhibits are specimens. The figures among the key results are the company’s own.",
    caption: "Index of case studies",
  },
  headings: {
    challenge: "Challenge",
    solution: "Solution",
    results: "Key results",
    technologies: "Technologies",
    alleged: { latin: "Allegata", rest: "the challenge" },
    proved: { latin: "Probata", rest: "key results" },
  },
  thread: {
    challenge: "00:00, the challenge",
    solution: "00:14, the solution",
    technologies: "00:35, the technologies",
    results: "00:50, key results",
  },
  deposition: {
    questions: {
      challenge: "What was the problem?",
      solution: "And what did you build?",
      technologies: "On what technology?",
      results: "What does the record show?",
    },
    testimony: [
      {
        question: "Give the court an example.",
        answer:
          "“Find every email where pricing is discussed with a competitor present.” Eleven documents came back. The earliest was dated February 9, after the trade-fair dinner.",
        cites: ["0031877", "0031902"],
      },
      {
        question: "Which of them went to counsel?",
        answer: "Two were sent to counsel. Whether they are privileged was decided by counsel; both are on the log, with the basis.",
        cites: [],
      },
      {
        question: "Was it ever wrong?",
        answer: "Yes, before reviewers saw it. It was tested on questions whose answers were known, and the misses are in the log.",
        cites: [],
      },
    ],
    end: "(The witness was excused.)",
  },
  contactSheet: { caption: "Contact sheet, 48 images of the set, five detections" },
  recognition: {
    label: "Award recognition",
    kicker: "Award recognition",
    heading: `Finalist, AI Innovation Award, *${claims.award.figure}*`,
    figures: [
      { claim: claims.aiSolutions, measures: "custom AI solutions delivered" },
      { claim: claims.aiSolutionDays, measures: "average, brief to deployment" },
      { claim: claims.satisfaction, measures: "client satisfaction" },
    ],
  },
  closing: {
    label: "Next step",
    heading: "What are they telling you cannot be done?",
    actions: [
      { label: "Contact our team", to: "/contact" },
      { label: "Browse services", to: "/services" },
    ],
  },
} as const;
