export const about = {
  meta: { title: "About | Probata", description: "About by Probata." },
  hero: { label: "About", title: "About" },
} as const;
