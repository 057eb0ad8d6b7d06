export const consultation = {
  meta: { title: "Consultation | Probata", description: "Consultation by Probata." },
  hero: { label: "Consultation", title: "Consultation" },
} as const;
