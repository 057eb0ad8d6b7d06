import { siteMap } from "content/site-map.ts";

/**
 * What an owner should know and need not change: preflight says it, and does not fail. `platform` is
 * the platform's name.
 */
export function remarks(platform: string): readonly string[] {
  const address = siteMap.find(({ page }) => page === "platform")?.path ?? "";
  return address.slice(1) === platform.toLowerCase()
    ? []
    : [
        `Good to know: the page about ${platform} stays at ${address}, as the addresses of all pages do.`,
      ];
}
