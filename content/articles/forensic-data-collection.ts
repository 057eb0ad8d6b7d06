import type { ArticleSection } from "./prose.ts";

/** The doors of the story, in the order in which they are recommended. */
export const doors = [
  { option: 1, id: "option-1", title: "The client collects it", quote: "“He can copy his own files. It will take an hour.”", stock: 3 },
  { option: 2, id: "option-2", title: "IT collects it", quote: "“Our security provider has admin rights to everything.”", stock: 4 },
  { option: 3, id: "option-3", title: "A forensic expert collects it", quote: "“Someone who can be cross-examined about it.”", stock: 2 },
] as const;

export const forensicDataCollection = [
  {
    id: "story",
    label: "The facts",
    blocks: [
      "It is Tuesday, 4:50 in the afternoon. Your client’s general counsel is on the line, and she is speaking very calmly, which is how you know it is serious.",
      "A senior engineer has resigned. His last day is Friday. On Monday a colleague saw him carrying a second laptop to his car, and this morning the badge log shows he was in the building from 2:00 to 3:15 a.m. He is joining a competitor, which announces a product next month that looks very much like your client’s.",
      {
        kind: "note",
        title: "Preservation",
        text: "The duty begins when litigation is reasonably anticipated. In this story that moment is paragraph 2.",
      },
      "“We need whatever is on that laptop,” she says. “His phone too, and the shared drive. How do we get it ==without ruining it?==”",
      {
        kind: "note",
        title: "Specimen",
        text: "Everybody here is invented. Every mistake below has been made by somebody.",
      },
      "You have until Friday. There are three ways to do this, and somebody sensible recommends each of them. Choose one. You may come back and choose again, which is the advantage of paper over practice.",
    ],
  },
  {
    id: "option-1",
    label: "Option 1",
    kicker: "Option 1: client self-collection",
    heading: "The client collects it",
    blocks: [
      "It is the cheapest door and the nearest. The general counsel thanks you, opens her calendar, and writes “laptop copy, 1 hr” into Wednesday morning. No protocol, no log, no outside bill.",
      {
        kind: "decision",
        id: "option-1-first",
        when: "Wednesday, 9:00",
        question: "Who does the copying?",
        choices: [
          {
            id: "option-1-a",
            label: "The engineer. He knows where everything is.",
            paragraphs: [
              "He does. He is helpful about it, and he even tidies up first. He drags eleven folders to a USB stick and emails the manager a list of what is on it. There is no list of what is not.",
              "You have asked the one person with a reason to leave things out to decide what is put in. Courts have been saying for two decades that counsel must take an active part in preservation and collection, and may not simply tell the client to go and look (*Zubulake V*, S.D.N.Y. 2004).",
            ],
            outcome: "Cost: everything he did not feel like copying.",
          },
          {
            id: "option-1-b",
            label: "His manager. At least it is somebody else.",
            paragraphs: [
              "The manager is honest and in a hurry. She logs in with her own account, opens a dozen drawings to see whether they matter, copies the folders she recognizes, and shuts the lid.",
              "Each drawing now says it was last opened on Wednesday by her. The list of recently connected drives has a new first entry: her own stick. She has not hidden anything. She has walked across the scene in good shoes.",
            ],
            outcome: "Cost: the dates, and an honest witness.",
          },
        ],
      },
      "Copying a folder is not preserving it. The copy carries new dates. It skips what is hidden, what is deleted, and the record of which devices were ever plugged in. Nothing was hashed, so nobody can say that the stick holds what the laptop held. On Friday the laptop goes back to the pool, is wiped, and is issued to a trainee.",
      {
        kind: "note",
        title: "Hash value",
        text: "A fingerprint of a file. If one byte changes, the fingerprint changes. Without one taken at collection, there is nothing to compare.",
      },
      {
        kind: "decision",
        id: "option-1-second",
        when: "March, the request for production",
        question: "They ask for the laptop, or a forensic image of it. What do you say?",
        choices: [
          {
            id: "option-1-c",
            label: "Produce the stick, and sign.",
            paragraphs: [
              "Under Rule 26(g) your signature says that, after a reasonable inquiry, the response is consistent with the rules. Then comes the deposition, and one question: “Who decided what to copy?” The answer is read back to you in the motion for sanctions, which is not badly written.",
            ],
            outcome: "Cost: the inquiry becomes about you.",
          },
          {
            id: "option-1-d",
            label: "Tell them what happened, and offer what is left.",
            paragraphs: [
              "This is the better answer, and it is late. You disclose the copy, the wipe and the date, and search the mail server, the shared drive and the backup for what the laptop held, because Rule 37(e) applies only to what cannot be restored or replaced. Some of it can. The record of what was plugged in that night existed in one place.",
            ],
            outcome: "Saved: your credibility. Cost: the proof.",
          },
        ],
      },
      "The judge finds that the information should have been preserved, that reasonable steps were not taken, and that it is gone. She orders what cures the prejudice: fees, depositions, evidence to the jury about the missing laptop. Nobody meant any harm, so nobody is told to presume the worst. But it was your client’s case, and now it is about your client’s laptop.",
      {
        kind: "note",
        title: "Rule 37(e)",
        text: "Prejudice allows measures no greater than necessary to cure it. Adverse inference, dismissal and default require a finding of intent to deprive.",
      },
    ],
    verdict: { tone: "lost", label: "Ending 1", words: "Game Over", remark: "You have a USB stick, and the other side has an argument." },
  },
  {
    id: "option-2",
    label: "Option 2",
    kicker: "Option 2: in-house IT, or the managed-security provider",
    heading: "IT collects it",
    blocks: [
      "The managed-security provider has an agent on every machine, administrator rights to every account, and a ticketing system. By six o’clock there is a ticket: *P2, collect laptop, legal*. A technician calls you back with a fair question.",
      {
        kind: "decision",
        id: "option-2-first",
        when: "Tuesday, 18:10",
        question: "“Do you want it tonight, or done at his desk tomorrow?”",
        choices: [
          {
            id: "option-2-a",
            label: "Tonight, remotely, while the machine is on.",
            paragraphs: [
              "They log in through the agent, export the mailbox, and zip the home folder to a server. The antivirus sweep they run “to be safe” opens every document on the disk. Logging in writes some two thousand system records over older ones.",
              "It is done by midnight and it is nearly all there. What a zip lacks is the rest of the disk: deleted files, the registry’s list of USB devices, the browser’s history of a private cloud account.",
            ],
            outcome: "Gained: speed. Cost: deleted files, and the night’s traces.",
          },
          {
            id: "option-2-b",
            label: "Tomorrow, at his desk. Pull the disk and clone it.",
            paragraphs: [
              "The technician pulls the disk, and finds that it is encrypted and the key is tied to the machine. He puts it back, boots it, signs in with the recovery key and clones it with the tool he has for replacing laptops. No write-blocker: nobody ever asked him for one.",
              "The clone is a good clone for replacing laptops. It copies the live files. The boot has moved a few hundred dates to Wednesday, and the engineer, who watched, knows what you are looking for.",
            ],
            outcome: "Gained: a disk. Cost: dates, deleted files, surprise.",
          },
        ],
      },
      "The phone was out of scope: phones are another contract. The shared drive was collected on the night shift, and the notes are in the ticket, which closes itself after 30 days.",
      {
        kind: "note",
        title: "Chain of custody",
        text: "Who held the evidence, from when to when, and what they did to it. It is a story with no missing pages.",
      },
      {
        kind: "decision",
        id: "option-2-second",
        when: "June, the expert disclosures",
        question: "Somebody has to explain the collection. Who?",
        choices: [
          {
            id: "option-2-c",
            label: "The technician, from memory.",
            paragraphs: [
              "He has left the company. He is found, he is pleasant, and he has never testified. Asked what the tool does with file system metadata, he says, truthfully, that he has never needed to know. Rule 901 asks for little: evidence sufficient to support a finding. You get over it. The jury watches you get over it.",
            ],
            outcome: "Admitted, with a limp.",
          },
          {
            id: "option-2-d",
            label: "A certificate under Rule 902(14).",
            paragraphs: [
              "The rule wants a qualified person to certify that the copy was authenticated by a process of digital identification, in practice a comparison of hash values. The zip was hashed on Thursday, after it had been moved twice. The certificate can say what is true from Thursday on. It is silent about Tuesday, and Tuesday is the case.",
            ],
            outcome: "Half a bridge.",
          },
        ],
      },
      "You may survive this. The mailbox is sound, the shared drive has its own version history, and most judges have met an IT department. The provider was honest, fast, and doing a job it was not hired for. ==The evidence is good. The story of how you got it is not.==",
    ],
    verdict: {
      tone: "risky",
      label: "Ending 2",
      words: "Risk Level: High",
      remark: "Bring them in for the passwords and the map. Let somebody else carry the evidence.",
    },
  },
  {
    id: "option-3",
    label: "Option 3",
    kicker: "Option 3: partnering with a forensic expert",
    heading: "A forensic expert collects it",
    blocks: [
      "You make one call. The examiner asks five questions before she says anything: what machine, what phone, who has the passwords, what happens on Friday, and what does he believe is going on. By six o’clock a sealed kit is on its way to the office. She has one question left, and it is for you.",
      {
        kind: "decision",
        id: "option-3-first",
        when: "Tuesday, 17:55",
        question: "“What am I instructed to collect?”",
        choices: [
          {
            id: "option-3-a",
            label: "Everything he has ever touched.",
            paragraphs: [
              "She pushes back. Preserve wide, she says, and search narrow. An image of the laptop is one afternoon whatever is on it. A collection of every system he ever logged in to is a quarter, and Rule 26(b)(1) will be quoted at you in paragraph one of the opposition.",
              "So the laptop, the phone, the shared drive and the badge log are preserved whole, and sealed. What is opened, by whom, and with which search, is written down separately.",
            ],
            outcome: "Corrected within the hour. That is what she is for.",
          },
          {
            id: "option-3-b",
            label: "What a protocol says, and nothing else.",
            paragraphs: [
              "She sends two pages. Page one is what will be preserved: laptop, phone, shared drive with versions, the sign-in and badge records. Page two is what will be looked at, for which dates, and what happens to his private photographs, which is that nobody opens them.",
              "You sign it, and so does the general counsel. It is written so that it could be shown to the other side, because one day it will be.",
            ],
            outcome: "Saved: a hearing about scope.",
          },
        ],
      },
      "On Wednesday the engineer plugs in the kit while she watches by video. The recovery key opens the encryption, and the whole disk is imaged read-only, sector by sector, deleted space included. The phone follows, then the shared drive. Every image is hashed when it is made and again when it is verified, and the numbers are read aloud into the record.",
      {
        kind: "table",
        letter: "3-A",
        title: "Chain of custody, laptop",
        note: "Specimen",
        columns: ["Time", "Held by", "Act", "SHA-256"],
        rows: [
          ["Wed 09:14", "Custodian", "Kit connected", ""],
          ["Wed 09:31", "Examiner", "Image begun", ""],
          ["Wed 13:02", "Examiner", "Image complete", "9f2c…41ab"],
          ["Wed 13:20", "Examiner", "Image verified", "9f2c…41ab"],
          ["Thu 10:05", "Evidence room", "Sealed, shelf 14", ""],
        ],
        marked: 3,
      },
      "On Thursday she calls. At 2:41 on Tuesday morning a drive named BLUE was attached to the laptop, and in the next nineteen minutes 1,906 drawings were read in alphabetical order, which is not how people read drawings. She can show the court the drive’s serial number. The drive has not been returned.",
      {
        kind: "decision",
        id: "option-3-second",
        when: "Thursday, 16:00",
        question: "He is still in the building. What do you do with that?",
        choices: [
          {
            id: "option-3-c",
            label: "Call him in and ask about BLUE.",
            paragraphs: [
              "The examiner asks whether he has a lawyer. He has: the lawyer’s letter arrived at noon. Under Model Rule 4.2 you may not speak with him about the matter without that lawyer’s consent. You put the phone down, and write instead.",
            ],
            outcome: "Near miss. Turn to the other answer.",
          },
          {
            id: "option-3-d",
            label: "A preservation letter to his lawyer, and a declaration from her.",
            paragraphs: [
              "The letter names the drive by its serial number and asks for it by Friday at noon, unopened. Her declaration is four pages: what she was given, what she did, what she found, and what she cannot say. She cannot say who was at the keyboard. The badge log can.",
            ],
            outcome: "Ready: a motion, if one is needed.",
          },
        ],
      },
      "The engineer’s counsel reads it on Friday at ten. At noon a courier brings a small blue drive, and a note asking whether the parties might talk.",
      {
        kind: "note",
        title: "Rule 902(14)",
        text: "Her certificate, served with reasonable written notice, authenticates the image without a live witness. She is willing to be one anyway.",
      },
    ],
    verdict: {
      tone: "won",
      label: "Ending 3",
      words: "Congratulations.",
      remark: "You have the evidence, and you have the story of the evidence.",
    },
  },
  {
    id: "moral",
    label: "The moral",
    heading: "The moral of the story",
    blocks: [
      "All three doors lead to the same laptop. What differs is what you can say about it afterwards. Collection is the first hour of a matter and the last question at trial, and it is the one step that cannot be done again.",
      "An expert is not always needed. A custodian whose honesty nobody doubts, a shared drive with versions, a mailbox under hold: these can be collected by good people with a good checklist, if counsel supervises and somebody writes it down. The expert is for the day when the data itself is accused.",
      "So ask it early: if I had to put the person who collected this on the stand, ==would I want to?==",
    ],
  },
] as const satisfies readonly ArticleSection[];
