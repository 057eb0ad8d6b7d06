/** Below the telephone number once scripts run. `at` is "6:00 PM CST" or "Monday, 8:00 AM CST"; in short "6 PM" or "Mon 8 AM". */
export const officeLine = {
  open: (at: string) => `Open until ${at}`,
  closed: (at: string) => `Closed. Opens ${at}`,
  closedShort: (at: string) => `Opens ${at}`,
  afterHours: (at: string) => `After hours. Opens ${at}`,
  afterHoursShort: "After hours",
} as const;
