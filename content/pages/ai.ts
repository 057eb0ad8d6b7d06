import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";

export const ai = {
  meta: {
    title: "AI Solutions for eDiscovery",
    description:
      "Nine AI solutions for eDiscovery: seven tools and two suites. Outputs are cited, sampled by people, and read in full before anything is filed.",
    canonical: `${company.origin}/ai`,
  },
  hero: {
    label: "AI Solutions",
    title: "AI Solutions",
    size: "wide",
    lead: "Seven tools and two suites for litigation teams. Outputs cite their sources, and error rates are measured on your documents before you rely on them.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "See the Projects", to: "/case-studies" },
    ],
  },
  solutions: {
    label: "Nine solutions",
    heading: "AI tools and suites",
    lead: "They share one index, so documents loaded for one tool are ready for the next.",
    cards: [
      {
        letter: "B-1",
        title: "eDiscovery Query Assistant",
        text: "Questions in plain English, answered in a sentence or two.",
        features: ["Cited answers", "Follow-up questions", "Query log"],
        href: "/queryassistant",
      },
      {
        letter: "B-2",
        title: "Content Summarization",
        text: "Long documents, threads and transcripts at the length you have time for.",
        features: ["Brief", "Moderate", "Comprehensive"],
        href: "/contentsummarization",
      },
      {
        letter: "B-3",
        title: "Document Translation",
        text: `Collections in ${claims.languages.figure} languages, in English beside the original.`,
        features: ["Layout kept", "One glossary", "Certified on request"],
        href: "/document-translation",
      },
      {
        letter: "B-4",
        title: "Handwritten Text Extraction",
        text: "Notebooks, forms and margins, searchable behind the image.",
        features: ["Score per word", "Your threshold", "Readers below it"],
        href: "/handwritten-text-extraction",
      },
      {
        letter: "B-5",
        title: "Transcription",
        text: "Voice messages, calls and video as text that plays back.",
        features: ["Speakers separated", "Time codes", "Doubt marked"],
        href: "/transcription",
      },
      {
        letter: "B-6",
        title: "Object Detection",
        text: "Photographs and footage searched for things you can name.",
        features: ["Boxes and scores", "Custom classes", "Verified samples"],
        href: "/object-detection",
      },
      {
        letter: "B-7",
        title: "Identification & De-identification",
        text: "Personal data found, replaced consistently, and reversible by key.",
        features: ["Rule 5.2 for filings", "Pseudonyms", "Sealed key"],
        href: "/identification-de-identification",
      },
      {
        letter: "B-8",
        title: "Multi-media Intelligence",
        text: "Speech, pictures and video of one matter on a single timeline.",
        features: ["Voice and image together", "Sync by time", "Clips for designation"],
        note: "Set up for each matter. Ask at the consultation.",
      },
      {
        letter: "B-9",
        title: "Document Intelligence",
        text: "Translation, handwriting, summaries and personal data in one pass over the paper.",
        features: ["One queue", "One glossary and key", "One report"],
        note: "Set up for each matter. Ask at the consultation.",
      },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "What we promise",
    lead: "What clients get with each of the nine.",
    items: [
      { title: "Outputs with a source", text: "Page, line, second or pixel. Text that cannot be traced is struck before delivery." },
      { title: "Named reviewers", text: "Each delivery note names who checked it, how much they checked, and what was wrong." },
      {
        title: "Error rates before reliance",
        text: "Measured on your documents, misses included, and reported to you first.",
      },
      {
        title: "Inside your platform",
        text: "The tools run in the review platform that your team already uses.",
      },
      {
        title: "Fitted to the matter",
        text: `${claims.aiSolutions.figure} custom solutions were built with the case teams who needed them, in ${claims.aiSolutionDays.figure} on average. If yours needs one more, say so.`,
      },
    ],
  },
  terms: {
    label: "Terms",
    heading: "Terms for the engagement letter",
    lead: "ABA Formal Opinion 512 (July 2024) reads the Model Rules for lawyers who use generative AI. These are our answers to the parts that a vendor can help with.",
    form: { number: "G-1", title: "Agreed before anything is loaded" },
    items: [
      { strong: "Where is it processed?", rest: "At a named place, on named infrastructure. It does not move without notice." },
      { strong: "Which model, which version?", rest: "Recorded with each result, and not changed during the matter without notice." },
      { strong: "Does anything train on it?", rest: "No. Client documents train no model that serves anyone else." },
      {
        strong: "Who may see it?",
        rest: "The people on a list, with ethical screens applied. Our access log helps you meet Model Rule 1.6.",
      },
      {
        strong: "What will the machine not decide?",
        rest: "Privilege, responsiveness in a production, and anything said to a court. Comment 8 to Model Rule 1.1 asks lawyers to keep abreast of the benefits and risks of technology.",
      },
    ],
  },
  leader: {
    label: "Leadership",
    heading: "Who leads the AI practice",
    person: person("halloran"),
    quote: "A demonstration always works. I would rather see the tool run on your hardest documents, with your team keeping time.",
    about: "Before a tool goes live, he has a lawyer who dislikes it try to break it.",
    mailSubject: "AI solutions",
  },
  projects: {
    label: "Projects",
    heading: "Projects",
    lead: "Each is described in full in the case studies.",
    more: "Read the case",
    projects: [
      {
        category: "Translation",
        title: "Multilingual conversion",
        claim: claims.foreignReviewers,
        measures: `fewer foreign-language reviewers, and ${claims.foreignReviewCost.figure} lower review cost`,
        text: "A cross-border contract dispute: drafts in English first, then native readers, then certified translators.",
        href: "/case-studies#multilingual-conversion",
      },
      {
        category: "Transcription",
        title: "WeChat audio",
        claim: claims.transcriptTime,
        measures: "less time, at most, than listening to every message",
        text: "Custodians who sent voice messages instead of typing. The messages were decoded, transcribed and put back in order.",
        href: "/case-studies#wechat-audio",
      },
      {
        category: "Query assistant",
        title: "A chatbot in the review room",
        claim: claims.aiSolutionDays,
        measures: "from first conversation to use on a live matter",
        text: "An antitrust team with a deadline asked its questions in plain English in place of search strings.",
        href: "/case-studies#relativity-chatbot",
      },
      {
        category: "Object detection",
        title: "AI image detection",
        claim: claims.caseImages,
        measures: `site photographs at least, examined for one piece of equipment. Over ${claims.caseLiability.figure} of liability came to light`,
        text: "An insurer needed a count. Engineers checked a sample blind.",
        href: "/case-studies#ai-image-detection",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us the tool and the kind of documents. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact Our Team", to: "/contact" },
    ],
  },
} as const;
