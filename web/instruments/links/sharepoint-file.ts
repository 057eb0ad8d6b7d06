import { type CloudFile, type FileKind, kindOfName } from "./cloud-file.ts";
import type { FoundLink } from "./links-of-message.ts";
import { linksResult as words } from "./words-result.ts";

/**
 * A file of SharePoint or OneDrive for Business. Accepts sharing links (`/:x:/s/…`), viewers below `_layouts/15/` (also on a company’s own
 * server), library views and plain paths. Site pages, lists and home pages are not files.
 */
export function sharePointFile(url: URL): CloudFile | undefined {
  const isHosted = /\.sharepoint(?:-mil)?\.(?:com|us|de|cn)$/.test(url.hostname);
  const isConsumer = /^(?:onedrive\.live\.com|my\.microsoftpersonalcontent\.com)$/.test(url.hostname);
  const path = percentDecoded(url.pathname);
  const found = isHosted || isConsumer ? (sharingLink(path, url) ?? viewer(path, url) ?? plainPath(path, url)) : viewer(path, url);
  if (!found) return undefined;
  const { place, ...file } = found;
  const isPersonal = place?.startsWith("personal/") || /-my\.sharepoint/.test(url.hostname);
  const provider = isConsumer ? "onedrive" : isPersonal ? "onedriveBusiness" : "sharepoint";
  return { provider, place: [url.hostname, place].filter(Boolean).join("/"), ...file };
}

type Found = Omit<CloudFile, "provider">;

/** The first letter is the kind, the second the form: a path (r), or a token below a site (s, t, p) or path (g). */
function sharingLink(path: string, { searchParams }: URL): Found | undefined {
  const [, letter = "", form = "", rest = ""] = /^\/:([a-z]{1,2}):\/([a-z])\/(.+)$/.exec(path) ?? [];
  if (!rest || letter === "l" || letter === "li") return undefined;
  const kind = kindOfLetter[letter] ?? "unknown";
  const parts = rest.split("/").filter(Boolean);
  if (form === "r") {
    const { place, below } = placed(parts);
    const isViewer = below.includes("_layouts");
    const name = searchParams.get("file") ?? (isViewer ? undefined : below.join("/"));
    const id = uniqueId(searchParams.get("d") ?? searchParams.get("sourcedoc"));
    return { kind: kindOfName(name) ?? kind, ...optional({ place, name, id }) };
  }
  const token = parts.at(-1);
  const above = parts.slice(0, -1);
  const folder = { s: "sites", t: "teams", p: "personal" }[form];
  const place = folder && above.length > 0 ? `${folder}/${above.join("/")}` : above.join("/");
  return { kind, ...optional({ place, id: token }) };
}

/** The kinds that letters in the addresses of SharePoint and OneDrive stand for. */
export const kindOfLetter: Readonly<Record<string, FileKind>> = {
  w: "document",
  x: "spreadsheet",
  p: "presentation",
  b: "pdf",
  o: "notebook",
  fl: "notebook",
  i: "image",
  v: "video",
  f: "folder",
  t: "document",
  u: "file",
};

const viewerPage =
  /^(.*?)\/_layouts\/(?:15\/)?(doc2?|wopiframe2?|xlviewer|guestaccess|download|docidredir|stream|embed|onedrive|powerpoint|visiowebaccess)\.aspx$/i;

function viewer(path: string, url: URL): Found | undefined {
  const [, before = "", page] = viewerPage.exec(path) ?? [];
  if (!page) return undefined;
  const get = (...names: readonly string[]) => parameterOf(url, names);
  const { place } = placed(before.split("/").filter(Boolean));
  const located = get("id", "sourceurl");
  if (located?.includes("/")) return fileAt(located);
  const id = get("sourcedoc", "uniqueid", "docid", "share", "id", "resid");
  if (!id) return undefined;
  const name = get("file", "filename");
  const isFolder = get("folderid") !== undefined;
  return { kind: kindOfName(name) ?? (isFolder ? "folder" : "unknown"), ...optional({ place, name, id: uniqueId(id) }) };
}

/** A path without a viewer: a file by its extension, or a library view, with its item in `id` or `RootFolder`. */
function plainPath(path: string, url: URL): Found | undefined {
  const parts = path.split("/").filter(Boolean);
  if (/^(?:my)?$/i.test(parts.join("/")) || /\/forms\/[^/]+\.aspx$/i.test(path)) {
    const shown = parameterOf(url, ["id", "rootfolder"]);
    if (shown?.includes("/")) return fileAt(shown);
    const { place, below } = placed(parts);
    const library = below.slice(0, -2).join("/");
    return library ? { kind: shown ? "unknown" : "folder", ...optional({ place, name: library }) } : undefined;
  }
  if (parts.some((part) => /^(?:sitepages|lists|_layouts|_api|_vti_bin|siteassets)$/i.test(part))) return undefined;
  return kindOfName(parts.at(-1)) ? fileAt(path) : undefined;
}

function fileAt(path: string): Found {
  const { place, below } = placed(path.split("/").filter(Boolean));
  const name = below.join("/");
  return { kind: kindOfName(name) ?? "folder", ...optional({ place, name }) };
}

/** The site or the owner that a path begins with, and what is below it. */
function placed(parts: readonly string[]): { readonly place: string | undefined; readonly below: readonly string[] } {
  const [folder = "", name] = parts;
  const isPlace = /^(?:sites|teams|personal)$/i.test(folder) && name !== undefined;
  return { place: isPlace ? `${folder}/${name}` : undefined, below: isPlace ? parts.slice(2) : parts };
}

/** A parameter by any of its names, in either case, as SharePoint varies it. */
function parameterOf({ searchParams }: URL, names: readonly string[]): string | undefined {
  return names.map((name) => [...searchParams].find(([key]) => key.toLowerCase() === name)?.[1]).find((value) => value);
}

/** Normalizes a GUID: `{0B1C…}` of viewers and `w0b1c…` of direct links are one file. Other identifiers are not changed. */
function uniqueId(id: string | null): string | undefined {
  const digits = id?.replace(/[{}-]/g, "").toLowerCase() ?? "";
  return /^w?([\da-f]{32})$/.exec(digits)?.[1] ?? id ?? undefined;
}

type Optional = { readonly [key in "place" | "name" | "id"]?: string | null | undefined };
/** Drops undefined values. */
function optional(values: Optional): Pick<CloudFile, "place" | "name" | "id"> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

/** A link’s title in lists: the file’s name, the link text, or kind and service. */
export function linkTitle({ file, shown, closed }: FoundLink): string {
  const name = file?.name?.split("/").at(-1) ?? shown;
  if (name) return name;
  if (file) return `${words.providers[file.provider]}, ${words.kinds[file.kind]}`;
  return closed ? `${words.wrappers[closed.wrapper]}${closed.domain ? words.ask.toDomain(closed.domain) : ""}` : "";
}

/** Decodes percent escapes as UTF-8. Invalid escapes are not changed. */
export function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
