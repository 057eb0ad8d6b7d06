export const googleDriveCollection = {
  meta: { title: "Google Drive collection | Probata", description: "Google Drive collection by Probata." },
  hero: { label: "Google Drive collection", title: "Google Drive collection" },
} as const;
