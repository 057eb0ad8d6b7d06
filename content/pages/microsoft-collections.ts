export const microsoftCollections = {
  meta: { title: "Microsoft Collections | Probata", description: "Microsoft Collections by Probata." },
  hero: { label: "Microsoft Collections", title: "Microsoft Collections" },
} as const;
