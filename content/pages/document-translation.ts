export const documentTranslation = {
  meta: { title: "Document Translation | Probata", description: "Document Translation by Probata." },
  hero: { label: "Document Translation", title: "Document Translation" },
} as const;
