export const litigationSupport = {
  meta: { title: "Litigation Support | Probata", description: "Litigation Support by Probata." },
  hero: { label: "Litigation Support", title: "Litigation Support" },
} as const;
