import { company } from "../../company.ts";
import type { Act } from "../../schema-specimen.ts";
import { matter } from "../matter.ts";
import { initialed } from "../names.ts";
import { auditLog } from "../records.ts";
import { clock } from "./microsoft-365.ts";

/** A record of the audit log, whose reader asks for these acts. */
function actOf(act: Act) {
  const found = auditLog.find(({ operation }) => operation === act);
  if (!found) throw new Error(`The audit log of the specimen matter has no ${act}`);
  return { ...found, minute: clock(found.at, "minute") };
}

/** The three windows of the platform on /siemly. */
export const platformWindow = {
  tabs: { activity: "Activity", holds: "Holds", map: "Map", risk: "Risk" },
  get product() {
    return company.platform.name;
  },
  specimen: `Specimen: ${matter.name}`,
  label: (tab: string) => `Screenshot of the platform: ${tab}. Specimen data`,
} as const;

export const activityWindow = {
  title: "Activity by day",
  note: "Mar 1 to Mar 28, acts of people, UTC-5",
  listed: "Custodians",
  get custodians() {
    return [
      [initialed("castellan"), "1,204"],
      [initialed("amadi"), "3,918"],
      [initialed("prentiss"), "640"],
      [initialed("ostrow"), "198"],
      [initialed("haddad"), "1,077"],
      [initialed("moreau"), "389"],
    ] as const;
  },
  chosen: 1,
  /** Days of March, from 0; March 1, 2026 was a Sunday. */
  spike: { from: 17, to: 19 },
  ticks: ["Mar 1", "8", "15", "22", "28"],
  get drawing() {
    return `Activity by custodian and day, with a spike for ${initialed("amadi")} from March 18 to 20`;
  },
  table: "Acts of March 18",
  columns: ["Time", "Act", "Object", "From"],
  get rows() {
    const [downloaded, rule, deleted] = [
      actOf("FileDownloaded"),
      actOf("New-InboxRule"),
      actOf("FolderDeleted"),
    ];
    return [
      [
        downloaded.minute,
        downloaded.operation,
        `${downloaded.amount}, ${downloaded.object}`,
        "Home",
      ],
      [rule.minute, rule.operation, rule.object, "Home"],
      [deleted.minute, deleted.operation, `${deleted.object}, ${deleted.amount}`, "Home"],
    ];
  },
  marked: 2,
} as const;

export const holdsWindow = {
  title: `Legal hold ${matter.hold.number}`,
  note: "Placed Mar 18, 6:40 PM, notice sent 8:10 PM",
  foot: "Email, chat and files were preserved before anyone was notified.",
  /** Progress of each, in percent of the steps from notice to acknowledgment. */
  get holds() {
    return [
      [initialed("castellan"), 100, "Acknowledged"],
      [initialed("amadi"), 100, "Acknowledged"],
      [initialed("prentiss"), 100, "Acknowledged"],
      [initialed("ostrow"), 60, "Reminder sent"],
      [initialed("haddad"), 100, "Acknowledged"],
      [initialed("moreau"), 20, "Notice opened"],
    ] as const;
  },
} as const;

export const riskWindow = {
  title: "Risk, last 24 hours",
  note: "3 of 41,277 events, UTC-5",
  foot: "Dismissed events are kept, with the name of who dismissed them.",
  get risks() {
    return [
      {
        level: "high",
        label: "High",
        title: "Mass download, then deletion",
        detail: `${initialed("amadi")}, 212 files, 16:22 to 17:44`,
      },
      {
        level: "medium",
        label: "Medium",
        title: "Inbox rule that hides email",
        detail: `${initialed("amadi")}, ${actOf("New-InboxRule").minute}, subject contains “reserve”`,
      },
      {
        level: "low",
        label: "Low",
        title: "Sign-in from a new device",
        detail: `${initialed("ostrow")}, 08:11`,
      },
    ] as const;
  },
} as const;
