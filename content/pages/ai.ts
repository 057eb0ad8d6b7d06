import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";

export const ai = {
  meta: {
    title: "AI Solutions",
    description:
      "Nine AI solutions for discovery: seven tools that ask, summarize, translate, read, listen, look and de-identify, and two suites built from them. Outputs cited, and checked by people.",
    canonical: `${company.origin}/ai`,
  },
  hero: {
    label: "AI Solutions",
    title: "AI Solutions",
    size: "wide",
    lead: "Seven tools that each do one thing, and two suites made from them. All nine follow one rule: what comes out says where it came from, and a person answers for it.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "See Four Projects", to: "/case-studies" },
    ],
  },
  solutions: {
    label: "Nine solutions",
    heading: "Seven tools,\ntwo suites",
    lead: "Pick the one that fits tonight’s problem. They share an index, so the next is already loaded.",
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
    heading: "Five articles",
    lead: "What clients get, and what we hold ourselves to.",
    items: [
      { title: "Every output has a source", text: "Page, line, second or pixel. What cannot be traced is not delivered." },
      { title: "People sign for results", text: "Each delivery note names who checked it, how much they checked, and what was wrong." },
      {
        title: "Error rates before reliance",
        text: "Measured on your documents, misses included, and reported first. “To a person,” in the exhibit above, is the column to ask any vendor for. ==If it is empty, nobody looked.==",
      },
      {
        title: "Inside your platform",
        text: "The tools work where your reviewers already sit. Documents are not carried around to be read.",
      },
      {
        title: "Fitted to the matter",
        text: `${claims.aiSolutions.figure} custom solutions were built in ${claims.aiSolutionDays.figure}, with the case teams who needed them. If yours needs one more, say so.`,
      },
    ],
  },
  terms: {
    label: "Terms",
    heading: "Five questions for the engagement letter",
    lead: "ABA Formal Opinion 512 (July 2024) reads the Model Rules for lawyers who use generative AI. These are our answers to the parts that a vendor can help with.",
    form: { number: "G-1", title: "Agreed before anything is loaded" },
    items: [
      { strong: "Where is it processed?", rest: "Named place, named infrastructure, no silent move." },
      { strong: "Which model, which version?", rest: "Recorded with each result, and not changed in mid-matter without notice." },
      { strong: "Does anything train on it?", rest: "No. Client documents train no model that serves anyone else." },
      {
        strong: "Who may see it?",
        rest: "A list of people, screens included. Model Rule 1.6 is yours; the access log that helps you keep it is ours.",
      },
      {
        strong: "What will the machine not decide?",
        rest: "Privilege, responsiveness in a production, and anything said to a court. Comment 8 to Model Rule 1.1 asks lawyers to keep abreast of the benefits and risks of technology. It does not let the tool be the lawyer.",
      },
    ],
  },
  leader: {
    label: "Leadership",
    heading: "Who leads the AI practice",
    person: person("halloran"),
    quote:
      "The demonstration always works. I want to see it on the worst box in your storage room, ==with somebody from your team holding the stopwatch.==",
    about: "Before a tool goes live, he has a lawyer who dislikes it try to break it.",
    mailSubject: "AI solutions",
  },
  projects: {
    label: "Projects",
    heading: "Four projects, in figures",
    lead: "Told in full among the case studies.",
    more: "Read the case",
    projects: [
      {
        category: "Translation",
        title: "Multilingual conversion",
        claim: claims.foreignReviewers,
        measures: `fewer foreign-language reviewers, and ${claims.foreignReviewCost.figure} lower review cost`,
        text: "A contract dispute across borders. English came first, native readers second, certified translators last.",
        href: "/case-studies#multilingual-conversion",
      },
      {
        category: "Transcription",
        title: "WeChat audio",
        claim: claims.transcriptTime,
        measures: "less time, at most, than listening to every message",
        text: "Custodians who never typed. Their voice notes were decoded, transcribed and put back in order.",
        href: "/case-studies#wechat-audio",
      },
      {
        category: "Query assistant",
        title: "A chatbot in the review room",
        claim: claims.aiSolutionDays,
        measures: "from first conversation to use on a live matter",
        text: "An antitrust team with a deadline and a search box. We replaced the search box.",
        href: "/case-studies#relativity-chatbot",
      },
      {
        category: "Object detection",
        title: "AI image detection",
        claim: claims.caseImages,
        measures: `site photographs at least, examined for one piece of equipment. Over ${claims.caseLiability.figure} of liability came to light`,
        text: "An insurer with a question of counting. Engineers checked a sample blind.",
        href: "/case-studies#ai-image-detection",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: "Which of the nine would you try to break first?",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact Our Team", to: "/contact" },
    ],
  },
} as const;
