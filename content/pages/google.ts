import { claims } from "../claims.ts";
import { drive } from "../specimen/exhibits/drive.ts";

export const google = {
  meta: {
    title: "Google Drive Collection and Workspace Advisory",
    description:
      "Precision Google Drive collection with access the custodian grants, filtered by user, date and file type and sized in advance, with strategic advisory.",
  },
  hero: {
    label: "Google",
    title: "Google Workspace",
    size: "two-lines",
    lead: "Collect the Drive files you need and leave the rest where they are. The custodian grants access, and you see the size before any file is copied.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Request Google Drive Demo", to: "/contact?topic=google-drive-demo" },
    ],
  },
  drive: {
    label: "Google Drive collection",
    heading: "See the size first",
    lead: `In an invented account of ${drive.total} GB the filters take ${drive.taken}. The rest is not copied, not hosted and not billed.`,
    steps: [
      {
        title: "The custodian grants access",
        text: "A link, a consent screen, read-only scope. No password changes hands, and the custodian can see and withdraw the grant at any time.",
      },
      {
        title: "You set the filter",
        text: "User, date range and file type, then folder by folder where it matters. Shared drives only where you say so.",
      },
      {
        title: "See the size",
        text: "Files and gigabytes for each filter, before anything is copied. Adjust the filter, and keep the printout for the proportionality argument.",
      },
      {
        title: "Collect and revoke",
        text: "Comments, permissions and the versions that Google still has, kept with the files; SHA-256 logged for each one, access removed the same day and the removal recorded.",
      },
    ],
    bar: {
      total: drive.total,
      taken: drive.taken,
      takenText: `${drive.taken} GB collected`,
      totalText: `${drive.total} GB in the account`,
    },
  },
  consulting: {
    label: "Strategic advisory",
    heading: "What we advise on",
    lead: "Advice for legal and IT together, before a subpoena sets the deadline. You keep a playbook of ten pages. [Contact our team](/contact) and we will send the table of contents.",
    items: [
      {
        strong: "Retention by unit:",
        rest: "rules that follow the organization, so that holds are narrow and routine deletion is deliberate",
      },
      { strong: "Vault readiness:", rest: "licenses, roles, who may export, and what a Vault hold does not reach" },
      { strong: "Shared drives:", rest: "who owns the files when employees leave" },
      { strong: "Meet-and-confer:", rest: "what Drive can and cannot produce, in plain terms you can repeat to a judge" },
      { strong: "Consent and policy:", rest: "when to collect by a custodian’s consent, and when through the administrator" },
    ],
  },
  formats: {
    label: "Formats and limits",
    heading: "How files are delivered",
    deliveredAs: "delivered as",
    rows: [
      { from: "Docs", to: "DOCX, PDF", text: "Comments and suggestions kept in the Office copy, the page as users saw it in the PDF." },
      { from: "Sheets", to: "XLSX, PDF", text: "Formulas and every tab, hidden ones included and marked as hidden." },
      { from: "Slides", to: "PPTX, PDF", text: "Speaker notes kept. Linked charts frozen at the moment of export." },
      {
        from: "Uploads",
        to: "as stored",
        text: "Anything that came from elsewhere is copied bit for bit, with its earlier versions where Google has them.",
      },
      {
        from: "Shortcuts",
        to: "target, listed",
        text: "A shortcut is a pointer. The file it points to is collected if it is in scope, and named if it is not.",
      },
    ],
    limits: [
      {
        title: "Where the size is an estimate",
        text: "Uploaded files are counted to the byte. Google’s own formats have no fixed size until export, so the preview estimates them. We print the estimate, the result and the difference.",
      },
      {
        title: "Where it stops",
        text: "Google merges and prunes revisions of its own formats, and keeps a replaced upload for thirty days or a hundred versions unless it was pinned. Files shared with the custodian can be read only as far as the sharing goes. What was out of reach is on a list.",
      },
      {
        title: "What it takes from you",
        text: "A custodian at a browser for ten minutes, a date range, and counsel’s view on what is personal. An administrator who blocks outside applications must allow ours first. Email and chat are collected separately, through Vault or by consent.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us the account, the dates and the file types. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
    ],
  },
} as const;
