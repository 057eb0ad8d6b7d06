import type { RetentionSource } from "content/retention-clocks.ts";

/** A task of the first three days; tasks are in order. Without `sources` every plan has it; `leaver` also needs a leaver. */
export type First72Task = {
  readonly id: string;
  readonly within: 4 | 24 | 72;
  readonly sources?: readonly RetentionSource[];
  readonly leaver?: true;
  readonly what: string;
  readonly how: string;
};

export const first72Tasks: readonly First72Task[] = [
  {
    id: "notice",
    within: 4,
    what: "Send the hold notice",
    how: "By name, to the custodians you know. The list will grow; send a second notice then.",
  },
  {
    id: "microsoft-holds",
    within: 4,
    sources: ["mail", "files", "teams"],
    what: "Place holds on mailboxes, drives, sites and teams",
    how: "A hold on a person does not reach a site or a team. Name those too, and note the time.",
  },
  {
    id: "vault-holds",
    within: 4,
    sources: ["google"],
    what: "Place Vault holds",
    how: "Tell the administrator to suspend or archive accounts instead of deleting them: the hold ends with the account.",
  },
  {
    id: "leaver-account",
    within: 4,
    leaver: true,
    what: "Stop the departing employee’s exit routine",
    how: "Keep the account and its license, and put the laptop and the phone under lock, unwiped.",
  },
  {
    id: "phones",
    within: 4,
    sources: ["iphone", "android", "chatApps"],
    what: "Have the phones stop deleting",
    how: "Messages to Forever, timers off, updates and trade-ins postponed. Do not look through them.",
  },
  {
    id: "premises",
    within: 4,
    sources: ["premises"],
    what: "Ask for camera footage and badge entries",
    how: "By phone, then in writing, naming the day and the doors. The recorder may be the landlord’s.",
  },
  {
    id: "bins",
    within: 24,
    sources: ["mail", "files", "google", "zoom"],
    what: "Restore or export what is in the bins",
    how: "Recoverable items, recycle bins, trash folders: in the order of the dates above.",
  },
  {
    id: "logs",
    within: 24,
    sources: ["logs", "google"],
    what: "Export the logs for the period",
    how: "Audit records and sign-ins, with the query as typed. A log shows what was deleted after the file is gone.",
  },
  {
    id: "expiry",
    within: 24,
    sources: ["teams", "zoom", "slack", "voicemail"],
    what: "Suspend expiry of recordings, chats and voicemail",
    how: "Policies first, then individual recordings that expire soon.",
  },
  {
    id: "tapes",
    within: 24,
    sources: ["backups"],
    what: "Pull one full set of tapes",
    how: "The last set written before the day that matters, labeled and taken out of rotation.",
  },
  {
    id: "laptop",
    within: 72,
    sources: ["laptops"],
    what: "Image the laptops, the departing employee’s first",
    how: "By an examiner, hashed, with a custody record. Until then, do not sign in to look.",
  },
  {
    id: "settings",
    within: 72,
    what: "Record the settings from the screens",
    how: "With two people and the date. What you read goes into the cells above and moves the dates.",
  },
  {
    id: "verify",
    within: 72,
    sources: ["mail", "files", "teams", "google"],
    what: "Test the holds",
    how: "One test item for each store: delete it, then find it through the hold.",
  },
  {
    id: "page",
    within: 72,
    what: "Write one page",
    how: "What was done and when, what was already gone, and why. Counsel keeps it.",
  },
];
