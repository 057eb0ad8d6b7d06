import { claims } from "../claims.ts";

export const nextGenAi = {
  meta: {
    title: "Next-Gen AI Suite for Litigation",
    description: `The Next-Gen AI suite for litigation teams: ${claims.languagesSuite.figure} languages, voice, images and handwriting in one index, tested by random sample, for IP, insurance and very large matters.`,
  },
  hero: {
    label: "Next-Gen AI",
    name: "The suite",
    title: "Next-Gen AI",
    size: "wide",
    lead: `Typed, handwritten, spoken and photographed evidence of a whole matter in one index, in ${claims.languagesSuite.figure} languages, with a list of what could not be read.`,
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
  },
  capabilities: {
    label: "Capabilities",
    heading: "Capabilities",
    lead: "A checklist to compare with any other proposal.",
    form: { number: "N-1", title: "Capabilities" },
    items: [
      { strong: "Answer in sentences,", rest: "with the number of the document behind each passage used." },
      { strong: `Work in ${claims.languagesSuite.figure} languages,`, rest: "detected by passage and kept beside the original." },
      { strong: "Read ink, hear speech, see objects,", rest: "and put all three into the same search index." },
      { strong: "Find privileged and personal material", rest: "for reviewers to confirm before documents are shared." },
      { strong: "Run inside the review platform,", rest: "under its permissions, with no second workspace to guard." },
      { strong: "Report its own errors,", rest: "by sample, by tool and by language." },
      { strong: "Stop when told.", rest: "Every tool can be switched off for a custodian, a folder or a whole matter." },
    ],
  },
  solutions: {
    label: "Nine solutions",
    heading: "The suite and its tools",
    lead: "Each solution is available alone and has one of our tools or services behind it.",
    cards: [
      {
        title: "Ask the Matter",
        text: "Chat with a collection, under the permissions of the person asking. Uses the [Query Assistant](/queryassistant).",
        href: "/contact",
      },
      {
        title: "First-Pass Review",
        text: "Continuous active learning (TAR) ranks documents as your reviewers code. A sample shows counsel when it is safe to stop. Part of [Document Review](/document-review#ai-enhanced).",
        href: "/contact",
      },
      {
        title: "Privilege Screen",
        text: "Counsel names, domains and legal advice in context, queued for a privilege reviewer. Part of [Document Review](/document-review#ai-enhanced).",
        href: "/contact",
      },
      {
        title: "Multilingual Conversion",
        text: "A draft in English, beside the original, before the first search. Uses [Document Translation](/document-translation).",
        href: "/contact",
      },
      {
        title: "Voice & Chat Reconstruction",
        text: "Threads, reactions, edits and voice notes in the order they were sent. Uses [Transcription](/transcription).",
        href: "/contact",
      },
      {
        title: "Image & Video Search",
        text: "Find the object, then the second it appears. Uses [Object Detection](/object-detection).",
        href: "/contact",
      },
      {
        title: "Forms & Handwriting",
        text: "Boxes, fields and handwriting turned into columns and text. Uses [Handwritten Text Extraction](/handwritten-text-extraction).",
        href: "/contact",
      },
      {
        title: "Privacy Protection",
        text: "Personal data found and coded before production. Uses [Identification & De-identification](/identification-de-identification).",
        href: "/contact",
      },
      {
        title: "Google Drive Collection",
        text: "Precise copying from Drive, with the custodian’s consent and the size known first.",
        href: "/google",
      },
    ],
  },
  figures: {
    label: "Figures",
    heading: "Our figures",
    figures: [
      { claim: claims.languagesSuite, measures: "languages the suite translates" },
      { claim: claims.aiSolutions, measures: "custom AI solutions built" },
      { claim: claims.aiSolutionDays, measures: "to build one, on average" },
    ],
  },
  applications: {
    label: "Real-world applications",
    heading: "Applications by kind of matter",
    applications: [
      {
        title: "IP litigation",
        question: "Who had the drawing, and when?",
        text: "Trade secret and patent cases turn on small differences between large files, in several languages, made by engineers who sketch.",
        facts: [
          ["Material", "Lab notebooks, CAD exports, source comments, chat with a supplier in Shenzhen"],
          ["The suite", "Reads the ink, translates the chat, groups near-identical drawings, builds a dated chain of access"],
          ["Human check", "An engineer on your side confirms each match"],
        ],
      },
      {
        title: "Insurance litigation",
        question: "How many of them look like this one?",
        text: "Coverage and bad-faith cases are counted before they are argued: photographs, estimates, calls, adjusters’ notes.",
        facts: [
          ["Material", "Claim files, site photographs, recorded statements, medical records with names in them"],
          ["The suite", "Counts the condition, transcribes the calls, codes the claimants, compares estimates line by line"],
          ["Human check", "Adjusters verify a random sample and the error rate goes into the report"],
        ],
      },
      {
        title: "Large evidence sets",
        question: "Where do we start?",
        text: "Second requests, multidistrict cases and public inquiries bring more pages than any budget can read once.",
        facts: [
          ["Material", "Terabytes from eleven systems, half of it duplicates, some of it encrypted"],
          ["The suite", "Removes duplicates, sorts by substance, ranks by your coding, summarizes each cluster"],
          [
            "Human check",
            "Two lawyers set the first thousand decisions. The protocol for validation is agreed with the other side, or with the agency",
          ],
        ],
      },
    ],
  },
  limits: {
    label: "Limits",
    heading: "Limits",
    lead: "The suite makes evidence easier to find. It does not make it stronger.",
    paragraphs: [
      "Every tool makes errors: ranking misses documents, transcripts mishear, translations flatten. We measure the errors on your data and report them, tool by tool. A tool that fails the test is left out of the matter and off the invoice.",
      "Before loading, we agree in writing where data is processed, which models are used, who has access and when everything is deleted. Courts and clients increasingly ask whether generative AI was used. The log answers, in a form you can attach.",
    ],
  },
  partners: {
    label: "Partners",
    heading: "Platforms we work with",
  },
  closing: {
    label: "Next step",
    heading: `Name a matter you know well, and ask how the suite would handle it. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Contact Our Team", to: "/contact" },
      { label: "Read the Case Studies", to: "/case-studies" },
    ],
    note: "Documents follow a conflicts check and an agreement.",
  },
} as const;
