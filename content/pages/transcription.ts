export const transcription = {
  meta: { title: "Transcription | Probata", description: "Transcription by Probata." },
  hero: { label: "Transcription", title: "Transcription" },
} as const;
