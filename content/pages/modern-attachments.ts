import { workbook } from "../specimen/workbook.ts";

const { versions, link } = workbook;
const [v1, , , , v5, v6, v7, v8] = versions;

export const modernAttachments = {
  meta: {
    title: "Modern Attachments: Linked Files as They Were Sent",
    description:
      "Cloud-linked files in Microsoft 365 collected at the version that was sent, where it still exists, with version history and activity metadata, and paired with their message.",
  },
  hero: {
    label: "Modern Attachments",
    name: "Modern Attachments",
    title: "Modern Attachments",
    size: "two-lines",
    lead: "People stopped attaching files and started sending links. A link shows whatever is there today. We collect what was there when the message left, where it still exists, with the history in between.",
    actions: [
      { label: "Request Modern Attachments Demo", to: "/contact?topic=modern-attachments-demo" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
  challenge: {
    label: "The challenge",
    heading: "~~“Please see attached.”~~\nNothing is ==attached.==",
    lead: "A linked file is not inside the message. It sits in somebody’s OneDrive or a SharePoint library, goes on changing, and belongs to nobody’s mailbox. Collect the mailbox alone and you produce a sentence that points at a hole.",
    items: [
      {
        title: "The wrong document",
        text: "The link resolves to the current version. The figure approved in March now reads the way somebody left it in June, and the reviewer has no way to notice.",
      },
      {
        title: "The broken family",
        text: "Message and file arrive in separate collections with separate dates. Nothing in an ordinary load file says that they were ever together.",
      },
      {
        title: "The missing act",
        text: "Who opened it, who edited it after it was sent, who cut off access? The answer is in the audit log, not in the file, and the log expires.",
      },
      {
        title: "The unsettled law",
        text: "Courts have gone both ways on whether a hyperlinked document is an attachment. What the ESI order says often decides it, so the time to ask is before the order is entered.",
      },
    ],
  },
  solution: {
    label: "Our solution",
    heading: "Back to the minute\nit was sent",
    lead: "A specimen: one workbook, eight versions, one message. The version that matters is the one that was current at 18:40.",
    line: [
      { when: v1.shown, what: v1.version, text: "Created by Castellan" },
      { when: v5.shown, what: v5.version, text: `Reads ${v5.reserve}` },
      { when: v6.shown, what: `${link.asSent}, as sent`, text: "Message with the link leaves at 18:40", asSent: true },
      { when: v7.shown, what: v7.version, text: `Reads ${v7.reserve}` },
      { when: v8.shown, what: v8.version, text: "What the link opens today" },
      { when: "Mar 18, 18:40", what: "Hold", text: "What is there now is kept" },
    ],
    items: [
      {
        title: "Find every link",
        text: "In mail, in chat, in meeting invitations and inside other documents, including shortened, wrapped and renamed ones. Each link is listed, whether or not it still works.",
      },
      {
        title: "Resolve the version",
        text: "The send time is matched against the file’s version history. The result is graded: exact, nearest earlier, current only, or not found.",
      },
      {
        title: "Rebuild the family",
        text: "The file is numbered as a child of its message and carries the message’s identifiers, so that a reviewer sees both and a production keeps them together.",
      },
      {
        title: "Add the activity",
        text: "Opened, edited, shared, access removed: audit records between sending and collection are attached as metadata, with their source rows kept.",
      },
    ],
  },
  fields: {
    label: "What you receive",
    heading: "Ten fields the other side will ask about",
    lead: "Delivered in the load file beside the usual ones, and named as your ESI protocol names them.",
    fields: [
      ["LinkParentID", "The message, chat or document in which the link stood."],
      ["LinkURL", "The address as it was written, before any rewriting by a mail filter."],
      ["LinkTarget", "Site, library, path and unique identifier of the file."],
      ["VersionSent", "The version that was current when the message left."],
      ["VersionCollected", "The version you are looking at. ==When the two differ, it says so.=="],
      ["Resolution", "Exact, nearest earlier, current only, or not found, with the reason."],
      ["VersionCount", "How many versions existed at collection, and how many had been trimmed."],
      ["AccessAtSend", "Who could open the link: named people, the organization, anyone."],
      ["ActivityAfter", "Opened, edited, shared or deleted after sending: by whom and when."],
      ["SHA256", "The hash of the file as collected, for the deposition after next."],
    ],
  },
  limits: {
    label: "Limits",
    heading: "When the version\nis gone",
    paragraphs: [
      "Version history is a setting, and settings have limits. Libraries keep a fixed number of major versions, commonly 500, or thin them out by age. If the version that was sent has been trimmed and no label, policy or hold preserved a copy, nobody can bring it back. We then deliver the nearest earlier version and mark it as that. A substitute is not passed off as the original.",
      "Links to another company’s tenant open only with that company’s consent, and links to consumer storage need the custodian’s. Times come from two systems, so we state both clocks and the tolerance. What we need from you is the message collection, or leave to make it ([Microsoft Collections](/microsoft-collections) says how), a read-only role on the sites concerned, and the ESI order if there is one. If there is not, [write to us](/contact) before it is entered.",
    ],
  },
  closing: {
    label: "Next step",
    heading: "Show us a dead link of your own making.",
    actions: [
      { label: "Request Modern Attachments Demo", to: "/contact?topic=modern-attachments-demo" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
    note: "No case material, please. A specimen does as well.",
  },
} as const;
