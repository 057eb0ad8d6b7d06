const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** A span of time in its largest whole unit, as people say it: "25 minutes", "1 hour", "3 days"; pure. */
export function inWords(ms: number): string {
  const [name, length] = units.find(([, unit]) => ms >= unit) ?? units[2];
  return counted(Math.max(1, Math.floor(ms / length)), name);
}

/** "1 message", "2 messages". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
