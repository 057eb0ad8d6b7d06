import { claims } from "../claims.ts";

export const nextGenAi = {
  meta: {
    title: "Next-Gen AI for Litigation",
    description: `The Next-Gen AI suite for litigation teams: ${claims.languagesSuite.figure} languages, voice, images and handwriting in one index, with checked results for IP, insurance and very large matters.`,
  },
  hero: {
    label: "Next-Gen AI",
    name: "The suite",
    title: "Next-Gen AI",
    size: "wide",
    lead: "One suite for a whole matter. It reads what people typed, wrote, said and photographed, and tells you what it could not read.",
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
  },
  capabilities: {
    label: "Capabilities",
    heading: "What the suite can do on day one",
    lead: "A checklist to hold against any proposal, ours included.",
    form: { number: "N-1", title: "Capabilities" },
    items: [
      { strong: "Answer in sentences,", rest: "with the number of the document behind each passage used." },
      { strong: `Work in ${claims.languagesSuite.figure} languages,`, rest: "detected by passage and kept beside the original." },
      { strong: "Read ink, hear speech, see objects,", rest: "and put all three into the same search index." },
      { strong: "Find privileged and personal material", rest: "for people to confirm, before anything is shared." },
      { strong: "Run inside the review platform,", rest: "under its permissions, with no second workspace to guard." },
      { strong: "Report its own errors,", rest: "by sample, by tool and by language." },
      { strong: "Stop when told.", rest: "Every tool can be switched off for a custodian, a folder or a whole matter." },
    ],
  },
  solutions: {
    label: "Nine solutions",
    heading: "Nine solutions in the suite",
    lead: "Each can be had alone. Together they need one onboarding.",
    cards: [
      { title: "Ask the Matter", text: "Chat with a collection, under the permissions of the person asking.", href: "/contact" },
      {
        title: "First-Pass Review",
        text: "Continuous active learning (TAR) ranks documents as your reviewers code. A sample shows counsel when it is safe to stop.",
        href: "/contact",
      },
      {
        title: "Privilege Screen",
        text: "Counsel names, domains and legal advice in context, queued for a privilege reviewer.",
        href: "/contact",
      },
      {
        title: "Multilingual Conversion",
        text: "A draft in English, beside the original, before the first search is run.",
        href: "/contact",
      },
      {
        title: "Voice & Chat Reconstruction",
        text: "Threads, reactions, edits and voice notes in the order they were sent.",
        href: "/contact",
      },
      { title: "Image & Video Search", text: "Find the object, then the second it appears.", href: "/contact" },
      { title: "Forms & Handwriting", text: "Boxes, fields and scrawl turned into columns and text.", href: "/contact" },
      { title: "Privacy Protection", text: "Personal data found and coded before a production leaves.", href: "/contact" },
      {
        title: "Google Drive Collection",
        text: "Precise copying from Drive, with the custodian’s consent and the size known first.",
        href: "/google",
      },
    ],
  },
  figures: {
    label: "Figures",
    heading: "The suite in figures",
    figures: [
      { claim: claims.languagesSuite, measures: "languages the suite translates" },
      { claim: claims.aiSolutions, measures: "custom AI solutions built" },
      { claim: claims.aiSolutionDays, measures: "in which they were built" },
    ],
  },
  applications: {
    label: "Real-world applications",
    heading: "Three matters it was made for",
    applications: [
      {
        title: "IP litigation",
        question: "Who had the drawing, and when?",
        text: "Trade secret and patent cases turn on small differences between large files, in several languages, made by engineers who sketch.",
        facts: [
          ["In the box", "Lab notebooks, CAD exports, source comments, chat with a supplier in Shenzhen"],
          ["The suite", "Reads the ink, translates the chat, groups near-identical drawings, builds a dated chain of access"],
          ["A person", "An engineer on your side confirms each match. Likeness is for the machine, copying is for the jury"],
        ],
      },
      {
        title: "Insurance litigation",
        question: "How many of them look like this one?",
        text: "Coverage and bad-faith cases are counted before they are argued: photographs, estimates, calls, adjusters’ notes.",
        facts: [
          ["In the box", "Claim files, site photographs, recorded statements, medical records with names in them"],
          ["The suite", "Counts the condition, transcribes the calls, codes the claimants, compares estimates line by line"],
          ["A person", "Adjusters verify a random sample and the error rate goes into the report"],
        ],
      },
      {
        title: "Large evidence sets",
        question: "Where do we start?",
        text: "Second requests, multidistrict cases and public inquiries bring more pages than any budget can read once.",
        facts: [
          ["In the box", "Terabytes from eleven systems, half of it duplicates, some of it encrypted"],
          ["The suite", "Removes duplicates, sorts by substance, ranks by your coding, summarizes each cluster"],
          [
            "A person",
            "Two lawyers set the first thousand decisions. The protocol for validation is agreed with the other side, or with the agency",
          ],
        ],
      },
    ],
  },
  limits: {
    label: "Limits",
    heading: "What we would rather say now",
    lead: "A suite does not make weak evidence strong. It makes it findable, by both sides.",
    paragraphs: [
      "Nothing here is right all the time. Ranking misses documents, transcripts mishear, translations flatten. What differs between vendors is whether anyone measures it on your data and tells you. We do both, tool by tool, and a tool that fails the test is left out of the matter and off the invoice.",
      "Before loading, we agree in writing where data is processed, which models are used, who has access and when everything is deleted. Courts and clients increasingly ask whether generative AI was used. The log answers, in a form you can attach. It has no opinion on whether you should have.",
    ],
  },
  partners: {
    label: "Partners",
    heading: "In good company: six platforms we work with.",
  },
  closing: {
    label: "Next step",
    heading: "Ask how it would have read a matter you know well.",
    actions: [
      { label: "Contact Our Team", to: "/contact" },
      { label: "Read the Case Studies", to: "/case-studies" },
    ],
    note: "Ask the question first. Documents follow a conflicts check and an agreement.",
  },
} as const;
