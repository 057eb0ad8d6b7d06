export const handwrittenTextExtraction = {
  meta: { title: "Handwritten Text Extraction | Probata", description: "Handwritten Text Extraction by Probata." },
  hero: { label: "Handwritten Text Extraction", title: "Handwritten Text Extraction" },
} as const;
