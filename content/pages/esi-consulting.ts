export const esiConsulting = {
  meta: { title: "ESI Consulting | Probata", description: "ESI Consulting by Probata." },
  hero: { label: "ESI Consulting", title: "ESI Consulting" },
} as const;
