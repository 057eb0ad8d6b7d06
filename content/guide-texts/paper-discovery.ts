import type { GuideText } from "./guide-text.ts";

export const paperDiscovery = {
  slug: "paper-discovery",
  number: 6,
  title: "Paper Discovery",
  group: "Litigation Support Services",
  stock: "blue",
  page: "/paper-discovery",
  description:
    "Boxes, scanning, unitization, OCR, Bates numbers, load files, copies and trial binders, with an instruction sheet and a box log.",
  lead: "Paper has not gone away; it has become the part of the case with the fewest people who know how to do it. Here is how, from box to binder.",
  sections: [
    {
      heading: "Before a staple comes out",
      blocks: [
        "A file drawer says things that its pages do not: what lay next to what, whose handwriting is on the folder, which note was stuck to which draft. Once the paper is scanned and shuffled that knowledge is gone, so it is recorded first.",
        {
          kind: "checklist",
          items: [
            "Photograph shelves, drawers and box lids where they stand.",
            "Number every box, and every folder in it, on removable labels.",
            "Note the custodian, the room, and who opened it.",
            "Leave sticky notes, tabs, clips and coffee rings alone.",
            "Set aside what is moldy, bound, oversized, photographic or original and signed.",
            "==Count boxes at each hand-over==, both ways, with two signatures.",
          ],
        },
      ],
    },
    {
      heading: "One page, five decisions",
      blocks: [
        {
          kind: "drawing",
          title: "A scanned page and its load file, specimen",
          drawing: "stamped-page",
          alt: "A stapled page with punched holes, a highlighted handwritten note, a black redaction and a Bates number in the corner, connected by a dashed line to a load file",
          legend: [
            "Where the document begins",
            "Handwriting: kept, transcribed, searchable",
            "Redaction: burned into image and text",
            "Bates number, clear of the words",
            "Load file: the page’s identity papers",
          ],
        },
        "The first of the five is the costly one. *Physical* unitization ends a document at the staple or clip. *Logical* unitization reads the content and joins cover letter to enclosure, page one to page nine. Ask for logical where paper came loose from boxes; accept physical where folders were kept by a careful secretary. Changing it afterwards means renumbering, and numbers that have been quoted to a court cannot be changed.",
      ],
    },
    {
      heading: "Settings that hold up",
      blocks: [
        {
          kind: "table",
          caption: "Imaging choices",
          head: ["Choice", "Usual", "Choose otherwise when"],
          rows: [
            ["Resolution", "300 dots per inch", "Fine print, plans, fingerprints: 400 to 600"],
            ["Color", "Black and white TIFF, Group IV", "Meaning lies in color: redlines, charts, photographs"],
            ["Blank backs", "Dropped, counted", "Originals are disputed; then keep every side"],
            ["OCR", "All pages, language stated", "Handwriting: a separate extraction, checked by eye"],
            ["Coding", "Box, folder, custodian", "Date, author, recipient, when dates must be sorted"],
            ["Sample check", "Every page on import, one in twenty by eye", "Medical, signed or damaged sets: all of them"],
          ],
        },
        "OCR turns a picture into a guess. On clean laser print the guess is excellent; on a third-generation fax it reads “liability” as “lability” and a search passes by. Never report “no hits” on paper without saying how good the text was. Read fifty pages against their text and write down the errors.",
      ],
    },
    {
      heading: "Numbers and load files",
      blocks: [
        "A Bates number is a promise that this page is the same page for everybody. Use a short prefix that names the party, six to eight digits, no spaces, one number for each page, and never reuse a gap. Confidentiality legends go in another corner; neither may cover a word. If a page is found late, give it a suffix or a new number, and say so in the cover letter.",
        {
          kind: "terms",
          items: [
            [
              "DAT",
              "One line per document: begin and end number, family range, custodian, date, path to text. Delimiters are the old þ and ¶ characters so that commas stay innocent.",
            ],
            ["OPT", "One line per page: image key, volume, path, a Y where a document begins, and its page count."],
            ["Text", "One file for each document or page, named as the number. Redacted pages get text made after redaction."],
            ["Cover letter", "Range, volume, hash or password by separate route, and what is missing on purpose."],
          ],
        },
      ],
    },
    {
      heading: "Handwriting, plans and other trouble",
      blocks: [
        "Notebooks are often the best witness in the room and the worst scan. Image every page, blank ones included, because a missing leaf has a meaning. Keep the cover and the spine. Let the machine propose a transcript and let a person who knows the trade correct it; a chemist reads a chemist’s abbreviations, and a temp does not. Mark each uncertain word as uncertain. The image stays the evidence, the transcript is only a way to find it.",
        "Plans and drawings want a wide scanner, a scale bar in the picture, and their revision block captured as a field. Receipts on thermal paper fade, so they go first. Photographs are scanned front and back, since the back holds the date. Carbon copies need a lighter setting; blueprints a reversed one. Foreign papers get the language in a field, so that translators can be sent the right range without opening each page. Bound volumes may be photographed under glass when the spine is worth more than the schedule.",
      ],
    },
    {
      heading: "Where paper meets data",
      blocks: [
        "Most paper was once a file. Before scanning forty boxes ask whether the natives still exist: they search better, carry dates of their own, and cost less to review. Scan the paper anyway where it was signed, annotated, received by post, or kept in an order that tells something. Then say in the review platform which is which. A field called “source” with the values paper, native and both will answer a surprising number of questions at a deposition.",
        "Duplicates hide well here. Hashes cannot match two scans of one letter, since no two scans are equal, so near-duplicate text comparison and a human eye do that work. Group the copies, but do not drop them: the one with the margin note is the one you will want.",
        "Estimate volume with care. A full banker’s box holds something like 2,000 to 2,500 sheets; count one typical box before anyone quotes, and multiply with suspicion. Ask for the price by page and by act, so that staples, tabs and color do not arrive as a surprise on the last invoice. A pilot of one box settles that too.",
      ],
    },
    {
      heading: "The rules that bite on paper",
      blocks: [
        {
          kind: "terms",
          items: [
            [
              "FRCP 34(b)(2)(E)(i)",
              "Produce documents as they are kept in the usual course of business, or organized and labelled to match the requests. A mixed warehouse is neither.",
            ],
            [
              "FRCP 26(b)(5)(A)",
              "Withheld paper goes on the log as well; note the folder, because the folder may be the privilege argument.",
            ],
            [
              "FRCP 5.2",
              "Filings show the last four digits of social security, taxpayer and account numbers, the year of a birth, a minor’s initials.",
            ],
            [
              "FRE 1002, 1003",
              "A duplicate serves like the original unless authenticity is truly questioned or it would be unfair. Keep the ink when either is likely.",
            ],
            ["FRE 901", "Somebody must be able to say where the paper came from. Your box log is that person’s memory."],
          ],
        },
      ],
    },
    {
      heading: "Instruction you can paste",
      blocks: [
        {
          kind: "wording",
          title: "To go with the boxes",
          text: [
            "“Scan 41 boxes, described in the attached log, in the order found. Treat each folder tab as the first page of its folder. Unitize logically; where in doubt, split and flag. Keep notes in place for one image, then lift and scan what lies beneath. Color where color carries meaning. Number from the next free page under prefix ABC, lower right, legend lower left. OCR in English and Spanish. Deliver TIFF, color JPEG, text, DAT and OPT, first box alone for approval. Return the paper in its original order and boxes. Telephone before discarding or repairing anything.”",
          ],
        },
        "The sentence about the first box saves the most money. Everybody means something by “the usual specification”, and box one shows what.",
      ],
    },
    {
      heading: "Back to paper",
      blocks: [
        "Courts, witnesses and judges’ benches still ask for it. For litigation copies say which state you want: an exact set with tabs, clips and colors, or a clean reading set. For a trial binder fix the exhibit list before printing, leave numbering gaps, use one tab scheme for court, witness and opponent, and print on both sides only if the judge’s own rules allow it. Deposition sets go in the order of the outline, with the stamped version, so that the transcript cites what lies on the table.",
        "Boards and enlargements are FRE 107 illustrative aids unless admitted in their own right; agree the status before the printer starts. Bring a spare set, a ruled list of who holds which binder, and a person who can replace page 214 in nine minutes.",
      ],
    },
    {
      heading: "Where it goes wrong",
      blocks: [
        "Two vendors use one prefix. Sticky notes are scanned at the end, on a page of their own. Double-sided contracts lose every second page because someone set the feeder to simplex. A privileged folder is spotted after numbering, and the range has a hole nobody explained. The client keeps writing on the originals. Boxes come back lighter than they went. A clawback needs a page image, and three versions answer to its number. All of this is cheap to prevent in week one and memorable in week thirty, when the only person who knew the answer has moved to another firm.",
      ],
    },
    {
      heading: "Job sheet and box log",
      blocks: [
        {
          kind: "worksheet",
          title: "Fill in before pick-up",
          fields: [
            "Matter, contact on the day",
            "Boxes, estimated pages",
            "Prefix and first number",
            "Legend text, corner",
            "Unitize: logical or physical",
            "Color rule",
            "Languages, handwriting",
            "Coding fields wanted",
            { wide: "Fragile, original or privileged items, and what to do with them" },
          ],
        },
        { kind: "log", caption: "Boxes out and home", head: ["Box", "Folders", "Out: date, by", "Back: date, by"], rows: 4 },
      ],
    },
    {
      heading: "Our bench",
      blocks: [
        {
          kind: "bounds",
          does: [
            "Collect, scan, code, number, print and bind",
            "Deliver to any review platform’s load format",
            "Show box one before box two",
            "Return paper in the order it came",
          ],
          doesNot: [
            "Decide privilege or relevance",
            "Destroy originals on a verbal word",
            "Promise perfect OCR",
            "Restore damaged paper: a conservator does",
          ],
        },
      ],
    },
  ],
} as const satisfies GuideText;
