/** The groups of guides on /resources, in their order there (SPEC §3). */
export const guideGroups = [
  "Forensics & Investigation Services",
  "Microsoft 365 & Cloud Solutions",
  "Litigation Support Services",
  "Enterprise Solutions",
] as const;
