import type { GuideText } from "./guide-text.ts";

export const attorneyReview = {
  slug: "attorney-review",
  number: 7,
  title: "Attorney Review",
  group: "Litigation Support Services",
  stock: "blue",
  page: "/document-review",
  description:
    "Planning, staffing, protocol, sampling and privilege for a managed document review, with 502(d) wording and a sampling table.",
  lead: "How to plan a review that finishes on time and can be explained afterwards: the arithmetic, the protocol, the samples and the log.",
  sections: [
    {
      heading: "Do the arithmetic first",
      blocks: [
        "Suppose 60,000 documents survive culling, a reviewer decides 50 an hour, and a day holds seven working hours. That is 171 reviewer-days: ten people, three and a half weeks, before second level and privilege. Now change one number at a time. Chats read slower than mail, spreadsheets slower than both, and a foreign language slower again. If the deadline needs 90 an hour, it does not need ten people, ==it needs fewer documents==.",
        {
          kind: "table",
          caption: "Which team for which pile",
          head: ["Pile", "Team", "Reason"],
          rows: [
            ["Core custodians, hot topics", "Domestic attorneys, two levels", "Nuance, depositions, redirection by the hour"],
            ["Foreign-language sets", "Native readers with legal training", "Machine translation sorts; people decide"],
            ["Large, even, low-risk sets", "Offshore team, tight protocol", "Volume, with sampling from outside the team"],
            ["Privilege and the log", "Small senior group", "Consistency matters more than speed"],
            ["Probably irrelevant", "Model and sample, not readers", "Nobody should read 200,000 newsletters"],
          ],
        },
        "Check before anything goes abroad: export-controlled technical data, protective-order limits, data-protection law and bank rules can each forbid it. ABA Formal Opinion 08-451 permits outsourcing with competence, supervision, confidentiality and, usually, disclosure to the client.",
      ],
    },
    {
      heading: "The flow, with its two checks",
      blocks: [
        {
          kind: "drawing",
          title: "From population to production, specimen",
          drawing: "review-tree",
          alt: "A population flows to first level, second level, privilege and the production set; a dashed arrow returns from second level to the start, and a highlighted box holds what was set aside",
          legend: [
            "Everything after culling",
            "First decision, one screen",
            "Corrections return as teaching",
            "Privilege, by a few",
            "Sampled before it is believed",
          ],
        },
        "A good protocol fits on four pages and has examples on every one. It states the claims in plain words, who is who, what is responsive and what merely looks so, with three real examples of each, the issue tags (fewer than twelve), the privilege names with spellings and periods, the family rule, how to redact, and whom to ask. It is version-numbered. When the partner changes her mind on day six, version four says what happens to the documents coded under version three.",
      ],
    },
    {
      heading: "Start slowly on purpose",
      blocks: [
        {
          kind: "steps",
          items: [
            ["Read-in.", "Half a day with the complaint, the chronology and twenty worked documents."],
            ["Calibrate.", "Everyone codes the same fifty; disagreements are discussed, not averaged."],
            ["Release.", "First batches are checked heavily, later ones less, by reviewer and by tag."],
            ["Measure.", "Overturn rate per reviewer and per issue, every day, on one page."],
            ["Feed back.", "A daily note of questions and answers, dated, kept with the protocol."],
            ["Close.", "Sample what was set aside, report, sign."],
          ],
        },
        "Speed is the number everyone watches and the least useful. A reviewer at twice the team’s pace is either brilliant or asleep; twenty documents will show which. Watch agreement instead: two readers, one document, the same answer for the same reason.",
      ],
    },
    {
      heading: "Samples, in honest numbers",
      blocks: [
        {
          kind: "table",
          caption: "Random sample needed from a large set, at 95 percent confidence",
          head: ["Margin", "Documents", "Good for"],
          rows: [
            ["± 5 points", "385", "A rough sense of how rich the set is"],
            ["± 3 points", "1,068", "Planning staff and time"],
            ["± 2 points", "2,401", "A representation you may have to defend"],
            ["± 1 point", "9,604", "A dispute about the first one"],
          ],
        },
        "The table assumes the worst case, an even split. For a discard pile the question is *elusion*: how much is left in it? Draw at random, have a senior reader decide without knowing the earlier call, and report the count with its interval. If 2,401 random documents yield none, the rule of three puts the true rate below about 0.13 percent. In a pile of 300,000 that may still be 375 documents; say so, and say what kind the near misses were, and whether any of them was hot.",
        "Recall is the share of relevant documents found; precision is the share of found documents that are relevant. A claim about either without a sample size is a mood.",
      ],
    },
    {
      heading: "Machines that rank",
      blocks: [
        "Technology-assisted review has been accepted since *Da Silva Moore* (S.D.N.Y. 2012), and *Rio Tinto* (S.D.N.Y. 2015) called it black-letter law that a producing party may use it. *Hyles v. New York City* (S.D.N.Y. 2016) declined to force it on one. Continuous learning needs no seed set, yet it needs a stopping rule written down in advance, and a validation sample afterwards. It reads text: drawings, numbers and very short chats go another way.",
        "A query assistant answers questions about a set with citations. Use it to plan, to find, to check. Each answer is verified in the cited document by a person before it goes anywhere, and FRCP 26(g) explains whose signature is at risk.",
      ],
    },
    {
      heading: "Privilege without panic",
      blocks: [
        {
          kind: "wording",
          title: "Order under FRE 502(d), for your draft",
          text: [
            "“Production of privileged or protected material in this action, whether inadvertent or otherwise, waives nothing, here or in any other federal or state proceeding. FRE 502(b) does not apply. A party that learns it holds such material shall stop reading, tell the producing party within two business days, and return, sequester or delete it. The receiving party may contest the claim of privilege, but not on the ground that the material was produced. Nothing here limits a party’s right to review before producing.”",
          ],
        },
        "An agreement between parties binds them alone; FRE 502(e) says so. The order reaches everyone. Since December 2025 FRCP 26(f)(3)(D) has parties discuss when and how privilege claims will be made: offer a categorical log for outside counsel’s files after the complaint, a metadata log for the rest, full descriptions on request. Names alone do not make a privilege. A lawyer in copy, a consultant in the thread or an attachment with a life of its own each needs its own call.",
      ],
    },
    {
      heading: "Reading in another language",
      blocks: [
        "Translate to find, not to decide. Machine translation lets an English reader see that a thread is about the shipment; it does not show that a phrase is ironic, coded or rude. So let native readers take first level on anything likely to be used, keep the translation beside the original and never in its place, and order a sworn translation only for what will be filed. Mixed-language mail should go to the reader of the rarer language. Build a glossary in the first week: project names, nicknames, and the three words for invoice.",
        "Ask each reader to note dialect and register when these carry meaning. Slang in voice messages dates quickly, and a dictionary is no witness. If a meaning is disputed, have two readers translate it without seeing each other’s work, and show counsel both. Costly once, it is cheaper than learning at trial that the key sentence was a joke.",
      ],
    },
    {
      heading: "The room and the duty",
      blocks: [
        "Model Rules 5.1 and 5.3 put supervision with counsel, wherever the room is. In practice that means a named attorney who reads samples each day, answers questions within hours, and can be seen to have done so. Run conflicts on the reviewers as well as on the firm. Let them sign the protective order before they see a page, not after. Remote reviewers need a clean desk, a locked screen, no printing, and a platform that blocks copying; agree in advance how this is checked without spying on a kitchen.",
        "Tired people agree with whatever they decided last. Rotate hard material, limit days, and pay attention to the last hour, when overturns rise. If documents disturb, such as injuries or abuse, warn readers and let them decline. None of it slows a review. A room that may say “I am not sure” makes fewer mistakes than one that may not, and the daily note turns each doubt into a rule for all.",
      ],
    },
    {
      heading: "Close with a record",
      blocks: [
        "Six months on, someone will ask how it was done, and the people will have scattered. Write the closing memorandum while they are there: sources, culling with counts, protocol versions, staffing, rates, samples with seeds, overturns, the stopping decision, the privilege method, exceptions never read. Four pages are plenty. Keep work product and facts in separate parts, so that the second can be handed over if a court asks how, and the first need not be. Then list what the trial team should read next: the hot set, the gaps, and the names that kept turning up without an explanation.",
      ],
    },
    {
      heading: "What goes wrong",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Forty issue tags, of which the trial used five.",
            "Families split, so that the attachment went and the letter stayed.",
            "Redactions that no second person tried to copy from.",
            "Near-duplicates coded three ways and produced in all three.",
            "Hot documents tagged, and nobody told the trial team that evening.",
            "A privilege screen built on surnames, with a client called Law, and a bookkeeper called Counsel.",
          ],
        },
      ],
    },
    {
      heading: "Planning sheet",
      blocks: [
        {
          kind: "worksheet",
          title: "Before the first batch",
          fields: [
            "Deadline, and who set it",
            "Documents after culling",
            "Rate assumed, by type",
            "Reviewers, days, reserve",
            "Protocol version, owner",
            "Family and duplicate rule",
            "Second-level sample, per day",
            "502(d) order entered on",
            { wide: "Stopping rule, and who signs that it was met" },
          ],
        },
        { kind: "log", caption: "Daily quality", head: ["Date", "Coded", "Checked", "Overturned"], rows: 4 },
      ],
    },
    {
      heading: "Who does what",
      blocks: [
        {
          kind: "bounds",
          does: [
            "Staff, train and supervise the room",
            "Measure ourselves and show the figures",
            "Draft log entries for your decision",
            "Say early when a date will not hold",
          ],
          doesNot: [
            "Make the final privilege call",
            "Sign your certification",
            "Hide an overturn rate",
            "Give legal advice to your client",
          ],
        },
      ],
    },
  ],
} as const satisfies GuideText;
