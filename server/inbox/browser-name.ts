const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["Android", /\bAndroid\b/],
  ["iPhone or iPad", /\b(?:iPhone|iPad)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
] as const;

/** "Firefox on Linux": enough of a User-Agent for a person to recognise his own session; pure. */
export function browserName(userAgent = ""): string {
  const find = (known: typeof browsers | typeof systems) => known.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return `${find(browsers) ?? "A browser"} on ${find(systems) ?? "a machine"}`;
}
