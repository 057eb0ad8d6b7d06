export const nextGenIntelligence = {
  meta: { title: "Next-Gen Discovery Intelligence | Probata", description: "Next-Gen Discovery Intelligence by Probata." },
  hero: { label: "Next-Gen Discovery Intelligence", title: "Next-Gen Discovery Intelligence" },
} as const;
