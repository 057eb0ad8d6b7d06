export const home = {
  meta: { title: "Sophisticated Technology, Advanced Case Management | Probata", description: "Sophisticated Technology, Advanced Case Management by Probata." },
  hero: { label: "Sophisticated Technology, Advanced Case Management", title: "Sophisticated Technology, Advanced Case Management" },
} as const;
