export const siemly = {
  meta: { title: "Siemly | Probata", description: "Siemly by Probata." },
  hero: { label: "Siemly", title: "Siemly" },
} as const;
