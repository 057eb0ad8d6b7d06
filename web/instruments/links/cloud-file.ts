import { kindOfLetter, percentDecoded, sharePointFile } from "./sharepoint-file.ts";
import type { linksResult } from "./words-result.ts";

/** The storage service. */
export type Provider = keyof typeof linksResult.providers;
export type FileKind = keyof typeof linksResult.kinds;

/** A file or folder, as its address tells. `place` is the owner or site, `name` the file’s name or path, `id` the service’s identifier. */
export type CloudFile = {
  readonly provider: Provider;
  readonly kind: FileKind;
  readonly place?: string;
  readonly name?: string;
  readonly id?: string;
};

/** The file an unwrapped address leads to; undefined for home pages, help pages, searches and every other site. */
export function cloudFileOf(url: URL): CloudFile | undefined {
  return sharePointFile(url) ?? oneDriveFile(url) ?? googleFile(url) ?? dropboxFile(url) ?? boxFile(url) ?? loopFile(url, sharePointFile);
}

/** Whether a domain stores files. A closed wrapper may tell no more than a domain. */
export function keepsFiles(domain: string): boolean {
  return /(?:^|\.)(?:sharepoint\.(?:com|us|de|cn)|1drv\.ms|onedrive\.live\.com|(?:docs|drive)\.google\.com|dropbox\.com|box\.com)$/i.test(
    domain,
  );
}

/** A file or folder of Google Drive, Docs, Sheets, Slides, Drawings or Vids. Forms, home pages, help and search do not count. */
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
  const [, app = "", published] = /^\/(document|spreadsheets|presentation|drawings|videos|file)\/d\/(?:e\/)?([\w-]{10,})/.exec(path) ?? [];
  if (published) return { kind: kindOfApp[app] ?? "unknown", id: published };
  const [, folder] = /^\/(?:drive\/)?(?:mobile\/)?folders\/([\w-]{10,})/.exec(path) ?? [];
  return folder ? { kind: "folder", id: folder } : undefined;
}

/** Older addresses and downloads name the file in a parameter. */
function googleInQuery(path: string, parameters: URLSearchParams): GoogleFile | undefined {
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

/** A Dropbox file or folder: a shared link, a transfer, or the owner’s own view. File requests, help and sign-in are not files. */
function dropboxFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
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

/** A page of Loop by its own address, whose token is JSON in base64: it names the SharePoint site, and often the page there. */
function loopFile({ hostname, pathname }: URL, fileAt: (url: URL) => CloudFile | undefined): CloudFile | undefined {
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
 * Detects messages, mailboxes and zips by content. The name only separates Outlook’s .msg from other files in the same container format.
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

/** A file or folder of Box: shared links, numbers, vanity addresses, notes. All files (folder 0), help and pricing do not count. */
function boxFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
  const [, below] = /^(?:(.+)\.)?box\.com$/.exec(hostname) ?? [];
  if (!/(?:^|\.)box\.com$/.test(hostname) || /^(?:support|community|blog|developer|account|careers|status)$/.test(below ?? ""))
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
  const [, form = "", id] = /^\/(?:embed\/|embed_widget\/)?(s|v|file|folder|notes|f|i|files\/0\/f)\/([\w-]{3,})/.exec(path) ?? [];
  return id ? { kind: kindOfForm[form] ?? "unknown", id } : undefined;
}

function boxInQuery(parameters: URLSearchParams): BoxFile | undefined {
  const id = parameters.get("file_id")?.replace(/^f_/, "") ?? parameters.get("shared_name");
  return id && parameters.has("rm") ? { kind: parameters.has("file_id") ? "file" : "unknown", id } : undefined;
}

const kindOfForm: Readonly<Record<string, FileKind>> = { file: "file", folder: "folder", notes: "document", "files/0/f": "folder" };

/** A file of a personal OneDrive: a short link (1drv.ms, its letter is the kind) or an address with a resource id. */
function oneDriveFile({ hostname, pathname, searchParams }: URL): CloudFile | undefined {
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
const kindOfHint = (hint: string | null): FileKind => (hint?.startsWith("folder") ? "folder" : "file");
