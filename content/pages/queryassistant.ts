export const queryassistant = {
  meta: {
    title: "eDiscovery Query Assistant",
    description:
      "Ask a document collection a question in plain English and get an answer that cites the page it rests on, inside your review platform, with every question logged.",
  },
  hero: {
    label: "Query Assistant",
    name: "eDiscovery Query Assistant",
    title: "eDiscovery\nQuery Assistant",
    size: "long",
    lead: "Ask the collection a question in plain English. Get an answer in a sentence or two, with the page it rests on one click away.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
  features: {
    label: "Features",
    heading: "It answers.\nThen it shows its work.",
    lead: "Six things it does on every matter, without being asked twice.",
    items: [
      {
        title: "Plain questions",
        text: "No operators, no wildcards, no W/15. Write as you would to an associate, and put the dates in if you know them.",
      },
      {
        title: "Cited answers",
        text: "Each sentence carries the document number, Bates or control, of the passage it was drawn from. A sentence without a passage is not shown.",
      },
      { title: "Follow-up", text: "It keeps the thread, so “did either of them reply?” means what you think it means." },
      {
        title: "Your permissions",
        text: "It reads what the person asking may read. Ethical walls, privilege screens and sealed folders hold.",
      },
      {
        title: "Whole collection",
        text: "Email, chat, voice messages, images, handwriting and translations, once they have been processed to text, in one answer.",
      },
      {
        title: "Saved as a search",
        text: "The documents behind an answer can be foldered, coded or handed to a reviewer as an ordinary result set.",
      },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "What changes when the team can ask",
    before: {
      caption: "Before: search strings",
      alleged: "(reserve* OR provision*) W/15 (chang* OR adjust* OR “true up”) AND NOT newsletter",
      remark: "41,208 hits. Eleven hundred were about the holiday party.",
    },
    items: [
      {
        title: "First facts in ==hours==",
        text: "Find your worst document before the other side does, while there is still a budget to do something about it.",
      },
      { title: "Fewer eyes on noise", text: "Reviewers begin where the answers are. Random samples, not hope, tell you when to stop." },
      { title: "No new log-in", text: "It opens beside the documents, inside the review platform your team already uses." },
      { title: "Ready for the stand", text: "The log shows what was asked, when, by whom, and which passages came back." },
    ],
  },
  log: {
    label: "Query log",
    heading: "Every question is kept. So is every silence.",
    lead: "When nothing in the collection supports an answer, the assistant says that and stops.",
    paragraphs: [
      "“No passage found” is a result, not a failure. It means: nothing in what was loaded, under the permissions of the person who asked. It does not mean that nothing was ever written, and the assistant will not say that it does.",
      "Beside each answer stands a count of what it could not read: encrypted files, damaged files, recordings without a transcript. That number is yours to act on before anyone signs a certification under FRCP 26(g).",
      "Questions reveal what counsel thinks matters. The log is therefore kept in your workspace, marked as your work product, and exported when you ask for it.",
    ],
  },
  uses: {
    label: "Use cases",
    heading: "Four questions worth asking",
    lead: "From specimen matters. Yours will be less polite.",
    items: [
      { title: "Early case assessment", text: "“What did the plant manager know in March?” asked in week one, not month six." },
      { title: "Deposition preparation", text: "“Every time Ostrow mentions the inspection, in order.” A chronology, with cites." },
      { title: "Second requests", text: "“Pricing, with a competitor present.” Eleven documents, two of them sent to counsel." },
      { title: "Internal investigations", text: "“Who else was on that call?” asked before the first interview." },
    ],
  },
  limits: {
    label: "Limits",
    heading: "Cross-examine it first",
    lead: "The questions a careful partner asks us, and what we answer.",
    lines: [
      {
        question: "Does it make things up?",
        answer:
          "It can misread, and it can miss. Answers are assembled from passages retrieved out of your collection, and a sentence with no passage behind it is withheld. That keeps out the invented citation. ==It does not keep out the misunderstood one==, so the page opens beside the answer and a person reads it.",
      },
      {
        question: "How do you know it works on our documents?",
        answer:
          "Before the team relies on it, we ask it questions to which your lawyers already know the answer, count what it found and what it missed, and give you both numbers. If the second number is bad, we say so and propose something else.",
      },
      {
        question: "Where does our data go?",
        answer:
          "Where the engagement letter says. The place of processing, the model and its version, how long anything is kept, and the rule that your documents train no model that serves anyone else are agreed in writing before loading starts.",
      },
      {
        question: "What do the ethics rules expect of us?",
        answer:
          "ABA Formal Opinion 512 of July 2024 applies the Model Rules to generative AI: understand what the tool can and cannot do (1.1, comment 8), protect client confidences (1.6), and verify to the degree the task requires. The log, the cites and the test results are there so that you can. Your own jurisdiction may ask for more.",
      },
      {
        question: "So it replaces review?",
        answer:
          "No. It decides where review begins. Responsiveness, privilege and every word of a filing remain decisions of people who can be sanctioned for them.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: "Bring one question you could not answer last month.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
} as const;
