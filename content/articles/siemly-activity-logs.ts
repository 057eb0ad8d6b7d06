import type { ArticleSection } from "./prose.ts";

export const siemlyActivityLogs = [
  {
    id: "story",
    label: "The account",
    blocks: [
      "He remembered it clearly. He had tidied his files one slow afternoon, long before anybody mentioned a lawyer, and he had deleted a folder because it was old.",
      "He was a sales director, he had resigned that week, and the folder held the price model for the next three years. His declaration used the word “routine” four times. It was a good declaration. It was consistent, it was modest, and it was wrong by about two weeks.",
      {
        kind: "note",
        title: "Specimen",
        text: "The matter told here is a composite. The operations are named as Microsoft 365 names them; the people, the times and the files are invented.",
      },
      "People are bad at time. They remember the order in which things ought to have happened. A Microsoft 365 tenant is the opposite: it has no idea why anything was done, and it writes down when, ==to the second, every time.==",
    ],
  },
  {
    id: "recorded",
    label: "What is recorded",
    heading: "Four verbs and a timestamp",
    blocks: [
      "When a person opens, downloads, renames, shares or deletes a file in SharePoint or OneDrive, the service writes a record to the unified audit log. The record names the account, the operation, the object, the client address and the moment. Mail adds its own verbs: an item was accessed, a rule was made, a message was sent from somebody else’s mailbox.",
      "One record is a fact. Two records are an order of events, and order is what a declaration is usually wrong about. Here, a demand letter was opened at 16:19:40. A workbook was downloaded at 16:20:04 and its folder deleted at 16:21:37. At 16:24:10 somebody asked the mailbox to hide every message containing the word “audit.” None of these is remarkable alone. In that order, and that close together, they are an explanation.",
      {
        kind: "note",
        title: "UTC",
        text: "The log keeps Coordinated Universal Time. Chicago is six hours behind it in winter and five in summer. An exhibit that does not say which clock it uses is an invitation to cross-examine.",
      },
      "Siemly draws those records as a day rather than a spreadsheet: one line per custodian, one mark per act, with the hold as a line across all of them. What stands to the left of the line happened before the duty was pressed on him in writing. What stands to the right would be a different sort of motion.",
      "The drawing matters because of volume. An ordinary custodian leaves tens of thousands of records a month, and most of them are software talking to itself. A sync client touches a file and the log says so. A preview pane counts as an access. The work is to separate the acts of a person from the habits of a machine, and to be able to say how you did it.",
      {
        kind: "points",
        items: [
          { name: "Activity", text: "What each custodian did with files, mail and sharing, hour by hour, against his own ordinary week." },
          { name: "Holds", text: "Which mailboxes, sites and drives are held, since when, and who has not acknowledged." },
          { name: "Location", text: "Where a custodian’s data actually lives, including the team sites nobody listed at the interview." },
          { name: "Risk", text: "Patterns worth a person’s attention: mass downloads, outside sharing, deletion after notice." },
        ],
      },
    ],
  },
  {
    id: "limits",
    label: "Where it stops",
    heading: "What the log never knew",
    blocks: [
      "It does not know who was sitting there. It knows an account, an address and a device. Tying those to a person takes the badge system, the sign-in records, and sometimes the dull testimony of a colleague who was asked about lunch.",
      "It does not know about the photograph he took of the screen, or the copy he made from the laptop to a stick after the file had synced. That is a question for an examiner and an image of the machine. A cloud log ends where the cloud does.",
      "It forgets. ==Standard audit records are kept for 180 days.== Records of Exchange, SharePoint and OneDrive are kept for a year for users with the higher licence, and longer only if somebody bought that in advance. Nobody can turn the retention up afterwards and get last spring back.",
      {
        kind: "note",
        title: "Retention",
        text: "180 days has been the standard since October 2023; before that it was 90. Check the tenant’s own audit retention policies: they may keep more, or be aimed at the wrong people.",
      },
      "And silence is weak evidence. If a record is missing, the act may not have happened, or auditing may have been off, or the licence may not have covered that operation for that person. Before anyone argues from an absence, we test the tenant: do the thing, on purpose, with a test account, and see whether the log notices.",
    ],
  },
  {
    id: "court",
    label: "In court",
    heading: "From a screen to an exhibit",
    blocks: [
      "A screenshot of a timeline is an illustration. The exhibit is the export behind it: the records as the service returned them, the query that asked for them, the person who ran it, and a hash taken when the file was written. Rule 901(a) of the Federal Rules of Evidence asks only for enough to support a finding that the item is what you say it is. Rule 901(b)(9) lets you do that by describing a process or system and showing that it produces an accurate result.",
      "Rule 902(13) saves the trip. A record generated by an electronic process or system that produces an accurate result authenticates itself if a qualified person certifies it, and if you give the other side reasonable written notice and a fair opportunity to challenge it. Rule 902(14) does the same for a copy identified by a process such as a hash value. Neither rule makes anything relevant, and neither answers a hearsay objection to words a person typed. They spare you a witness on the one point nobody really disputes.",
      {
        kind: "note",
        title: "Certificate",
        text: "Written by somebody who could be called, and who would not mind. It says what was queried, when, by whom, with what result, and how the export was preserved.",
      },
      "Then there is Rule 37(e). It begins with information that should have been preserved, that was lost because a party failed to take reasonable steps, and that cannot be restored or replaced. Only then does it ask about prejudice. The heavy measures, an adverse inference, dismissal or default, need a finding of intent to deprive. In our specimen the workbook came back from the recycle bin in an afternoon, so nothing was lost. The log was never needed to prove a loss. It was needed because ==he had sworn to an order of events.==",
      "It cuts both ways. Audit records are themselves electronically stored information. If litigation is reasonably anticipated and the records that would show who did what are running out at day 180, exporting them is one of the reasonable steps. A client that preserves every mailbox and lets the log expire has kept the luggage and lost the ticket.",
    ],
  },
  {
    id: "practice",
    label: "What to ask for",
    heading: "A short order",
    blocks: [
      "Ask narrowly. Rule 26(b)(1) limits discovery to what is relevant and proportional to the needs of the case, and “all audit logs” is neither. Three custodians, five weeks, a named list of operations: that is a request a court will read with relief, and one a company can answer in days.",
      "Stay inside the fence. A company may look at its own tenant. A personal mailbox that happens to be left open on a company laptop is another matter: the Stored Communications Act, 18 U.S.C. § 2701, forbids access without authorization, and an employer has already been held to have broken it with a former employee’s saved password (*Pure Power Boot Camp v. Warrior Fitness Boot Camp*, S.D.N.Y. 2008). If the log points at a private account, stop and write a letter.",
      "Ask early, and ask for these five things: the audit configuration, the licences of the custodians, the retention policies in force, an export of the window with its query, and the sign-in records for the same window. Each takes minutes to pull while it exists.",
      "The sales director’s lawyer read the export on a Tuesday. He compared 16:19:40 with paragraph 9 of the declaration, asked for a short adjournment, and came back with an offer. Eleven minutes had done it. They usually do, if somebody keeps them.",
    ],
  },
] as const satisfies readonly ArticleSection[];
