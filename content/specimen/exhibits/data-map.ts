/**
 * The client’s data sources, their duties, and which duties apply to which source (by position).
 */
const sources = [
  ["Exchange", "Mail, 12 months"],
  ["Teams", "Chat, 180 days"],
  ["Drive", "Files, no limit"],
  ["Phones", "Own devices"],
  ["Backup tape", "Off site, monthly"],
] as const;
const duties = [
  ["Hold 1", "Q4 reserve"],
  ["Hold 2", "Inspection"],
  ["Retain", "Tax, 7 years"],
  ["Dispose", "On schedule"],
] as const;

export const dataMap = {
  title: "Data map",
  note: `${sources.length} sources, ${duties.length} duties`,
  foot: "One hold covers phones that were on no list. Found in the custodian interview",
  sources,
  duties,
  links: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [3, 0],
    [4, 2],
    [4, 3],
  ],
  marked: 3,
} as const;
