import { claims } from "../claims.ts";
import { company } from "../company.ts";

export const strategicAdvisory = {
  meta: {
    title: "Strategic Advisory Services for Microsoft 365",
    description:
      "Licensing, retention, legal holds, Purview readiness and the Rule 26(f) position for Microsoft 365, with a written deliverable for each.",
  },
  hero: {
    label: "Strategic Advisory",
    name: "Strategic Advisory Services",
    title: "Strategic Advisory Services",
    size: "long",
    lead: "Advice on licensing, retention, legal holds and the Rule 26(f) position for Microsoft 365. We say which settings may change, which are frozen by a duty to preserve, and who decides. We sell no licenses.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
    ],
  },
  services: {
    label: "Advisory services",
    heading: "Subjects and deliverables",
    lead: "Each subject ends in a short document that you keep.",
    keep: "You keep",
    items: [
      {
        title: "Licensing for evidence",
        text: "Which plan records what, for how long, and for whom. Often the answer is a better license for a few people and nothing for the rest.",
        paper: "Matrix of licenses and logs",
      },
      {
        title: "Retention and disposal",
        text: "Policies that keep what the law requires and let go of the rest on schedule. Over-keeping is also a risk: it has to be searched, reviewed and explained.",
        paper: "Retention schedule, by record and workload",
      },
      {
        title: "Legal hold design",
        text: "Triggers, owners, notices and releases, tested on a mock custodian: private channels, inactive mailboxes, linked files, the phone. We then try to defeat it.",
        paper: "Hold playbook with test record",
      },
      {
        title: "Purview readiness",
        text: "Roles, cases, permissions and export paths set up and rehearsed, so that your first search in Purview is not run under a court order.",
        paper: "Run book for administrators",
      },
      {
        title: "The 26(f) position",
        text: "What the tenant can produce and in what form, where a burden is real and what it costs in hours. Language for hyperlinked files, chat and ephemeral messages.",
        paper: "Draft ESI protocol and Rule 34(b) form",
      },
      {
        title: "Copilot and what it leaves",
        text: "Prompts, answers and generated drafts are records too. Where they are kept, who can find them, and whether your policy knows that they exist.",
        paper: "Addendum to the retention schedule",
      },
    ],
  },
  seasons: {
    label: "When to ask",
    heading: "When to ask",
    lead: "The same questions cost less before there is a matter.",
    columns: [
      {
        when: "No matter yet",
        title: "Plan",
        text: "Every option is open, and changing a setting is housekeeping.",
        items: ["Readiness review", "Retention that legal has read", "A departure routine", "Training for two administrators"],
      },
      {
        when: "Litigation is anticipated",
        title: "Preserve",
        text: "The duty to preserve has begun. Deletion policies are paused.",
        items: ["Hold within the day", "Data map of the custodians", "Numbers for proportionality", "The protocol, before the conference"],
      },
      {
        when: "Something was lost",
        title: "Replace",
        text: "Rule 37(e) asks what was reasonable and whether it can be replaced. We begin there.",
        items: [
          "What the logs still show",
          "Other places it may survive",
          "A declaration about the system",
          "The setting, recorded first, then corrected",
        ],
      },
    ],
  },
  table: {
    label: "Who advises",
    heading: "Who takes part",
    lead: `Over ${claims.legalExpertise.figure} of legal expertise on our side. On yours: legal, IT and records.`,
    columns: ["Participant", "Brings", "Takes away"],
    rows: [
      {
        task: "Legal",
        machine: "The open matters, the expected ones, and what has already been promised to a court or an agency.",
        person: "A position it can state at the conference.",
      },
      {
        task: "IT",
        machine: "One administrator with read-only access to the settings, and the history of who changed them.",
        person: "A list of changes in order, each with its reason and a way back.",
      },
      {
        task: "Records",
        machine: "The schedule as it is written, and its known exceptions.",
        person: "A schedule that the tenant carries out.",
      },
      {
        task: company.name,
        machine: "A reading of every policy, a mock custodian, and the questions an opponent would ask.",
        person: "No license commission. We sell none, and take nothing from those who do.",
      },
    ],
  },
  limits: {
    label: "Limits",
    heading: "Limits",
    paragraphs: [
      "We do not give legal advice. We advise counsel on systems and evidence, and counsel advises the company on law. Engage us through counsel where the work should be covered by privilege, and we will label it, store it and limit its circulation accordingly. Whether the privilege holds is for a court to say.",
      "It takes two meetings of ninety minutes and a review in between. Settings change, and Microsoft changes them too, so every statement in our documents carries its date and the place in the tenant where it was read. We can testify to what we saw, did and tested. For what we were told, we name the source.",
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us your licenses and open matters. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
    ],
  },
} as const;
