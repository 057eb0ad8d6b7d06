import type { CloudFile, FileKind } from "./cloud-file.ts";
import { kindOfLetter } from "./sharepoint-file.ts";

/** A file of a personal OneDrive: a short link (1drv.ms, its letter is the kind) or an address with a resource id. */
export function oneDriveFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
  if (hostname === "1drv.ms") {
    const [, letter = "", owner, token] = /^\/([a-z])\/(?:c\/([\da-f]+)\/)?([\w!-]+)/i.exec(pathname) ?? [];
    if (!token) return undefined;
    return { provider: "onedrive", kind: kindOfLetter[letter] ?? "unknown", ...(owner ? { place: owner } : {}), id: token };
  }
  if (!/^(?:onedrive|skydrive)\.live\.com$/.test(hostname)) return undefined;
  const id = searchParams.get("resid") ?? searchParams.get("id");
  if (!id?.includes("!") || /^root/i.test(id)) return undefined;
  const owner = searchParams.get("cid") ?? id.split("!")[0];
  const kind =
    kindOfApp[searchParams.get("app")?.toLowerCase() ?? ""] ??
    (searchParams.has("ithint") ? kindOfHint(searchParams.get("ithint")) : "unknown");
  return { provider: "onedrive", kind, ...(owner ? { place: owner } : {}), id };
}

const kindOfApp: Readonly<Record<string, FileKind>> = {
  word: "document",
  excel: "spreadsheet",
  powerpoint: "presentation",
  onenote: "notebook",
};
const kindOfHint = (hint: string | null): FileKind => (hint?.startsWith("folder") ? "folder" : "file");
