export const google = {
  meta: { title: "Google Workspace | Probata", description: "Google Workspace by Probata." },
  hero: { label: "Google Workspace", title: "Google Workspace" },
} as const;
