export const strategicAdvisory = {
  meta: { title: "Strategic Advisory Services | Probata", description: "Strategic Advisory Services by Probata." },
  hero: { label: "Strategic Advisory Services", title: "Strategic Advisory Services" },
} as const;
