import type { GuideText } from "./guide-text.ts";

export const microsoft365Consulting = {
  slug: "microsoft-365-consulting",
  number: 4,
  title: "Microsoft 365 Consulting",
  group: "Microsoft 365 & Cloud Solutions",
  stock: "salmon",
  page: "/strategic-advisory",
  description:
    "Retention, holds, Teams, linked files and leavers in Microsoft 365, with hold wording, a readiness checklist and a settings sheet.",
  lead: "A working session on paper for legal and IT: what Microsoft 365 keeps, what it quietly drops, and how to make a hold hold.",
  sections: [
    {
      heading: "Put the two teams in one room",
      blocks: [
        "Most failures we are shown were nobody’s decision. Legal wrote “preserve all relevant data”; the administrator heard “place mailboxes on hold”; the chats, the recordings and the shared site went on expiring. One hour with both people, a list of stores and a pen repairs most of it.",
        "Bring the retention policies as configured, not as drafted. They are two documents, and only one of them deletes things.",
      ],
    },
    {
      heading: "Clocks that run by default",
      blocks: [
        {
          kind: "drawing",
          title: "Four default clocks, and a hold placed late",
          drawing: "default-clocks",
          alt: "Bars on a scale of 180 days: deleted mail 14 and up to 30, a leaver’s drive 30, a meeting recording 120, the audit log 180; a vertical line marks a hold placed after about 90 days, when the first two bars have already ended",
          legend: [
            "Purged mail: 14 days, 30 at most",
            "A leaver’s OneDrive: 30 days, then a recycle bin",
            "Meeting recording: 120 days",
            "Standard audit record: 180 days",
          ],
        },
        "The numbers are Microsoft’s published defaults as we know them; tenants change them and so does Microsoft. ==Read yours off the screen, with the date.== The lesson of the picture survives any change: a hold placed in the third month reaches only what the first two left over.",
      ],
    },
    {
      heading: "Where things really are",
      blocks: [
        {
          kind: "table",
          caption: "What people say, and where it is stored",
          head: ["They say", "It lies in", "Hold needed on"],
          rows: [
            ["A Teams chat", "Hidden folders of each participant’s mailbox", "Every participant’s mailbox"],
            ["A channel post", "The team’s group mailbox; ask about private and shared channels", "Group or parent team"],
            ["A file sent in chat", "The sender’s OneDrive", "That drive"],
            ["A file in a channel", "The team’s SharePoint site", "That site"],
            ["A meeting recording", "OneDrive, or SharePoint for channels", "Drive or site, before expiry"],
            ["The attachment", "Often a link to a file that has since changed", "Mail and the linked store"],
          ],
        },
        "A hold on a mailbox says nothing about a drive. A hold on a person says nothing about a site they only visited. Draw the map per custodian, by asking where they worked last month, and check it against membership lists.",
      ],
    },
    {
      heading: "Retention is not a hold",
      blocks: [
        {
          kind: "terms",
          items: [
            ["Retention policy", "Broad, by location. Keeps, deletes, or keeps and then deletes, on a schedule that serves the business."],
            ["Retention label", "Follows an item. Strong when applied automatically, hopeful when left to users."],
            ["eDiscovery hold", "Narrow, by case and custodian, optionally by query. Made for matters and for release."],
            ["Litigation hold", "Mailbox only, all or a period. Old, blunt and sometimes just right."],
            ["When they disagree", "Keeping beats deleting, and the longer period wins. That is the principle; test it on one item."],
          ],
        },
        "Query-based holds look economical. A hold that keeps only what matches today’s words releases what next month’s words would have found. Use dates freely, words sparingly, and record who chose them. FRCP 37(e) asks for reasonable steps, not perfect ones; a dated reason is what reasonable looks like on paper.",
      ],
    },
    {
      heading: "Linked files, the honest version",
      blocks: [
        "A message used to carry its attachment. Now it carries a link, and the file goes on living. Which version belongs with the message: the one sent, the one read, or today’s? Tools can fetch the current one readily; the version as shared depends on version history and on settings made before the message was sent. Opponents ask for “the attachment” and mean all three.",
        "Courts have not settled it. In *Nichols v. Noom* (S.D.N.Y. 2021) the court declined to treat every hyperlink as an attachment under the agreed protocol; others have held parties to what their own protocol promised. So promise only what your license and tools can do: test on ten messages before the FRCP 26(f) conference, then write the result into the order, including who may ask for which further versions and how many.",
      ],
    },
    {
      heading: "Hold notice, cloud paragraph",
      blocks: [
        {
          kind: "wording",
          title: "For custodians who work in Microsoft 365",
          text: [
            "“Until Legal releases you in writing, leave in place all mail, chats, channel posts, recordings, notes, files and their versions that concern the matter described above, wherever you keep them. Do not delete, move, rename, unshare or tidy. If you own a team or a site, do not archive it. If you use a private account or another app for this work, say so now by replying. We have asked IT to switch off deletion behind the scenes; this does not replace your own care. Please confirm by Friday that you have read and understood this.”",
          ],
        },
        "Send it by name, in the custodian’s language, with one page and one question. Remind quarterly. Notices that nobody answers are the ones read aloud later.",
      ],
    },
    {
      heading: "The first week of a matter",
      blocks: [
        {
          kind: "steps",
          items: [
            ["Monday.", "Name the custodians and the shared places they used. Guess generously; trimming is easy."],
            ["Tuesday.", "Hold mailboxes, drives, sites and teams. Turn off any expiry that a hold does not stop."],
            ["Wednesday.", "Verify with one test item per store: delete it, then find it through the hold."],
            ["Thursday.", "Export the audit log for the period. Send the notice. Interview two custodians about habits."],
            ["Friday.", "Write a page on what was done, what was already gone, and why. Counsel keeps it."],
          ],
        },
        "The custodian interview is short and finds more than any scan. Which device do you write on? Which chats do you leave? Who shares your mailbox? Where does the team keep the version everyone really uses? Has anything been moved, migrated or cleaned this year? What do you use when the system is down? The last question is the one that finds the private account.",
      ],
    },
    {
      heading: "Collecting from Purview",
      blocks: [
        "Purview can search and export well, within limits that should be known before a deadline and not after. An index is not a catalog: encrypted, oversized or damaged items may be only partly indexed, and a word search will not see inside them. Export the partly indexed items of key custodians and process them elsewhere. Counts differ between estimate and export because of versions, threads and families; keep both numbers and the reason.",
        "Chat arrives as many small items. Ask for whole conversations by day, so that a reviewer does not meet “yes” without its question. Edited and deleted messages may leave their earlier text only while a hold or a policy is in force. Reactions, cards and shared screens survive unevenly. Try a thread you know, laid beside the screen it came from, before you tell the other side what your production will contain.",
        "Write down for each export: the search as typed, the locations, the operator, the start and the end, the item count, the error list and a hash of the package. A second export a month later will not match the first, since the tenant has gone on living. That is normal, and it is the reason to keep the first.",
      ],
    },
    {
      heading: "At the conference table",
      blocks: [
        "FRCP 26(f) wants views on preservation, on the form of production and on privilege. Arrive with four sentences you can keep: which stores are held and since when; how chats will be unitized; what a linked file means in this case; what is not reasonably accessible under FRCP 26(b)(2)(B), and the reason. Offer to exchange the settings page that ends this guide. It costs little, it is seldom privileged, and it moves the quarrel from trust to facts.",
        "Do not offer “everything in Microsoft 365”. Nobody has it, and the phrase will be read back.",
      ],
    },
    {
      heading: "Readiness in ten lines",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Every license type and what it lets Legal do is on one sheet.",
            "Leavers: account kept, drive assigned, mailbox held before the license goes.",
            "Recordings, transcripts and assistants’ notes have an owner and a period.",
            "Guests and external sharing are listed at least yearly.",
            "Two people can place a hold; neither needs global administrator rights.",
            "A test export has been opened by someone who did not make it.",
            "Encrypted and labelled mail decrypts in that export.",
            "Copilot prompts and answers are covered by a retention decision.",
            "Audit export at day one is a written habit.",
            "Releasing a hold takes a signature too.",
          ],
        },
      ],
    },
    {
      heading: "When somebody leaves",
      blocks: [
        "The ordinary exit routine is an efficient shredder: disable the account, free the license, wipe the laptop, hand over the phone. Put one box in front of it, ticked by Legal: “under hold, or likely to be?” If yes, place the holds while the account is still alive, so that the mailbox becomes inactive rather than deleted; reassign the drive; keep the devices unwiped for an agreed time; list the groups and sites the person owned. Check last of all the phone number used for sign-in codes, because with it goes the way into several other accounts.",
      ],
    },
    {
      heading: "Settings sheet",
      blocks: [
        {
          kind: "worksheet",
          title: "Read from the tenant, not from memory",
          fields: [
            "Tenant, region, date read",
            "Read by, witnessed by",
            "Licenses of the custodians",
            "Mail retention, as configured",
            "Chat retention, channel retention",
            "OneDrive period after departure",
            "Recording expiry",
            "Audit period, export on file",
            { wide: "Version limit for libraries; treatment of linked files" },
          ],
        },
        { kind: "log", caption: "Holds by store", head: ["Custodian", "Mail, drive", "Teams, sites", "Verified on"], rows: 4 },
      ],
    },
    {
      heading: "What advice covers",
      blocks: [
        {
          kind: "bounds",
          does: [
            "Read the configuration with your administrator",
            "Write a gap list, ranked by what is being lost today",
            "Draft protocol language you can perform",
            "Rehearse a hold and an export",
          ],
          doesNot: [
            "Resell licenses",
            "Change your tenant without a ticket of yours",
            "Certify anyone’s compliance",
            "Bring back what has been purged",
          ],
        },
      ],
    },
  ],
} as const satisfies GuideText;
