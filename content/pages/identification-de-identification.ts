export const identificationDeIdentification = {
  meta: { title: "Identification & De-identification | Probata", description: "Identification & De-identification by Probata." },
  hero: { label: "Identification & De-identification", title: "Identification & De-identification" },
} as const;
