import { person } from "../../person.ts";
import { printed } from "../counts.ts";
import { matter, otherMatters } from "../matter.ts";
import { staff } from "../people.ts";

/**
 * The client’s workspaces. “Joint defense” are three other firms with access to released material;
 * the other side has no account.
 */
const access = [
  { role: "Case team", people: 14, sees: "Everything" },
  { role: "Review team", people: 22, sees: "Assigned batches" },
  { role: "Experts", people: 2, sees: "Workbooks, read only" },
  { role: "Joint defense", people: 3, sees: "Released set only" },
] as const;

export const hosting = {
  title: "Hosted workspaces",
  note: "3 platforms",
  foot: "Your platform of choice, our tools inside it. Access is set per matter and recorded",
  table: "Workspaces",
  columns: { platform: "Platform", matter: "Matter", documents: "Documents", tools: "AI tools" },
  rows: [
    ["Northgate", otherMatters.harbor, printed.harborDocuments, "5"],
    ["Lexhold", matter.name, printed.loaded, "5"],
    ["Corpus IX", otherMatters.inspection, "92,870", "5"],
  ],
  marked: 1,
  accessTo: `Access to ${matter.name}`,
  access,
  people: `${access.reduce((sum, { people }) => sum + people, 0)} people`,
} as const;

/** One morning in the log of that workspace. */
export const accessLog = {
  title: "Record of access, one workspace",
  note: "Specimen",
  columns: ["Time", "Account", "Act", "From"],
  wrap: ["Account", "Act"],
  get rows() {
    const admin = person(staff.administrator).mail.replace(/^mailto:|@.*/g, "");
    return [
      ["08:02", "m.tran, reviewer", "Opened batch 14", "Chicago"],
      ["09:17", "vendor support", "Refused: no ticket", "Remote"],
      ["09:31", `${admin}, admin`, "Role granted, 2 h, ticket 771", "Floor 14"],
      ["11:31", "system", "Role expired", ""],
    ] as const;
  },
  marked: 1,
  foot: "Our own administrators need a ticket too",
} as const;
