import type { ArticleSection } from "./prose.ts";

/** A specimen custodian, narrowed. The sizes are drawn to scale. */
export const driveNarrowing = [
  { filter: "Everything the account can open", files: "148,210", gigabytes: 412 },
  { filter: "Owned by the custodian, or in two named shared drives", files: "61,377", gigabytes: 187 },
  { filter: "Changed between March 1 and September 30", files: "9,804", gigabytes: 43 },
  { filter: "Documents, sheets, slides and PDF", files: "3,126", gigabytes: 6.2 },
] as const;

export const googleDriveCollection = [
  {
    id: "story",
    label: "The easy way",
    blocks: [
      "The easy way takes one click. You ask for an export of the whole Drive, and some time on Thursday a link arrives to 412 gigabytes, in nine parts, of everything one person has been able to open since 2014.",
      "In it are the forty contracts you need. In it, too, are her tax returns, her sister’s wedding, three other departments’ salary reviews that somebody once shared with the whole company, and a video of a dog. You now hold all of it. You will host it by the gigabyte, somebody will review it by the hour, and if there is a breach you will write to the sister.",
      { kind: "note", title: "Specimen", text: "The custodian and her figures are invented. The proportions are not unusual." },
      "Nobody decided to do that. It happened because a Drive looks like a folder, and a folder looks like something you copy. ==A Drive is neither. It is a set of permissions.==",
    ],
  },
  {
    id: "doors",
    label: "Who may open it",
    heading: "Three people have a key",
    blocks: [
      "The first is Google, and Google will not use it for you. The Stored Communications Act, 18 U.S.C. § 2702, forbids a provider to the public to divulge the contents of stored communications, with a short list of exceptions. A civil subpoena is not on the list; federal courts have said so for years (*In re Subpoena Duces Tecum to AOL, LLC*, E.D. Va. 2008). The lawful consent of the user is on it. So the road to the contents leads through the user in any case.",
      "The second is the administrator, if there is one. A company on Google Workspace with the right edition has Vault, which can hold and export a member’s Drive without the member touching anything. For a custodian who may be hostile, or who is already gone, that is the right tool. It has nothing to say about a personal account, a volunteer board member, a contractor on a private address, or a small company that never bought the edition.",
      "The third is the custodian. Rule 34(a)(1) of the Federal Rules of Civil Procedure reaches what is in a party’s possession, custody or control, and a person who can log in has control. Courts have ordered parties to give the consent that the Act requires (*Flagg v. City of Detroit*, E.D. Mich. 2008). It is quicker, cheaper and more civil to ask.",
      {
        kind: "note",
        title: "Rule 34",
        text: "“Control” means the legal right to obtain the documents on demand; some courts also accept a practical ability. It does not stop at the edge of a company’s own servers.",
      },
    ],
  },
  {
    id: "consent",
    label: "By consent",
    heading: "Permission with an end date",
    blocks: [
      "Custodian-granted access works like this. We send a link. The custodian signs in to Google, on Google’s own page, and sees in plain words what is being asked for: to see and download files, not to change them. She agrees, or she does not. We never learn her password, and her second factor stays in her pocket.",
      "What comes back is a token: a key cut for one account, for reading, for a limited time. She can withdraw it herself on any afternoon, from her own account page. We withdraw it ourselves on the day the collection is verified, and the revocation goes in the log.",
      "Put it in writing before the link goes out. One page is enough: who is asking, in what matter, which account, which dates and types, who will see the result, what happens to it afterwards, and how to say no. The page is an exhibit later. If anyone suggests the access was unauthorized, it is the exhibit.",
      {
        kind: "note",
        title: "Counsel",
        text: "A represented custodian is asked through her lawyer. An employee is told whose lawyer is asking. Consent that was not understood is not consent.",
      },
    ],
  },
  {
    id: "filters",
    label: "Three filters",
    heading: "User, date, type",
    blocks: [
      "With the token we read the index, not the files. Every Drive keeps a list: names, types, owners, sizes, dates, and who shared what with whom. Reading it moves nothing, and it answers the question a proportionality argument always needs answered, which is *how much is there?* Rule 26(b)(1) weighs the importance of the issues, the amount in controversy, access to the information, resources, importance of the discovery, and burden against benefit. Most parties argue burden with adjectives. A size report argues it with numbers.",
      "Then we narrow, in this order.",
      {
        kind: "points",
        items: [
          {
            name: "User",
            text: "Owned by the custodian, or sitting in the shared drives that the interview named. “Shared with me” is a view of other people’s files: we list it, count it, and take only what the request covers.",
          },
          {
            name: "Date",
            text: "Created or changed inside the window. Both are recorded in UTC. An uploaded file’s created date is usually the day of the upload, so we keep the file’s own internal dates as well.",
          },
          {
            name: "Type",
            text: "Documents, sheets, slides, PDF, mail exports, archives. Video and photographs stay unless the claim is about video or photographs.",
          },
        ],
      },
      "The filters are agreed, not chosen. The list of what they left behind, by count and size, goes to both sides. Anyone who thinks the net was too small can say which mesh to widen, and we can cast it again in an hour, because ==nothing that was left behind was touched.==",
    ],
  },
  {
    id: "native",
    label: "What comes out",
    heading: "A Google Doc is not a file",
    blocks: [
      "A PDF in Drive is stored as bytes, and Google keeps checksums of those bytes. We take our own hash on arrival, compare, and note the match. A Google Doc, Sheet or Slide has no bytes to compare. It is a record in a database, drawn on your screen when you look. To collect it is to export it, as Word, Excel, PowerPoint or PDF, and two exports of the same unchanged document may differ in a byte or two because the export writes its own date inside.",
      "So we say so. For native Google files the hash proves that the export has not changed since we made it. What ties the export to the original is the file’s identifier, its revision number and the time of the call, all logged. A report that prints one column headed “hash” for both kinds is claiming more than it knows.",
      {
        kind: "note",
        title: "Checksums",
        text: "Drive’s own checksum fields are filled only for files whose contents are stored as such. Documents made in Google’s editors have none.",
      },
      "Revisions are worth asking for. They show what a contract said on the day it was sent. They are also perishable: Drive purges older versions of an uploaded file after 30 days or 100 versions unless somebody marked them to be kept, editors merge fine-grained history over time, and the trash empties itself after 30 days. The first letter in a Drive matter should say “stop emptying the trash,” and it should be sent the same day.",
      "And links are attachments that stayed at home. A mail that says “see the draft” points at a Drive file which may have changed every hour since. We collect the target with the message, note which revision it was nearest to, and keep the two together as a family in the load file.",
    ],
  },
  {
    id: "proof",
    label: "The proof",
    heading: "Where it stops, and how it stands up",
    blocks: [
      "Consent collects what the custodian can reach, on the day she consents. It does not recover what was purged, it does not see another owner’s files once sharing is withdrawn, and it cannot tell whether she tidied up that morning. If you have reason to think she did, use Vault, or an examiner, or an order. Rule 37(e) is a poor substitute for a hold that went out in time.",
      "What it does give you is a clean account. Rule 902(14) of the Federal Rules of Evidence lets a qualified person certify a copy identified by a process of digital identification, and Rule 901(b)(9) covers the export with a description of the process. The file that goes with the data has six parts: the consent, the index as first read, the filters as agreed, the list of what was taken with a SHA-256 for each item, the list of errors with what was done about each, and the revocation.",
      "There are always errors. A shortcut points at nothing; an owner has forbidden download; a spreadsheet is too large to export. We print them. A collection of three thousand files with no exceptions is not perfect, it is unexamined.",
      "The custodian kept her dog. Opposing counsel received 3,126 documents, a page explaining the other 145,084, and an invitation to name any of them. In eleven days nobody did.",
    ],
  },
] as const satisfies readonly ArticleSection[];
