export const events = {
  meta: { title: "Events | Probata", description: "Events by Probata." },
  hero: { label: "Events", title: "Events" },
} as const;
