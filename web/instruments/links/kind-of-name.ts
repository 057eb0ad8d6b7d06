import type { FileKind } from "./cloud-file.ts";

/** The kind of a file by its extension; undefined if unknown. */
export function kindOfName(name: string | undefined): FileKind | undefined {
  const ending = /\.([a-z\d]{1,5})$/i.exec(name ?? "")?.[1]?.toLowerCase();
  return ending ? kinds.find(([, endings]) => endings.includes(ending))?.[0] : undefined;
}

const kinds: readonly (readonly [FileKind, readonly string[]])[] = [
  ["document", ["doc", "docx", "docm", "dot", "dotx", "odt", "rtf", "txt", "md", "paper", "pages"]],
  ["spreadsheet", ["xls", "xlsx", "xlsm", "xlsb", "xltx", "csv", "tsv", "ods", "numbers"]],
  ["presentation", ["ppt", "pptx", "pptm", "pps", "ppsx", "odp", "key"]],
  ["pdf", ["pdf"]],
  ["notebook", ["one", "onetoc2", "loop", "fluid", "boxnote"]],
  ["drawing", ["vsd", "vsdx", "dwg", "dxf", "svg"]],
  ["image", ["png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "heic", "webp"]],
  ["video", ["mp4", "mov", "avi", "wmv", "mkv", "m4v", "webm"]],
  [
    "file",
    [
      "zip",
      "7z",
      "rar",
      "msg",
      "eml",
      "pst",
      "html",
      "htm",
      "xml",
      "json",
      "mp3",
      "m4a",
      "wav",
      "exe",
      "mpp",
      "accdb",
      "log",
      "ics",
      "vcf",
    ],
  ],
];
