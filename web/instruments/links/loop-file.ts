import type { CloudFile } from "./cloud-file.ts";

/** A page of Loop by its own address, whose token is JSON in base64: it names the SharePoint site, and often the page there. */
export function loopFile({ hostname, pathname }: URL, fileAt: (url: URL) => CloudFile | undefined): CloudFile | undefined {
  if (!/^loop\.(?:cloud\.microsoft|microsoft\.com)$/.test(hostname)) return undefined;
  const [, token = ""] = /^\/(?:p|join|create|component|learn)\/([\w%=+-]{8,})/.exec(pathname) ?? [];
  const addresses = textOf(token).match(/https:\/\/[\w.-]+\.sharepoint\.(?:com|us|de|cn)[^"\\\s]*/g) ?? [];
  const [found] = addresses.flatMap((address) => (URL.canParse(address) ? (fileAt(new URL(address)) ?? []) : []));
  const [site] = addresses;
  if (found || !site) return found;
  const place = new URL(site).hostname;
  return { provider: place.includes("-my.") ? "onedriveBusiness" : "sharepoint", kind: "unknown", place, id: token };
}

function textOf(token: string): string {
  try {
    return atob(decodeURIComponent(token).replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
