/** Amadi’s and Castellan’s shared Drive, sized before anything is copied. Gigabytes. */
const folders = [
  { depth: 0, name: "My Drive", size: 212, taken: false },
  { depth: 1, name: "Finance", size: 31.6, taken: false },
  { depth: 2, name: "Q4 reserve", size: 9.1, taken: true },
  { depth: 2, name: "Board papers", size: 5.1, taken: true },
  { depth: 2, name: "Payroll", size: 17.4, taken: false },
  { depth: 1, name: "Video", size: 174, taken: false },
  { depth: 1, name: "Personal", size: 6.4, taken: false },
] as const;

const total = folders[0].size;
/** Rounds, because binary sums of tenths end in 00000001. */
const tenths = (n: number) => Math.round(n * 10) / 10;

export const drive = {
  title: "Drive: size before you collect",
  note: "Preview",
  foot: "Access granted by the custodian, revoked on completion",
  folders,
  total,
  taken: tenths(folders.reduce((sum, { size, taken }) => sum + (taken ? size : 0), 0)),
  unit: "GB",
  rest: `of ${total} GB will be copied`,
  filters: [
    { name: "User", on: ["amadi@", "castellan@"], off: ["ostrow@"] },
    { name: "Date", on: ["Jan 1 to Mar 14"], off: [] },
    { name: "Type", on: ["Sheets", "Docs"], off: ["Video"] },
  ],
} as const;
