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

const trust = { label: "Security", href: "/data-hosting#trust" } as const;
const benefits = { label: "What the fee includes", href: "/data-hosting#benefits" } as const;
const documents =
  "ask for current audit reports, penetration tests and certificates of insurance. You receive them, or a plain statement that there are none.";

/** Typical hosting questions of a general counsel's questionnaire. Answers say no more than this site does. */
export const securityAnswers = {
  open: "Answers to a security questionnaire",
  note: "Security questionnaire",
  heading: "Security and insurance questionnaire",
  lead: "“Stated” quotes the page that says it. “On request” means that we send it. “Not stated” is neither a yes nor a no: ask, and the answer comes in writing before any document moves.",
  close: "Close",
  states: { stated: "Stated", "on-request": "On request", "not-stated": "Not stated" } satisfies Record<AnswerState, string>,
  ask: { label: "Ask for the open answers", to: "/contact?topic=security-answers" },
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
      says: "unless your matter requires the data to stay in another country",
      where: trust,
      but: "The United States by default.",
    },
    { item: "Multi-factor authentication (MFA)", state: "stated", says: "for every account, ours first of all", where: trust },
    { item: "Single sign-on (SSO)", state: "not-stated", but: "Ask which review platforms support it." },
    { item: "Separation of clients and matters", state: "stated", says: "by client and by matter", where: trust },
    {
      item: "Access logs, audit trail",
      state: "stated",
      says: "Who opened what, when and from where, kept for the life of the matter and a year beyond.",
      where: benefits,
    },
    { item: "Backups and restore tests", state: "stated", says: "A backup is restored to a test workspace every month.", where: benefits },
    {
      item: "Recovery times (RPO, RTO), business continuity, disaster recovery",
      state: "not-stated",
      but: "Ask for the recovery times in your engagement letter.",
    },
    {
      item: "Retention and deletion when the matter ends",
      state: "stated",
      says: "full export, load files, work product, and a deletion certificate signed by a named engineer",
      where: benefits,
      but: "Ask for the time limits.",
    },
    {
      item: "Subprocessors, subcontractors",
      state: "stated",
      says: "All three are made by others and run by us.",
      where: { label: "Review platforms", href: "/data-hosting#platforms" },
      but: "Ask for the list of all subprocessors.",
    },
    { item: "Notice of a security incident, breach notification", state: "not-stated", but: "Ask how soon, and who is told." },
    { item: "Penetration test", state: "on-request", says: documents, where: trust, but: "This site states no test result." },
    { item: "SOC 2 report", state: "on-request", says: documents, where: trust, but: "This site states no report." },
    { item: "ISO 27001 certificate", state: "on-request", says: documents, where: trust, but: "This site states no certificate." },
    {
      item: "Insurance (cyber, professional liability)",
      state: "on-request",
      says: documents,
      where: trust,
      but: "This site states no coverage and no amount.",
    },
    { item: "HIPAA business associate agreement (BAA)", state: "not-stated", but: "Ask before health records are loaded." },
    {
      item: "GDPR data processing agreement (DPA)",
      state: "not-stated",
      but: "Ask before personal data from the European Union is loaded.",
    },
    { item: "Personnel screening, background checks", state: "not-stated", but: "Ask for the screening of the people on your matter." },
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
      but: "The site names no provider.",
    },
  ],
} as const satisfies {
  readonly answers: readonly SecurityAnswer[];
  readonly states: Readonly<Record<AnswerState, string>>;
} & Readonly<Record<string, unknown>>;
