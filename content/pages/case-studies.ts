export const caseStudies = {
  meta: { title: "Case Studies | Probata", description: "Case Studies by Probata." },
  hero: { label: "Case Studies", title: "Case Studies" },
} as const;
