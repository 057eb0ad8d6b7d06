/** Sources with automatic deletion, as listed in the form of /esi-consulting#first-72-hours. */
export const retentionSources = {
  mail: "Microsoft 365 email",
  files: "OneDrive and SharePoint",
  teams: "Teams",
  logs: "Microsoft 365 logs",
  google: "Google Workspace",
  slack: "Slack",
  zoom: "Zoom",
  iphone: "iPhones",
  android: "Android phones",
  chatApps: "WhatsApp and Signal",
  laptops: "Laptops",
  voicemail: "Voicemail",
  backups: "Backup tapes",
  premises: "Cameras and door badges",
} as const;

export type RetentionSource = keyof typeof retentionSources;
