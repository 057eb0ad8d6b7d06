import type { CloudFile, FileKind } from "./cloud-file.ts";
import { kindOfName } from "./kind-of-name.ts";

/** A file or folder of Box: shared links, numbers, vanity addresses, notes. All files (folder 0), help and pricing do not count. */
export function boxFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
  const [, below] = /^(?:(.+)\.)?box\.com$/.exec(hostname) ?? [];
  if (!/(?:^|\.)box\.com$/.test(hostname) || /^(?:support|community|blog|developer|account|careers|status)$/.test(below ?? ""))
    return undefined;
  const isNamed = below?.split(".").some((part) => !/^(?:www|m|app|ent|cloud)$/.test(part));
  const place = isNamed ? { place: hostname } : {};
  const found = fromPath(pathname) ?? fromQuery(searchParams);
  return found && { provider: "box", ...place, ...found };
}

type Found = Pick<CloudFile, "kind" | "id" | "name">;

function fromPath(path: string): Found | undefined {
  const [, stored] = /^\/shared\/static\/([\w.-]+)/.exec(path) ?? [];
  if (stored) return { kind: kindOfName(stored) ?? "file", id: stored };
  const [, form = "", id] = /^\/(?:embed\/|embed_widget\/)?(s|v|file|folder|notes|f|i|files\/0\/f)\/([\w-]{3,})/.exec(path) ?? [];
  return id ? { kind: kindOfForm[form] ?? "unknown", id } : undefined;
}

function fromQuery(parameters: URLSearchParams): Found | undefined {
  const id = parameters.get("file_id")?.replace(/^f_/, "") ?? parameters.get("shared_name");
  return id && parameters.has("rm") ? { kind: parameters.has("file_id") ? "file" : "unknown", id } : undefined;
}

const kindOfForm: Readonly<Record<string, FileKind>> = { file: "file", folder: "folder", notes: "document", "files/0/f": "folder" };
