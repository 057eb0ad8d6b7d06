const units = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** Bytes as people read them, in thousands: 1,284,066 is "1.3 MB". */
export function fileSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)}\u00a0${units[unit]}`;
}
