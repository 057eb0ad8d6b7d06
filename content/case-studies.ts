import { type Claim, claims } from "./claims.ts";

/** The project cards of SPEC §2, in the order of the page. Their ids are anchors that other pages link to. */
export type CaseStudy = {
  readonly id: "multilingual-conversion" | "wechat-audio" | "relativity-chatbot" | "ai-image-detection";
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly challenge: string;
  readonly solution: string;
  /** A result that begins with a figure may be set large: “80% fewer …”, “Over 100,000 …”. */
  readonly results: readonly string[];
  /** The claims among the results. Their highlighted or large figures open the basis. */
  readonly figures?: readonly Claim[];
  readonly technologies: readonly string[];
};

export const caseStudies = [
  {
    id: "multilingual-conversion",
    category: "Translation",
    title: "Multilingual conversion",
    description: "A cross-border contract dispute, in too many languages.",
    challenge:
      "Foreign-language reviewers were budgeted by the roomful before anyone knew which documents mattered. The deadline assumed they could all be found.",
    solution:
      "We translated the whole collection on arrival and kept each page’s layout, so English-speaking reviewers could sort it first. Native speakers read only what was left. Whatever went into evidence was translated again, by a certified translator.",
    results: [
      `${claims.foreignReviewers.figure} fewer foreign-language reviewers`,
      `${claims.foreignReviewCost.figure} lower review cost`,
      `${claims.languages.figure} languages, one workspace`,
      "Originals and translations side by side",
    ],
    figures: [claims.foreignReviewers, claims.foreignReviewCost, claims.languages],
    technologies: ["Neural translation", "Layout-preserving OCR", "Language detection"],
  },
  {
    id: "wechat-audio",
    category: "Transcription",
    title: "WeChat audio",
    description: "A supply-chain inquiry, spoken rather than written.",
    challenge: `The key custodians did not write. They sent voice messages, on a network that carries ${claims.voiceMessages.figure} of them daily, in formats no review platform would open.`,
    solution:
      "We extracted the audio from the device image, decoded it, transcribed and translated it, and put each message back in its thread at the second it was sent. Dialect and crosstalk were flagged for a human ear, not guessed.",
    results: [
      `Up to ${claims.transcriptTime.figure} less time than listening`,
      "Every clip searchable in English",
      "Thread order and send times preserved for testimony",
    ],
    figures: [claims.transcriptTime],
    technologies: ["Mobile forensics", "Speech recognition", "Machine translation", "Thread rebuilding"],
  },
  {
    id: "relativity-chatbot",
    category: "Query assistant",
    title: "A chatbot in the review room",
    description: "An antitrust response with the deadline already in sight.",
    challenge:
      "Associates knew what they wanted to ask. The platform accepted only search strings, and every string returned more documents than the deadline had hours.",
    solution:
      "We built a query assistant inside the client’s own review platform. It answers in sentences, and each sentence carries the Bates number it rests on. Where nothing supports an answer, it says so.",
    results: [
      `${claims.aiSolutionDays.figure} from brief to live matter`,
      `Up to ${claims.summaryTime.figure} less review time with summaries`,
      "Every answer cited to the page",
      "No new log-in for reviewers",
    ],
    figures: [claims.aiSolutionDays, claims.summaryTime],
    technologies: ["Retrieval-grounded language model", "Review platform integration", "Audit log of every question"],
  },
  {
    id: "ai-image-detection",
    category: "Object detection",
    title: "AI image detection",
    description: "A property insurer facing a class of claims.",
    challenge: `Over ${claims.caseImages.figure} site photographs, unlabeled. The exposure turned on how many showed one piece of equipment, and nobody had counted.`,
    solution:
      "We trained a detector on examples that the client’s engineers had marked, ran it over the full set, and had two engineers check a random sample without seeing the machine’s answer. The sample’s error rate went into the report.",
    results: [
      `Over ${claims.caseImages.figure} images examined`,
      `Over ${claims.caseLiability.figure} of liability identified`,
      `Up to ${claims.detectionTime.figure} less time in review`,
      "Random sample validated by engineers",
    ],
    figures: [claims.caseImages, claims.caseLiability, claims.detectionTime],
    technologies: ["Custom vision model", "Random-sample validation", "Exhibit generation"],
  },
] as const satisfies readonly CaseStudy[];
