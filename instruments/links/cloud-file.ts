import { type linksResult, linksResult as words } from "content/instruments.ts";
import type { FoundLink } from "./links-of-message.ts";

/** The storage service. */
type Provider = keyof typeof linksResult.providers;
type FileKind = keyof typeof linksResult.kinds;

/**
 * A file or folder, as its address tells. `place` is the owner or site, `name` the file’s name or
 * path, `id` the service’s identifier.
 */
export type CloudFile = {
  readonly provider: Provider;
  readonly kind: FileKind;
  readonly place?: string;
  readonly name?: string;
  readonly id?: string;
};

/**
 * The file an unwrapped address leads to; undefined for home pages, help pages, searches and every
 * other site.
 */
export function cloudFileOf(url: URL): CloudFile | undefined {
  return (
    sharePointFile(url) ??
    oneDriveFile(url) ??
    googleFile(url) ??
    dropboxFile(url) ??
    boxFile(url) ??
    loopFile(url, sharePointFile)
  );
}

/** Where files are stored. */
const hosts = new RegExp(
  [
    String.raw`(?:^|\.)(?:sharepoint(?:-mil)?\.(?:com|us|de|cn)|1drv\.ms|(?:onedrive|skydrive)\.live\.com|my\.microsoftpersonalcontent\.com|`,
    String.raw`(?:docs|drive|drive\.usercontent)\.google\.com|dropbox(?:usercontent)?\.com|box\.com|loop\.cloud\.microsoft|`,
    String.raw`loop\.microsoft\.com)$`,
  ].join(""),
  "i",
);

/** Whether a domain stores files. A closed wrapper may tell no more than a domain. */
export function keepsFiles(domain: string): boolean {
  return hosts.test(domain);
}

/**
 * A file or folder of Google Drive, Docs, Sheets, Slides, Drawings or Vids. Forms, home pages, help
 * and search do not count.
 */
function googleFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
  const host = /^(docs|drive|drive\.usercontent)\.google\.com$/.exec(hostname)?.[1];
  if (!host) return undefined;
  const [, domain] = /^\/a\/([^/]+\.[^/]+)\//.exec(pathname) ?? [];
  const path = pathname.replace(/^\/a\/[^/]+\.[^/]+\//, "/").replace(/\/u\/\d+\//, "/");
  const found = googleInPath(path) ?? googleInQuery(path, searchParams);
  return found && { provider: "google", ...(domain ? { place: domain } : {}), ...found };
}

type GoogleFile = Pick<CloudFile, "kind" | "id">;

function googleInPath(path: string): GoogleFile | undefined {
  const [, app = "", published] =
    /^\/(document|spreadsheets|presentation|drawings|videos|file)\/d\/(?:e\/)?([\w-]{10,})/.exec(
      path,
    ) ?? [];
  if (published) return { kind: kindOfApp[app] ?? "unknown", id: published };
  const [, folder] = /^\/(?:drive\/)?(?:mobile\/)?folders\/([\w-]{10,})/.exec(path) ?? [];
  return folder ? { kind: "folder", id: folder } : undefined;
}

/** Older addresses and downloads name the file in a parameter. */
function googleInQuery(path: string, parameters: URLSearchParams): GoogleFile | undefined {
  const id = parameters.get("id") ?? parameters.get("key");
  if (
    !id ||
    !/^[\w-]{10,}$/.test(id) ||
    !/^\/(?:open|uc|leaf|folderview|download|thumbnail|spreadsheet\/ccc)$/.test(path)
  )
    return undefined;
  return {
    kind:
      path === "/folderview" ? "folder" : path === "/spreadsheet/ccc" ? "spreadsheet" : "unknown",
    id,
  };
}

const kindOfApp: Readonly<Record<string, FileKind>> = {
  document: "document",
  spreadsheets: "spreadsheet",
  presentation: "presentation",
  drawings: "drawing",
  videos: "video",
  file: "file",
};

/**
 * A Dropbox file or folder: a shared link, a transfer, or the owner’s own view. File requests, help
 * and sign-in are not files.
 */
function dropboxFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
  if (!/^(?:(?:www|dl|paper)\.)?(?:dropbox|dropboxusercontent)\.com$/.test(hostname))
    return undefined;
  const path = percentDecoded(pathname);
  const [, form = "", id, last] =
    /^\/(scl\/f[io]|sh?|t|l\/scl|l\/sh?)\/([\w-]{6,})(?:\/([^/]+))?/.exec(path) ?? [];
  if (id) {
    const isFolder = form.endsWith("fo") || form.endsWith("sh");
    if (isFolder || form === "t")
      return { provider: "dropbox", kind: form === "t" ? "unknown" : "folder", id };
    return {
      provider: "dropbox",
      kind: kindOfName(last) ?? (last ? "file" : "unknown"),
      ...(last ? { name: last } : {}),
      id,
    };
  }
  const [, paper] = /^\/doc\/(.+)/.exec(hostname.startsWith("paper.") ? path : "") ?? [];
  if (paper) return { provider: "dropbox", kind: "document", id: paper };
  const preview = searchParams.get("preview");
  const [, folder, below] = /^\/(home|work|preview|pri\/get)\/(.+)/.exec(path) ?? [];
  const name = [below, preview].filter(Boolean).join("/");
  if (!name || (!folder && !/^\/(?:home|work)\/?$/.test(path))) return undefined;
  return { provider: "dropbox", kind: kindOfName(name) ?? "folder", name };
}

/**
 * A page of Loop by its own address, whose token is JSON in base64: it names the SharePoint site,
 * and often the page there.
 */
function loopFile(
  { hostname, pathname }: URL,
  fileAt: (url: URL) => CloudFile | undefined,
): CloudFile | undefined {
  if (!/^loop\.(?:cloud\.microsoft|microsoft\.com)$/.test(hostname)) return undefined;
  const [, token = ""] =
    /^\/(?:p|join|create|component|learn)\/([\w%=+-]{8,})/.exec(pathname) ?? [];
  const addresses =
    textOf(token).match(/https:\/\/[\w.-]+\.sharepoint\.(?:com|us|de|cn)[^"\\\s]*/g) ?? [];
  const [found] = addresses.flatMap((address) =>
    URL.canParse(address) ? (fileAt(new URL(address)) ?? []) : [],
  );
  const [site] = addresses;
  if (found || !site) return found;
  const place = new URL(site).hostname;
  return {
    provider: place.includes("-my.") ? "onedriveBusiness" : "sharepoint",
    kind: "unknown",
    place,
    id: token,
  };
}

function textOf(token: string): string {
  try {
    return atob(decodeURIComponent(token).replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

/** The kind of a file by its extension; undefined if unknown. */
export function kindOfName(name: string | undefined): FileKind | undefined {
  const ending = /\.([a-z\d]{1,5})$/i.exec(name ?? "")?.[1]?.toLowerCase();
  return ending ? kinds.find(([, endings]) => endings.includes(ending))?.[0] : undefined;
}

const list = (endings: string) => endings.split(" ");
const kinds: readonly (readonly [FileKind, readonly string[]])[] = [
  ["document", list("doc docx docm dot dotx odt rtf txt md paper pages")],
  ["spreadsheet", list("xls xlsx xlsm xlsb xltx csv tsv ods numbers")],
  ["presentation", list("ppt pptx pptm pps ppsx odp key")],
  ["pdf", list("pdf")],
  ["notebook", list("one onetoc2 loop fluid boxnote")],
  ["drawing", list("vsd vsdx dwg dxf svg")],
  ["image", list("png jpg jpeg gif tif tiff bmp heic webp")],
  ["video", list("mp4 mov avi wmv mkv m4v webm")],
  ["file", list("zip 7z rar msg eml pst html htm xml json mp3 m4a wav exe mpp accdb log ics vcf")],
];

type MailKind = "message" | "mbox" | "emlx" | "zip" | "msg" | "pst" | "empty" | "notMail";

/** Bytes that detection needs. */
export const HEAD = 4096;

/**
 * Detects messages, mailboxes and zips by content. The name only separates Outlook’s .msg from
 * other files in the same container format.
 */
export function kindOfHead(head: Uint8Array, name: string): MailKind {
  if (head.length === 0) return "empty";
  const text = new TextDecoder("latin1").decode(head);
  if (text.startsWith("PK\x03\x04") || text.startsWith("PK\x05\x06")) return "zip";
  if (text.startsWith("!BDN")) return "pst";
  if (text.startsWith("\xD0\xCF\x11\xE0")) return /\.(?:msg|oft)$/i.test(name) ? "msg" : "notMail";
  const lines = text.replace(/^(?:\xEF\xBB\xBF)?\s*/, "");
  if (/^From (?:\S[^\r\n]*)?\r?\n(?:>?[!-9;-~]+[ \t]*:|\r?\n)/.test(lines)) return "mbox";
  // Apple Mail puts the number of bytes above a message, and a property list below.
  if (/^\d+[ \t]*\r?\n[!-9;-~]+[ \t]*:/.test(lines)) return "emlx";
  const [header = ""] = lines.split(/\r?\n\r?\n/, 1);
  return /^[!-9;-~]+[ \t]*:/.test(header) && mailField.test(header) ? "message" : "notMail";
}

/** Fields that only messages have, not other lists of names and values. */
const mailField =
  /^(?:(?:from|to|cc|subject|date|received|return-path|delivered-to|message-id|mime-version|dkim-signature|reply-to)[ \t]*:|content-type[ \t]*:\s*multipart\/)/im;

/**
 * A file or folder of Box: shared links, numbers, vanity addresses, notes. All files (folder 0),
 * help and pricing do not count.
 */
function boxFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
  const [, below] = /^(?:(.+)\.)?box\.com$/.exec(hostname) ?? [];
  if (
    !/(?:^|\.)box\.com$/.test(hostname) ||
    /^(?:support|community|blog|developer|account|careers|status)$/.test(below ?? "")
  )
    return undefined;
  const isNamed = below?.split(".").some((part) => !/^(?:www|m|app|ent|cloud)$/.test(part));
  const place = isNamed ? { place: hostname } : {};
  const found = boxInPath(pathname) ?? boxInQuery(searchParams);
  return found && { provider: "box", ...place, ...found };
}

type BoxFile = Pick<CloudFile, "kind" | "id" | "name">;

function boxInPath(path: string): BoxFile | undefined {
  const [, stored] = /^\/shared\/static\/([\w.-]+)/.exec(path) ?? [];
  if (stored) return { kind: kindOfName(stored) ?? "file", id: stored };
  const [, form = "", id] =
    /^\/(?:embed\/|embed_widget\/)?(s|v|file|folder|notes|f|i|files\/0\/f)\/([\w-]{3,})/.exec(
      path,
    ) ?? [];
  return id ? { kind: kindOfForm[form] ?? "unknown", id } : undefined;
}

function boxInQuery(parameters: URLSearchParams): BoxFile | undefined {
  const id = parameters.get("file_id")?.replace(/^f_/, "") ?? parameters.get("shared_name");
  return id && parameters.has("rm")
    ? { kind: parameters.has("file_id") ? "file" : "unknown", id }
    : undefined;
}

const kindOfForm: Readonly<Record<string, FileKind>> = {
  file: "file",
  folder: "folder",
  notes: "document",
  "files/0/f": "folder",
};

/**
 * A file of a personal OneDrive: a short link (1drv.ms, its letter is the kind) or an address with
 * a resource id.
 */
function oneDriveFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
  if (hostname === "1drv.ms") {
    const [, letter = "", owner, token] =
      /^\/([a-z])\/(?:c\/([\da-f]+)\/)?([\w!-]+)/i.exec(pathname) ?? [];
    if (!token) return undefined;
    return {
      provider: "onedrive",
      kind: kindOfLetter[letter] ?? "unknown",
      ...(owner ? { place: owner } : {}),
      id: token,
    };
  }
  if (!/^(?:onedrive|skydrive)\.live\.com$/.test(hostname)) return undefined;
  const id = searchParams.get("resid") ?? searchParams.get("id");
  if (!id?.includes("!") || /^root/i.test(id)) return undefined;
  const owner = searchParams.get("cid") ?? id.split("!")[0];
  const kind =
    kindOfOneDriveApp[searchParams.get("app")?.toLowerCase() ?? ""] ??
    (searchParams.has("ithint") ? kindOfHint(searchParams.get("ithint")) : "unknown");
  return { provider: "onedrive", kind, ...(owner ? { place: owner } : {}), id };
}

const kindOfOneDriveApp: Readonly<Record<string, FileKind>> = {
  word: "document",
  excel: "spreadsheet",
  powerpoint: "presentation",
  onenote: "notebook",
};
const kindOfHint = (hint: string | null): FileKind =>
  hint?.startsWith("folder") ? "folder" : "file";

/**
 * A file of SharePoint or OneDrive for Business. Accepts sharing links (`/:x:/s/…`), viewers below
 * `_layouts/15/` (also on a company’s own server), library views and plain paths. Site pages, lists
 * and home pages are not files.
 */
function sharePointFile(url: URL): CloudFile | undefined {
  const isHosted = /\.sharepoint(?:-mil)?\.(?:com|us|de|cn)$/.test(url.hostname);
  const isConsumer = /^(?:onedrive\.live\.com|my\.microsoftpersonalcontent\.com)$/.test(
    url.hostname,
  );
  const path = percentDecoded(url.pathname);
  const found =
    isHosted || isConsumer
      ? (sharingLink(path, url) ?? viewer(path, url) ?? plainPath(path, url))
      : viewer(path, url);
  if (!found) return undefined;
  const { place, ...file } = found;
  const isPersonal = place?.startsWith("personal/") || /-my\.sharepoint/.test(url.hostname);
  const provider = isConsumer ? "onedrive" : isPersonal ? "onedriveBusiness" : "sharepoint";
  return { provider, place: [url.hostname, place].filter(Boolean).join("/"), ...file };
}

type Found = Omit<CloudFile, "provider">;

/**
 * The first letter is the kind, the second the form: a path (r), or a token below a site (s, t, p)
 * or path (g).
 */
function sharingLink(path: string, { searchParams }: URL): Found | undefined {
  const [, letter = "", form = "", rest = ""] =
    /^\/:([a-z]{1,2}):\/([a-z])\/(.+)$/.exec(path) ?? [];
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
const kindOfLetter: Readonly<Record<string, FileKind>> = {
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
  return {
    kind: kindOfName(name) ?? (isFolder ? "folder" : "unknown"),
    ...optional({ place, name, id: uniqueId(id) }),
  };
}

/**
 * A path without a viewer: a file by its extension, or a library view, with its item in `id` or
 * `RootFolder`.
 */
function plainPath(path: string, url: URL): Found | undefined {
  const parts = path.split("/").filter(Boolean);
  if (/^(?:my)?$/i.test(parts.join("/")) || /\/forms\/[^/]+\.aspx$/i.test(path)) {
    const shown = parameterOf(url, ["id", "rootfolder"]);
    if (shown?.includes("/")) return fileAt(shown);
    const { place, below } = placed(parts);
    const library = below.slice(0, -2).join("/");
    return library
      ? { kind: shown ? "unknown" : "folder", ...optional({ place, name: library }) }
      : undefined;
  }
  if (parts.some((part) => /^(?:sitepages|lists|_layouts|_api|_vti_bin|siteassets)$/i.test(part)))
    return undefined;
  return kindOfName(parts.at(-1)) ? fileAt(path) : undefined;
}

function fileAt(path: string): Found {
  const { place, below } = placed(path.split("/").filter(Boolean));
  const name = below.join("/");
  return { kind: kindOfName(name) ?? "folder", ...optional({ place, name }) };
}

/** The site or the owner that a path begins with, and what is below it. */
function placed(parts: readonly string[]): {
  readonly place: string | undefined;
  readonly below: readonly string[];
} {
  const [folder = "", name] = parts;
  const isPlace = /^(?:sites|teams|personal)$/i.test(folder) && name !== undefined;
  return {
    place: isPlace ? `${folder}/${name}` : undefined,
    below: isPlace ? parts.slice(2) : parts,
  };
}

/** A parameter by any of its names, in either case, as SharePoint varies it. */
function parameterOf({ searchParams }: URL, names: readonly string[]): string | undefined {
  return names
    .map((name) => [...searchParams].find(([key]) => key.toLowerCase() === name)?.[1])
    .find((value) => value);
}

/**
 * Normalizes a GUID: `{0B1C…}` of viewers and `w0b1c…` of direct links are one file. Other
 * identifiers are not changed.
 */
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
  return closed
    ? `${words.wrappers[closed.wrapper]}${closed.domain ? ` ${words.ask.toDomain(closed.domain)}` : ""}`
    : "";
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
