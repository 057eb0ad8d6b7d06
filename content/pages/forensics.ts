export const forensics = {
  meta: { title: "Remote Forensic Collections | Probata", description: "Remote Forensic Collections by Probata." },
  hero: { label: "Remote Forensic Collections", title: "Remote Forensic Collections" },
} as const;
