export const blog = {
  meta: { title: "Our Blog | Probata", description: "Our Blog by Probata." },
  hero: { label: "Our Blog", title: "Our Blog" },
} as const;
