export const ai = {
  meta: { title: "AI Solutions | Probata", description: "AI Solutions by Probata." },
  hero: { label: "AI Solutions", title: "AI Solutions" },
} as const;
