/** Below the telephone number once scripts run. `at` is "6:00 PM CST" or "Mon, 8:00 AM CST"; in short "6 PM" or "Mon 8 AM". */
export const officeLine = {
  open: (at: string) => `Open until ${at}`,
  /** `header`: what a call does then, from `night` in content/company.ts. */
  closed: (header: string, at: string) => `${header}. Opens ${at}`,
  closedShort: (at: string) => `Opens ${at}`,
  /** With a number that is answered at night. */
  night: "After hours",
} as const;
