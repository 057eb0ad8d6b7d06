export const paperDiscovery = {
  meta: { title: "Paper Discovery | Probata", description: "Paper Discovery by Probata." },
  hero: { label: "Paper Discovery", title: "Paper Discovery" },
} as const;
