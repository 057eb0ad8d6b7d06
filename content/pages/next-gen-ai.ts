export const nextGenAi = {
  meta: { title: "Next-Gen AI | Probata", description: "Next-Gen AI by Probata." },
  hero: { label: "Next-Gen AI", title: "Next-Gen AI" },
} as const;
