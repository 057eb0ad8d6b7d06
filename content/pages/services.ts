export const services = {
  meta: { title: "Complete Legal Technology Solutions | Probata", description: "Complete Legal Technology Solutions by Probata." },
  hero: { label: "Complete Legal Technology Solutions", title: "Complete Legal Technology Solutions" },
} as const;
