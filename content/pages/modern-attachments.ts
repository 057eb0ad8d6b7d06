import { claims } from "../claims.ts";
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
    lead: "Linked files collected at the version that was sent, where it still exists, and paired with their message. Each result is graded: exact, nearest earlier, current only, or not found.",
    actions: [
      { label: "Request Modern Attachments Demo", to: "/contact?topic=modern-attachments-demo" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
  challenge: {
    label: "The challenge",
    heading: "Links in place of attachments",
    lead: "A linked file is not inside the message. It sits in a OneDrive account or a SharePoint library and keeps changing. Collect the mailbox alone, and the link arrives without its file.",
    items: [
      {
        title: "The wrong document",
        text: "The link resolves to the current version. The figure approved in March now reads as it was left in June, and the reviewer has no way to notice.",
      },
      {
        title: "The broken family",
        text: "Message and file arrive in separate collections with separate dates. Nothing in an ordinary load file says that they were ever together.",
      },
      {
        title: "The missing activity",
        text: "Who opened it, who edited it after it was sent, who cut off access? The answer is in the audit log, and the log expires.",
      },
      {
        title: "The unsettled law",
        text: "Courts have gone both ways on whether a hyperlinked document is an attachment. What the ESI order says often decides it, so the time to ask is before the order is entered.",
      },
    ],
  },
  solution: {
    label: "Our solution",
    heading: "The version that was sent",
    lead: "An invented example: a workbook with eight versions, and a message sent at 6:40 PM. The version that matters was current at that minute.",
    line: [
      { when: v1.shown, what: v1.version, text: "Created by Castellan" },
      { when: v5.shown, what: v5.version, text: `Reads ${v5.reserve}` },
      { when: v6.shown, what: `${link.asSent}, as sent`, text: "Message with the link sent at 6:40 PM", asSent: true },
      { when: v7.shown, what: v7.version, text: `Reads ${v7.reserve}` },
      { when: v8.shown, what: v8.version, text: "What the link opens today" },
      { when: "Mar 18, 18:40", what: "Hold", text: "Current content preserved" },
    ],
    items: [
      {
        title: "Find every link",
        text: "In email, chat, meeting invitations and other documents, including shortened, wrapped and renamed ones. Each link is listed, whether or not it still works.",
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
    heading: "Fields delivered",
    lead: "Delivered in the load file beside the usual ones, and named as your ESI protocol names them.",
    fields: [
      ["LinkParentID", "The message, chat or document that contained the link."],
      ["LinkURL", "The address as it was written, before any rewriting by an email filter."],
      ["LinkTarget", "Site, library, path and unique identifier of the file."],
      ["VersionSent", "The version that was current when the message left."],
      ["VersionCollected", "The version delivered. A difference from VersionSent is flagged."],
      ["Resolution", "Exact, nearest earlier, current only, or not found, with the reason."],
      ["VersionCount", "How many versions existed at collection, and how many had been trimmed."],
      ["AccessAtSend", "Who could open the link: named people, the organization, anyone."],
      ["ActivityAfter", "Opened, edited, shared or deleted after sending: by whom and when."],
      ["SHA256", "The hash of the file as collected."],
    ],
  },
  limits: {
    label: "Limits",
    heading: "When the version\nis gone",
    paragraphs: [
      "Version history is a setting, and settings have limits. Libraries keep a fixed number of major versions, commonly 500, or thin them out by age. If the version that was sent has been trimmed and no label, policy or hold preserved a copy, it cannot be recovered. We then deliver the nearest earlier version and mark it as that.",
      "Links to another company’s tenant open only with that company’s consent, and links to consumer storage need the custodian’s. Times come from two systems, so we state both clocks and the tolerance. What we need from you is the message collection, or leave to make it ([Microsoft Collections](/microsoft-collections) says how), a read-only role on the sites concerned, and the ESI order if there is one. If there is not, [write to us](/contact) before it is entered.",
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us about your linked files and the ESI order. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Request Modern Attachments Demo", to: "/contact?topic=modern-attachments-demo" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
    note: "No case material, please. A test file is enough.",
  },
} as const;
