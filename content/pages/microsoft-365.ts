export const microsoft365 = {
  meta: { title: "Microsoft 365 | Probata", description: "Microsoft 365 by Probata." },
  hero: { label: "Microsoft 365", title: "Microsoft 365" },
} as const;
