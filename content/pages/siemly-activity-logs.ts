export const siemlyActivityLogs = {
  meta: { title: "Siemly activity logs | Probata", description: "Siemly activity logs by Probata." },
  hero: { label: "Siemly activity logs", title: "Siemly activity logs" },
} as const;
