export const contact = {
  meta: { title: "Contact | Probata", description: "Contact by Probata." },
  hero: { label: "Contact", title: "Contact" },
} as const;
