export const documentReview = {
  meta: { title: "Document Review | Probata", description: "Document Review by Probata." },
  hero: { label: "Document Review", title: "Document Review" },
} as const;
