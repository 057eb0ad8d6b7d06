export const dataHosting = {
  meta: { title: "Data Hosting | Probata", description: "Data Hosting by Probata." },
  hero: { label: "Data Hosting", title: "Data Hosting" },
} as const;
