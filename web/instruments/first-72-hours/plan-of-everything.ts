import type { Plan } from "./plan.ts";

/** For tests: the specimen's dates with every source there is. */
export const everything: Plan = {
  sources: [
    "mail",
    "files",
    "teams",
    "logs",
    "google",
    "slack",
    "zoom",
    "iphone",
    "android",
    "chatApps",
    "laptops",
    "voicemail",
    "backups",
    "premises",
  ],
  event: "2026-03-18",
  leaving: "2026-03-20",
  began: { day: "2026-03-18", time: "18:40" },
  zone: "America/Chicago",
  days: {},
};
