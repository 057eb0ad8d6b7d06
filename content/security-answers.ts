import type { Href } from "./site-map.ts";

/** `stated`: this site says so. `on-request`: the site offers it on request. `not-stated`: the site says nothing. */
export type AnswerState = "stated" | "on-request" | "not-stated";

type SecurityAnswer =
  | {
      readonly item: string;
      readonly state: "stated" | "on-request";
      /** The page's exact words: a test searches for them there. */
      readonly says: string;
      readonly where: { readonly label: string; readonly href: Href };
      /** What the sentence does not mean. */
      readonly but?: string;
    }
  | { readonly item: string; readonly state: "not-stated"; readonly but?: string };

const trust = { label: "Trust", href: "/data-hosting#trust" } as const;
const benefits = { label: "Benefits", href: "/data-hosting#benefits" } as const;
const papers = "Ask for current audit reports, penetration tests and insurance, and you will have them, or a plain statement that";

/** Typical hosting questions of a general counsel's questionnaire. Answers say no more than this site does. */
export const securityAnswers = {
  open: "Answers to a security questionnaire",
  note: "Security questionnaire",
  heading: "Security and insurance, question by question",
  lead: "“Stated” quotes this site and says where. “On request” means that the site says so. “Not stated” means that the site is silent: it is neither a yes nor a no, and the answer belongs in writing before any document moves.",
  close: "Close",
  states: { stated: "Stated", "on-request": "On request", "not-stated": "Not stated" } satisfies Record<AnswerState, string>,
  ask: { label: "Ask for what is open", to: "/contact?topic=security-answers" },
  /** Shown if `evidenceUrl` is set (content/company.ts). It concerns the website, not hosted data. */
  evidence: { label: "About this site", rest: "what its release is made of, signed. It proves the website, not the hosting." },
  answers: [
    {
      item: "Encryption in transit and at rest",
      state: "stated",
      says: "in transit and at rest, with keys held apart from the data",
      where: trust,
    },
    {
      item: "Data location, data residency",
      state: "stated",
      says: "unless your matter needs the data to stay elsewhere, and then it stays there",
      where: trust,
      but: "The United States by default.",
    },
    { item: "Multi-factor authentication (MFA)", state: "stated", says: "for every account, ours first of all", where: trust },
    { item: "Single sign-on (SSO)", state: "not-stated" },
    { item: "Separation of clients and matters", state: "stated", says: "by client and by matter", where: trust },
    {
      item: "Access logs, audit trail",
      state: "stated",
      says: "Who opened what, when and from where, kept for the life of the matter and a year beyond.",
      where: benefits,
    },
    { item: "Backups and restore tests", state: "stated", says: "A backup is restored to a test workspace every month.", where: benefits },
    { item: "Recovery times (RPO, RTO), business continuity, disaster recovery", state: "not-stated" },
    {
      item: "Retention and deletion when the matter ends",
      state: "stated",
      says: "full export, load files, work product, and a deletion certificate signed by a named engineer",
      where: benefits,
      but: "How long after closing is not stated.",
    },
    {
      item: "Subprocessors, subcontractors",
      state: "stated",
      says: "All three are made by others and run by us.",
      where: { label: "Review platforms", href: "/data-hosting#platforms" },
      but: "A list of all subprocessors is not stated.",
    },
    { item: "Notice of a security incident, breach notification", state: "not-stated", but: "Ask how soon, and to whom." },
    { item: "Penetration test", state: "on-request", says: papers, where: trust, but: "No result is claimed here." },
    { item: "SOC 2 report", state: "on-request", says: papers, where: trust, but: "No report is claimed here." },
    { item: "ISO 27001 certificate", state: "on-request", says: papers, where: trust, but: "No certificate is claimed here." },
    {
      item: "Insurance (cyber, professional liability)",
      state: "on-request",
      says: papers,
      where: trust,
      but: "No cover and no sum is claimed here.",
    },
    { item: "HIPAA business associate agreement (BAA)", state: "not-stated" },
    { item: "GDPR data processing agreement (DPA)", state: "not-stated" },
    { item: "Personnel screening, background checks", state: "not-stated" },
    {
      item: "Use of client data to train models",
      state: "stated",
      says: "Client documents train no model that serves anyone else.",
      where: { label: "AI solutions", href: "/ai#in-writing" },
    },
    {
      item: "AI providers, models and where they run",
      state: "stated",
      says: "Where the engagement letter says. The place of processing, the model and its version, how long anything is kept",
      where: { label: "Query Assistant", href: "/queryassistant#limits" },
      but: "No provider is named here.",
    },
  ],
} as const satisfies {
  readonly answers: readonly SecurityAnswer[];
  readonly states: Readonly<Record<AnswerState, string>>;
} & Readonly<Record<string, unknown>>;
