import type { GuideText } from "./guide-text.ts";

export const mobilePhoneForensics = {
  slug: "mobile-phone-forensics",
  number: 1,
  title: "Mobile Phone Forensics",
  group: "Forensics & Investigation Services",
  stock: "blue",
  page: "/forensics",
  description: "How a phone is preserved and collected, what each method reaches, hold wording, and an intake sheet.",
  lead: "For the lawyer who must explain a phone collection to a client this afternoon, and defend it to a judge next year.",
  sections: [
    {
      heading: "The first hour",
      blocks: [
        "A phone keeps deleting while you read this. Message timers, storage cleaning and system updates run without anybody deciding anything. So the first hour is spent on stopping, not on copying.",
        {
          kind: "checklist",
          items: [
            "Switch off automatic deletion: message history, disappearing chats, photo cleaning.",
            "Keep it charged, and do not restart it. After a restart much of the data stays locked until the passcode is typed.",
            "Postpone updates, trade-ins and repairs, however convenient the appointment.",
            "Write down who holds it, and who knows the passcode.",
            "==Nobody scrolls.== Opening a thread marks it read and changes the record.",
            "If a remote wipe is a real risk, use airplane mode and note the time.",
          ],
        },
      ],
    },
    {
      heading: "Choose the narrowest method that answers",
      blocks: [
        {
          kind: "table",
          caption: "Five ways in, and what each leaves behind",
          head: ["Method", "Reaches", "Misses"],
          rows: [
            ["Photographs of the screen", "What is visible today, one screen at a time", "Metadata, deleted items, completeness"],
            ["Targeted export", "Agreed threads and dates", "Everything else, by design"],
            ["Logical or backup image", "Messages, calls, contacts, media, many app records", "Most deletions, some encrypted apps"],
            ["Full file system", "App databases, system logs, some deleted rows", "Content whose keys are gone"],
            ["Cloud account or backup", "What was synchronized before loss", "Anything never sent up"],
          ],
        },
        "Whether the fourth row exists at all depends on model, system version and lock state on the day. An examiner who promises it before asking those three questions has not understood the phone.",
        "A personal device holds a family. Proportionality under FRCP 26(b)(1) is also a privacy argument: collect widely only when the claim needs it, filter before anyone reads, and write the reason down.",
      ],
    },
    {
      heading: "How a remote collection runs",
      blocks: [
        {
          kind: "drawing",
          title: "The kit on the table, specimen",
          drawing: "phone-kit",
          alt: "A phone with message bubbles, cabled to a small computer with a progress bar and a camera window, then a sealed evidence bag carrying a hash value",
          legend: [
            "The phone stays with its owner",
            "A sealed kit, cabled to it",
            "The examiner, by video",
            "The image, hashed and sealed",
          ],
        },
        {
          kind: "steps",
          items: [
            ["Agree.", "Counsel settles device, apps, dates, consent and who may see what."],
            ["Identify.", "On camera: owner, serial number, system version, clock against a reference."],
            ["Acquire.", "The custodian types the passcode; the examiner drives; both see the screen."],
            ["Hash.", "A SHA-256 value is taken when the image closes, and again on arrival."],
            ["Parse.", "Rows become conversations, in one stated time zone, with edits and reactions kept."],
            ["Filter.", "Only what the protocol names reaches reviewers, commonly as RSMF by day and thread. The rest stays sealed."],
          ],
        },
      ],
    },
    {
      heading: "App by app",
      blocks: [
        "Ordinary texts usually sit in one database, and a good export rebuilds them with reactions and edits. Encrypted chat is different: the words travel sealed, so the provider can rarely supply them, but on the owner’s own screen they must be readable. That is where they are collected. Ask whether a desktop copy was linked; it may keep what the phone has dropped.",
        "Group chats bring in people who are not parties. Work calls made through an app may leave no carrier record. Photographs can carry place, time and lens, yet an app that compresses a picture often strips them, so look for the original on the sender’s side. Voice messages need a transcript and the sound beside it. A shared note, a calendar entry and a fitness log have each decided a question of who was where. Ask about them before, not after, the image is parsed.",
      ],
    },
    {
      heading: "Write the protocol first",
      blocks: [
        "One page is enough. Name the device by serial number, the examiner, the method, the apps and the dates. Say who holds the image, who may search it, and who sees the hits first. Give the owner’s counsel a fixed number of days to withhold privileged and private items, with a log. Attach a FRE 502(d) order if the court will enter one. Say how the image is kept, and when it is destroyed or returned.",
        "Two clauses prevent most quarrels. First, a step that fails is reported to both sides the same day. Second, a wider method needs a new signature. Without the second, a targeted export has a habit of growing.",
        "Paying for collection is a separate topic. The producing party ordinarily bears it; cost shifting needs a showing of undue burden, and usually a source that is hard to reach.",
      ],
    },
    {
      heading: "The law in six lines",
      blocks: [
        {
          kind: "terms",
          items: [
            [
              "FRCP 34(a)(1)",
              "Reaches what a party possesses, holds or controls. Whether an employer controls a personal phone varies by circuit: some ask for a legal right, others for practical ability. Read the device policy first.",
            ],
            [
              "FRCP 37(e)",
              "Asks whether messages were lost because reasonable steps were not taken, and whether they can be replaced, for example from the other party’s phone. The severest measures require intent to deprive.",
            ],
            ["FRE 901(b)(4)", "Lets content and context show who wrote a text. A number alone rarely proves the thumb."],
            ["FRE 902(14)", "A qualified person may certify a hash-verified copy in writing. Give notice in time to be challenged."],
            ["FRE 106", "The other side may require the rest of the thread. Export whole days."],
            [
              "Reading",
              "NIST SP 800-101 Rev. 1 on mobile devices; ISO/IEC 27037 on handling; The Sedona Conference on BYOD and ephemeral messages.",
            ],
          ],
        },
      ],
    },
    {
      heading: "Hold wording for phones",
      blocks: [
        {
          kind: "wording",
          title: "Paragraph to add to a hold notice",
          text: [
            "“This notice covers any phone or tablet on which you have communicated about the matter, whoever paid for it. Today, set messages to be kept forever and turn off disappearing messages in every chat that could be relevant, including chats you did not start. Do not delete, replace, reset, sell, repair or update the device without asking us. Do not copy or forward messages to preserve them; we will arrange that. Tell us now about earlier phones, second numbers and accounts, and about anything already gone. You will not be in trouble for telling us.”",
          ],
        },
      ],
    },
    {
      heading: "Questions custodians put to you",
      blocks: [
        {
          kind: "terms",
          items: [
            [
              "Will strangers read my life?",
              "The image has to hold more than the case does. The filter decides what people see; ask for it in writing and sign only then.",
            ],
            [
              "How long am I without it?",
              "Plan half a day for an ordinary phone, longer for a full one. Storage, cable and app count decide, not our optimism.",
            ],
            [
              "I deleted something. Now what?",
              "Tell counsel before the call. Deletion may leave traces even where words are gone, and an honest account ages better than a discovered one.",
            ],
            ["Do you keep my passcode?", "No. You enter it yourself, and you may change it when we are done."],
          ],
        },
      ],
    },
    {
      heading: "Where the evidence stops",
      blocks: [
        "Modern phones encrypt each file. When a file’s key is destroyed, carving empty space brings nothing back; anyone selling that is remembering older phones. Deleted chat rows may survive for a while in a database’s unused pages, and may equally be overwritten by lunch. A location point is an estimate with an error radius. A timestamp may be the sender’s, the server’s or the phone’s. An artifact shows that a device did something, which is a shorter sentence than who did it.",
        {
          kind: "terms",
          items: [
            ["Screenshots produced", "No metadata, no visible gaps, easy to dispute. Export first, print second."],
            [
              "A helpful backup",
              "A well-meant new backup can overwrite an old one that held the deleted thread. Freeze backups before making any.",
            ],
            ["Waiting for terms", "Parties argue about search words while timers run. Collect once, seal the image, argue afterwards."],
            ["One phone assumed", "The earlier handset was in a drawer. Ask about every device since the relevant period began."],
            ["Texts by number", "Numbers are recycled and shared. Tie each to a person with a bill, a contact card or an admission."],
          ],
        },
      ],
    },
    {
      heading: "Ask the examiner",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Which tool and version read the phone, and which parts did it fail to parse?",
            "What is each timestamp: sent, received, read or recorded?",
            "Are gaps in numbering real deletions, or filtered rows?",
            "Was a second tool, or the raw database, used to check the findings that matter?",
            "Could another person, or a linked laptop, have sent this?",
            "Does the report separate what was seen from what is inferred?",
          ],
        },
        "Good answers are dull, dated and written down. An answer that begins with “typically” describes other phones. Ask for the underlying row, look at it together, and have the expert explain it to you as to a juror. If it cannot be said in two sentences, it is not yet ready for an affidavit, however good the charts look.",
      ],
    },
    {
      heading: "Intake sheet",
      blocks: [
        {
          kind: "worksheet",
          title: "One sheet per device",
          fields: [
            "Matter and deadline",
            "Custodian, telephone",
            "Make, model, serial number",
            "System version, storage used",
            "Owner: company or personal",
            "Passcode known by (never the code)",
            "Apps that matter",
            "Timers found, switched off at",
            "Cloud backup, last date",
            "Earlier phones, where now",
            "Date range and threads agreed, by whom",
            "Consent signed, or order that replaces it",
          ],
        },
        { kind: "log", caption: "Custody, one line per hand-over", head: ["Date, time, zone", "From", "To", "Seal or hash"], rows: 3 },
      ],
    },
    {
      heading: "Our part, and its edges",
      blocks: [
        {
          kind: "bounds",
          does: [
            "Draft a protocol both sides can sign",
            "Collect remotely, or on site when that is better",
            "Report gaps as plainly as finds",
            "Certify or testify to work we did ourselves",
          ],
          doesNot: [
            "Break into a device without its owner or an order",
            "Install software that stays behind",
            "Guess at a passcode",
            "Decide who controls the phone in law",
          ],
        },
      ],
    },
  ],
} as const satisfies GuideText;
