/** The drawings of the four case studies: specimens of other matters, not of the reserve. */
export const contactSheet = {
  label: (photographs: number, marked: number) =>
    `Contact sheet of ${photographs} photographs. ${marked} of them, which show a rooftop unit, are marked.`,
} as const;

export const multilingual = {
  title: "One clause, three originals",
  note: "Specimen",
  foot: "Layout, stamps and signatures stay in place",
  originals: [
    { language: "de", clause: "„Der Vertrag endet ohne Kündigung.“" },
    { language: "pt", clause: "“O contrato termina sem aviso prévio.”" },
    { language: "es", clause: "“El contrato termina sin previo aviso.”" },
  ],
  english: { language: "en", clause: "“The contract ends ==without notice.==”" },
} as const;

/** Seconds of each message; the header says their sum. */
const messages = [
  { voice: "Wei", seconds: 9, own: false, words: "Did the container leave?" },
  {
    voice: "Custodian",
    seconds: 14,
    own: true,
    words: "Not yet. ==Change the date on the bill.==",
  },
  { voice: "Wei", seconds: 4, own: false, words: "And the insurer?" },
  { voice: "Custodian", seconds: 21, own: true, words: "They see the bill, not the ship." },
  { voice: "Wei", seconds: 2, own: false, words: "Understood." },
] as const;

const clock = (seconds: number) => `00:${String(seconds).padStart(2, "0")}`;

export const voiceThread = {
  title: "Voice messages, thread 41",
  note: `Specimen, ${clock(messages.reduce((sum, { seconds }) => sum + seconds, 0))}`,
  foot: "Speaker, time and original audio travel with the text",
  messages: messages.map(({ voice, seconds, own, words }) => ({
    said: `${voice}, ${clock(seconds)}`,
    own,
    words,
  })),
} as const;

export const reviewerCount = {
  label: (needed: number) => `Of every ten reviewers planned, ${needed} were needed`,
} as const;
