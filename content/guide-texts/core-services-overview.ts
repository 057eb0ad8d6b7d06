import type { GuideText } from "./guide-text.ts";

export const coreServicesOverview = {
  slug: "core-services-overview",
  number: 8,
  title: "Core Services Overview",
  group: "Enterprise Solutions",
  stock: "grey",
  page: "/services",
  description:
    "One matter from preservation letter to trial: which service when, FRCP 26(f) preparation, letter wording, budget and a first-call sheet.",
  lead: "The whole of discovery on a few sheets: what happens when, which of our services belongs there, and what you can very well do without us.",
  sections: [
    {
      heading: "Nine stages, four practices",
      blocks: [
        {
          kind: "drawing",
          title: "Where each practice works, specimen",
          drawing: "stage-map",
          alt: "Nine numbered columns for the stages of discovery and four colored bands: litigation support from 2 to 9, AI from 5 to 7, Microsoft 365 from 1 to 4, Google from 2 to 4; a heavy line before stage 3 marks the duty to preserve",
          legend: ["Litigation Support", "Next-Gen AI", "Microsoft 365", "Google Workspace"],
        },
        "The columns are those of the EDRM, a common map and not a law: 1 information governance, 2 identification, 3 preservation, 4 collection, 5 processing, 6 review, 7 analysis, 8 production, 9 presentation. Real matters loop: analysis finds a name, and identification begins again. The heavy line is the one date that cannot be moved. From the moment litigation is reasonably anticipated, keeping is a duty.",
      ],
    },
    {
      heading: "Find your problem",
      blocks: [
        {
          kind: "table",
          caption: "From what you say on the telephone to what helps",
          head: ["You say", "Begin with", "Bring"],
          rows: [
            ["“She leaves on Friday”", "Forensic collection", "Devices, accounts, policy"],
            ["“They want Teams”", "Microsoft collection, strategic advisory", "Licenses, retention settings"],
            ["“It is all in Drive”", "Google Drive collection", "Custodian’s consent, dates, file types"],
            ["“A million documents by May”", "eDiscovery 3.0, hosting, review", "Order, volumes, custodians"],
            ["“Forty boxes in Joliet”", "Paper discovery", "Keys, prefix, deadline"],
            ["“We cannot agree with them”", "ESI consulting", "Draft protocol, both letters"],
            ["“Half of it is in Portuguese”", "Translation, foreign-language review", "Ten samples"],
            ["“Something is wrong internally”", "Investigation platform", "Mandate from counsel"],
          ],
        },
        "If none fits, describe the evening you want to avoid. That is usually enough.",
      ],
    },
    {
      heading: "The letter to the other side",
      blocks: [
        {
          kind: "wording",
          title: "Preservation request, core paragraphs",
          text: [
            "“We write about the events described above. Litigation is reasonably foreseeable, and your client is asked to keep intact the documents and data that concern them, from January 2024 to date, including those held by the persons in the attached list.",
            "This covers mail, messages in any app, shared and cloud-linked files with their versions, voice messages, phones, laptops, and paper. Please suspend automatic deletion where it would reach these, keep departing employees’ accounts and devices, and leave backups alone that hold the only copy. We do not ask that everything be kept: if a source is unduly costly to preserve, name it and we will discuss it this week.",
            "Please confirm by the 14th what has been done, and tell us what has already been lost. Our client has done the same.”",
          ],
        },
        "A letter that asks for every byte is easy to ignore and hard to enforce. Name people, dates and stores; offer to talk; never write the last sentence before it is true.",
      ],
    },
    {
      heading: "And the notice to your own",
      blocks: [
        "A demand to an opponent is worth little while your own side deletes. The hold notice goes out the same day, by name, short enough to be read standing: what the matter is, what counts, where it may lie, what to stop doing, whom to ask. It asks for one act, a reply. People who own systems receive their own version with verbs that a system owner can perform.",
        "Keep a register of it: who was sent which text, when each replied, who was reminded, who has left, when each was released. The notice may be privileged; the register’s facts usually are not, and they are what a judge will want when something is missing. Review it whenever a claim, a party or a custodian is added. Silence in a register for half a year looks like forgetting, because mostly it is.",
      ],
    },
    {
      heading: "Prepare the FRCP 26(f) conference",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Custodians and shared sources, ranked; those you will not collect, and why.",
            "What is not reasonably accessible, FRCP 26(b)(2)(B), with the burden in figures.",
            "Dates, time zone, deduplication, threading.",
            "Form of production, FRCP 34(b)(2)(E): natives, images, fields, chats by day.",
            "Search method and how it will be tested.",
            "Privilege: order under FRE 502(d), log type, timing.",
            "Phones, disappearing messages, linked files.",
            "Phasing: what the first motion really needs.",
          ],
        },
        "It takes place at least 21 days before the scheduling conference or order. ==Take somebody who knows the data.== A lawyer who promises a field that the system does not have will be explaining it for months. The Sedona Principles put the rest in a sentence that courts quote: the responding party is best placed to choose its methods. Being best placed includes being able to describe them.",
      ],
    },
    {
      heading: "Plan backwards from the exhibit",
      blocks: [
        "Start at the end. Which ten documents would you hand a witness? How would each come into evidence: by stipulation, by certificate, by the person who wrote it? What must the production carry so that this works: a date in a known zone, a thread in order, a hash that goes back to the source? Then walk towards today. Review needs those fields; processing has to extract them; collection has to bring them along; preservation has to keep them alive. Most gaps found at trial were made in the first week by someone who copied folders.",
        "Fix four facts for every source and never lose them: who had it, where it lay, when it was taken, how you know that it is unchanged. The rest can be done again. Those four cannot.",
      ],
    },
    {
      heading: "Proportion, in money",
      blocks: [
        "FRCP 26(b)(1) lists six factors: the issues at stake, the amount in controversy, access to information, resources, the importance of the discovery, burden against benefit. Judges hear the word every day and numbers rarely. Bring numbers. Count documents for each custodian; price the tenth custodian apart from the first nine; show what one more year costs. An objection with a table survives, and FRCP 34(b)(2)(C) wants you to say in any case whether something is being withheld.",
        "For your own budget, think in gates. Preservation is cheap and comes first. Early assessment decides whether the case is worth its middle. Review is the expensive part, so each dollar spent on culling by agreement saves several later. Production and trial are small but unforgiving. Ask every vendor for the assumptions beside the price, what happens when they fail, and what it costs to stop.",
      ],
    },
    {
      heading: "Where AI belongs, and where it does not",
      blocks: [
        "Useful today: finding documents from a plain question, with citations; summaries in three lengths; translation for sorting; reading handwriting; transcribing speech; finding objects in pictures; masking personal data before a set goes out. Each gives a draft, each errs in its own way, and each is checked by someone who knows what would be embarrassing. Ask any provider, ourselves included, for the error rate on your documents, measured on a sample you chose.",
        "Not useful: deciding privilege alone, judging credibility, replacing the person who signs under FRCP 26(g). And no tool should touch material that a protective order keeps inside a smaller room.",
      ],
    },
    {
      heading: "The first thirty days",
      blocks: [
        {
          kind: "steps",
          items: [
            ["Days 1 to 2.", "Hold notice out, deletion stopped, perishable sources secured."],
            ["Days 3 to 7.", "Custodian interviews, data map, list of what has gone."],
            ["Week 2.", "Priority collection, custody log, first counts."],
            ["Week 3.", "Processing, early assessment, search tests, budget by gate."],
            ["Week 4.", "Protocol drafted, team briefed, first batch calibrated."],
          ],
        },
        "Small matters need a third of this. Skip stages knowingly and in writing; skipping by accident is what FRCP 37(e) hearings are made of.",
      ],
    },
    {
      heading: "Questions for any vendor",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Who will do the work, by name, and who stands in during August?",
            "What has gone wrong on a matter like mine, and how did you say so?",
            "Where is the data, who can open it, and what does leaving cost?",
            "Which steps use AI, on what model, with which check by a person?",
            "Will the one who did the work sign the declaration?",
            "What do you need from us, by when, before the price changes?",
            "May I see a report you are proud of, with the names struck out?",
          ],
        },
        "Listen for numbers and for the word “no”. A vendor without a limit has not met your case yet. Take references from the people who use the output: the associate on the privilege log, the paralegal at midnight, the expert who has to swear to it. They know which deliveries open at the first attempt, and who answers on the evening when one does not.",
      ],
    },
    {
      heading: "Do it yourself when",
      blocks: [
        "The mailbox is one, the custodian is friendly, the facts are agreed, and nobody will dispute a date. A careful paralegal with a written procedure, a hash tool and a log will do it properly. Call somebody when deletion is alleged, when the custodian has an interest, when a phone matters, when the volume outgrows one reader’s month, or when you would rather not be the witness. Counsel who collects may become the person who is asked about it.",
      ],
    },
    {
      heading: "First-call sheet",
      blocks: [
        {
          kind: "worksheet",
          title: "Thirty minutes, ten boxes",
          fields: [
            "Matter, court, judge",
            "Your role, who decides",
            "Anticipated since",
            "Next three deadlines",
            "Custodians, known and feared",
            "Sources: phones, mail, chat, paper",
            "Languages, countries",
            "Hold sent on, gaps",
            "Platform in use, volume",
            "Orders: protective, 502(d)",
            { wide: "What would make this a success" },
          ],
        },
      ],
    },
    {
      heading: "House limits",
      blocks: [
        {
          kind: "bounds",
          does: [
            "Take one stage or all of them",
            "Work inside your platform or bring one",
            "Put scope, price and assumptions on paper",
            "Tell you when the answer is no",
          ],
          doesNot: [
            "Practice law or hold privilege for you",
            "Guarantee an outcome",
            "Take both sides of a matter",
            "Sell a tool to a problem that needs a telephone call",
          ],
        },
      ],
    },
  ],
} as const satisfies GuideText;
