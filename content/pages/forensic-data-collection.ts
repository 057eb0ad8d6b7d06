export const forensicDataCollection = {
  meta: { title: "Forensic data collection | Probata", description: "Forensic data collection by Probata." },
  hero: { label: "Forensic data collection", title: "Forensic data collection" },
} as const;
