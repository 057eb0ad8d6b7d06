export const resources = {
  meta: { title: "Resources | Probata", description: "Resources by Probata." },
  hero: { label: "Resources", title: "Resources" },
} as const;
