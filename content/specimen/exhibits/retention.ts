/** Months of the drawing, from mid-November: when each policy deletes, and what the hold or the export of March 18 covers. */
export const retention = {
  title: "Retention against holds",
  note: "18 months",
  foot: "Chat expires in month 6. The hold reached it in month 4",
  span: 18,
  policies: [
    { name: "Mail", until: 12, kept: [4, 16], by: "hold" },
    { name: "Chat", until: 6, kept: [4, 16], by: "hold", marked: true },
    { name: "Files", until: 17 },
    { name: "Audit log", until: 6, kept: [4, 16], by: "export" },
  ],
  ticks: ["Nov", "Feb", "May", "Aug", "Nov", "Feb", "May"],
  key: { policy: "kept by policy", hold: "kept by hold, or exported" },
  said: {
    until: (month: number) => `Kept until month ${month}`,
    hold: (from: number, to: number) => `, held from month ${from} to ${to}`,
    export: (from: number) => `, exported in month ${from}`,
    neither: ", no hold",
  },
} as const;
