import type { CloudFile } from "./cloud-file.ts";
import { kindOfName } from "./kind-of-name.ts";
import { percentDecoded } from "./sharepoint-file.ts";

/** A Dropbox file or folder: a shared link, a transfer, or the owner’s own view. File requests, help and sign-in are not files. */
export function dropboxFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
  if (!/^(?:(?:www|dl|paper)\.)?(?:dropbox|dropboxusercontent)\.com$/.test(hostname)) return undefined;
  const path = percentDecoded(pathname);
  const [, form = "", id, last] = /^\/(scl\/f[io]|sh?|t|l\/scl|l\/sh?)\/([\w-]{6,})(?:\/([^/]+))?/.exec(path) ?? [];
  if (id) {
    const isFolder = form.endsWith("fo") || form.endsWith("sh");
    if (isFolder || form === "t") return { provider: "dropbox", kind: form === "t" ? "unknown" : "folder", id };
    return { provider: "dropbox", kind: kindOfName(last) ?? (last ? "file" : "unknown"), ...(last ? { name: last } : {}), id };
  }
  const [, paper] = /^\/doc\/(.+)/.exec(hostname.startsWith("paper.") ? path : "") ?? [];
  if (paper) return { provider: "dropbox", kind: "document", id: paper };
  const preview = searchParams.get("preview");
  const [, folder, below] = /^\/(home|work|preview|pri\/get)\/(.+)/.exec(path) ?? [];
  const name = [below, preview].filter(Boolean).join("/");
  if (!name || (!folder && !/^\/(?:home|work)\/?$/.test(path))) return undefined;
  return { provider: "dropbox", kind: kindOfName(name) ?? "folder", name };
}
