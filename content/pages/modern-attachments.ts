export const modernAttachments = {
  meta: { title: "Modern Attachments | Probata", description: "Modern Attachments by Probata." },
  hero: { label: "Modern Attachments", title: "Modern Attachments" },
} as const;
