import type { CloudFile, FileKind } from "./cloud-file.ts";

/** A file or folder of Google Drive, Docs, Sheets, Slides, Drawings or Vids. Forms, home pages, help and search do not count. */
export function googleFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
  const host = /^(docs|drive|drive\.usercontent)\.google\.com$/.exec(hostname)?.[1];
  if (!host) return undefined;
  const [, domain] = /^\/a\/([^/]+\.[^/]+)\//.exec(pathname) ?? [];
  const path = pathname.replace(/^\/a\/[^/]+\.[^/]+\//, "/").replace(/\/u\/\d+\//, "/");
  const found = fromPath(path) ?? fromQuery(path, searchParams);
  return found && { provider: "google", ...(domain ? { place: domain } : {}), ...found };
}

type Found = Pick<CloudFile, "kind" | "id">;

function fromPath(path: string): Found | undefined {
  const [, app = "", published] = /^\/(document|spreadsheets|presentation|drawings|videos|file)\/d\/(?:e\/)?([\w-]{10,})/.exec(path) ?? [];
  if (published) return { kind: kindOfApp[app] ?? "unknown", id: published };
  const [, folder] = /^\/(?:drive\/)?(?:mobile\/)?folders\/([\w-]{10,})/.exec(path) ?? [];
  return folder ? { kind: "folder", id: folder } : undefined;
}

/** Older addresses and downloads name the file in a parameter. */
function fromQuery(path: string, parameters: URLSearchParams): Found | undefined {
  const id = parameters.get("id") ?? parameters.get("key");
  if (!id || !/^[\w-]{10,}$/.test(id) || !/^\/(?:open|uc|leaf|folderview|download|thumbnail|spreadsheet\/ccc)$/.test(path))
    return undefined;
  return { kind: path === "/folderview" ? "folder" : path === "/spreadsheet/ccc" ? "spreadsheet" : "unknown", id };
}

const kindOfApp: Readonly<Record<string, FileKind>> = {
  document: "document",
  spreadsheets: "spreadsheet",
  presentation: "presentation",
  drawings: "drawing",
  videos: "video",
  file: "file",
};
