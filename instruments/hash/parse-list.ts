import { rowsOf } from "instruments/frame/row-splitter.ts";
import { type Algorithm, algorithmOf, unescapeName } from "./compare.ts";

/** A digest for a path in a list, with its line, from 1. */
export type ListEntry = {
  readonly path: string;
  readonly algorithm: Algorithm;
  readonly digest: string;
  readonly line: number;
};
/**
 * `unread`: numbers of lines without digest and path. `isOfImage`: the text is the log of an
 * imaging program, which lists no files. `namesNoAlgorithm`: every line is a digest and a path, so
 * the algorithm is a guess from the digest's length (sha512sum and b2sum print the same form).
 */
export type HashList = {
  readonly entries: readonly ListEntry[];
  readonly unread: readonly number[];
  readonly isOfImage?: true;
  readonly namesNoAlgorithm?: true;
};

/**
 * Reads a list of digests, in the forms of coreutils, hashdeep, openssl, certutil, PowerShell, FTK,
 * X-Ways, EnCase and Concordance: any table whose header names a path and a digest, any line with a
 * digest and a path, blocks of lines with a name and a value each, XML, and JSON. Lines end in CRLF,
 * LF, CR or NUL (`sha256sum --zero`); a byte order mark is allowed.
 */
export function parseHashList(source: string): HashList {
  const whole = source.replace(/^\uFEFF/, "");
  // A name in a table may hold a CR; lines end in one only where nothing else ends them.
  const text = whole.includes("\n") ? whole : whole.replace(/[\r\0]/g, "\n");
  const objects = objectsIn(text);
  if (objects) return { entries: objects, unread: [] };
  const marked = labelledFromXml(text);
  if (marked !== undefined) {
    const { entries } = readLines(marked);
    return { entries, unread: entries.length > 0 ? [] : [1] };
  }
  const table = tableIn(text);
  if (!table && imagerLog.test(text)) return { entries: [], unread: [], isOfImage: true };
  return table ? readTable(text, table) : readLines(text.replace(inGroups, joined));
}

/** What `gpg --print-md` writes: a name, and the digest in groups, over two lines or more. */
const inGroups =
  /^([^\n]*\S):[ \t]*(?:(?:MD5|SHA\d+) = )?((?:[\dA-F]{2,8}[ \t\r\n]+){3,40}[\dA-F]{2,8})[ \t\r]*$/gim;

/** The same on one line, and the other lines empty, so that lines keep their numbers. */
function joined(whole: string, name: string, groups: string): string {
  const hex = groups.replace(/\s/g, "");
  return algorithmOf(hex) ? `${hex}  ${name}${"\n".repeat(groups.split("\n").length - 1)}` : whole;
}

/**
 * Logs of FTK Imager, EnCase, X-Ways, Guymager, ewfacquire, dc3dd, dcfldd and Tableau give the
 * digests of what a disk held. Those of the image's own files are others: E01 is compressed, and a
 * raw image is in segments.
 */
const imagerLog = new RegExp(
  [
    String.raw`\bFTK\W{0,3} ?Imager\b|^\[Computed Hashes\]|Image Verification Results|\bGuymager\b|\bewf(?:acquire|verify)\b|`,
    String.raw`\bdc3dd\b|\bdcfldd\b|\b(?:Acquisition|Verification) (?:MD5|SHA-?\d+|hash)\b|\bTableau (?:Imager|Forensic)|`,
    String.raw`MD5 hash (?:calculated|stored)|^[ \t]*Hash of source data\b`,
  ].join(""),
  "im",
);

/**
 * The elements and attributes of an XML list (DFXML, FCIV, media hash lists) as lines of a label
 * and a value each; undefined if the text is no XML.
 */
function labelledFromXml(text: string): string | undefined {
  if (!/^\s*<[?!\w]/.test(text)) return undefined;
  const lines: string[] = [];
  for (const [, tag = "", attributes = "", value = ""] of text.matchAll(
    /<([\w:.-]+)(?![\w:.-])([^<>]*)>([^<]*)/g,
  )) {
    const pairs = [...attributes.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*["']([^"']*)["']/g)];
    for (const [, name, given = ""] of pairs) lines.push(`${name}: ${plainXml(given)}`);
    const isLabel = pathLabel.test(tag) || algorithmName.test(tag);
    const label = isLabel
      ? tag
      : [tag, ...pairs.map(([, , given]) => given)].join(" ").slice(0, 20);
    lines.push(`${label}: ${plainXml(value.trim())}`);
  }
  return lines.join("\n");
}

const plainXml = (text: string) =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: "<", gt: ">", quot: '"', apos: "'" })[name] ?? "&",
  );

type Table = { readonly separator: string; readonly from: number; readonly line: number };

/** Lines above a header: a type, a title, a rule. */
const HEADER_WITHIN = 10;
const separators = [",", ";", "\t", "\u0014", "|"] as const;

function tableIn(text: string): Table | undefined {
  let from = 0;
  for (const [line, row] of text.split(/\r?\n/, HEADER_WITHIN).entries()) {
    const separator = separators.find((mark) => row.includes(mark) && columnsOf(row.split(mark)));
    if (separator) return { separator, from, line };
    from = text.indexOf("\n", from) + 1;
  }
  return undefined;
}

const digest = String.raw`[\da-f]{128}|[\da-f]{96}|[\da-f]{64}|[\da-f]{40}|[\da-f]{32}`;
/** `digest  path`, `digest *path`; a leading backslash: the path is escaped. */
const plain = new RegExp(`^(\\\\?)(${digest}) [ *](?! +\\d+ {2})(.+)$`, "i");
/** `SHA256 (path) = digest`, and openssl’s `SHA2-256(path)= digest`. */
const tagged = new RegExp(`^(\\\\?)([a-z][\\w/-]*) ?\\((.+)\\) ?= ?(${digest})$`, "i");
/**
 * What `cksum --base64` and `gsutil hash` write: a tag and a digest, or a digest that is padded, and
 * a path.
 */
const taggedInBase64 =
  /^(\\?[a-z][\w/-]* ?\(.+\) ?= ?|\s*hash \(md5\):\s+)([a-z\d+/]{22,86}={0,2})$/i;
const plainInBase64 = /^(\\?)([a-z\d+/]{22,86}={1,2})( [ *].+)$/i;
/** A line of RECORD in a Python wheel. */
const recorded = /^(?:"(.+)"|([^"]+)),(md5|sha\d+)=([\w-]{22,86}={0,2}),\d*$/;
/** A line of mtree(5): a path with blanks as \040, and keywords, of which one is a digest. */
const ofMtree = new RegExp(
  `^(\\S+)(?=\\s.*(?<=\\s)(?:md5|sha\\d+)(?:digest)?=(?:${digest})(?:\\s|$))(?:\\s+[a-z]\\w*(?:=\\S*)?)+\\s*$`,
);
/** "SHA1: " before the digest in SPDX, "sha256:" in YAML and container registries. */
const inValue = /^([a-z][\w-]+): ?(?=\S+$)/i;
/** Digests of as many digits as ours, which are not computed here: the list’s line is not read. */
const otherAlgorithm =
  /blake|\bb2|ripe|\brmd|tiger|whirl|keccak|sha-?3(?!84)|sha-?(?:2-)?512\W?\/|\bsm3|streebog|gost|md4|ed2k|tth|crc|xxh/i;
const algorithmName = /(?<![a-z])(?:md5|sha)/i;
const anyDigest = new RegExp(`(?<![\\da-z])(?:${digest})(?![\\da-z])`, "gi");
const onlyDigest = new RegExp(`^(?:${digest})$`, "i");
/** certutil’s first line, in the languages of Windows. */
const namedAbove =
  /^(?=.*(?:md[45]|sha-?\d|^hashes \[)).*?\s(?:for|of|von|der|del|de|di|do|van|av|af)\s(?:(?:the |el |le )?(?:file|datei|archivo|fichier|arquivo) )?(.+?)\s?:$/i;
/** A name and a value, as in PowerShell’s list. */
const labelled =
  /^\s*(?:- )?([A-Za-z][\w /-]{1,20}?)(?:\s*:|\s=(?= ))(?:\s+|(?=[\da-f]{32,128}$))(\S.*)$/i;
const pathLabel = /^(?:(?:full|file) ?)?(?:path|file|name)(?: ?name)?$/i;
/** Comments, rules, heads, and lines of programs that say no more than that they ran. */
const idle = new RegExp(
  [
    String.raw`^(?:[#;%].*|\/\/.*|[-=\s|+]+|algorithm\s+hash\s+path|(?:md5|sha-?\d+)\s+(?:size\s+name|sha-?\d+)|algorithm\s*:.*|`,
    String.raw`certutil\s?: .*|\s*hash \(crc32c\):.*|.*\bRECORD,,|\/set .*|\.\.|\S+ (?:.* )?type=(?!file\b)[a-z]+\b.*|`,
    String.raw`(?:SPDX(?:Version|ID)|DataLicense|Document\w+|Creat(?:ed|or)|LicenseListVersion|Package(?!Checksum)\w+|Relationship): .*|`,
    String.raw`(?:checksums-sha\d+|files):|7-zip .*|scanning.*|everything is ok|(?:folders|files|size): *\d+|size \(.+\) = \d+|(?:\d+ folders?, )?\d+ files?, .*)$`,
  ].join(""),
  "i",
);
/** A line that says something about a file has the beginning of a digest, or a path. */
const mayList =
  /[\da-f]{8}|[a-z\d+/]{22}|[\p{L}\p{N})][\\/][\p{L}\p{N}]|[\p{L}\p{N})\]]\.[a-z][a-z\d]{0,7}(?![\w.@])/iu;
/** Dates, telephone numbers, addresses and "and/or" have the marks of paths and digests. */
const noFile = new RegExp(
  [
    String.raw`\b\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?\b|\b\d{8,14}\b|\b[a-z]+:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+|\bwww\.\S+|`,
    String.raw`\b[a-z]+\/[a-z]+(?= )|\b(?:md5|sha-?\d+)(?:\/(?:md5|sha-?\d+))+\b`,
  ].join(""),
  "gi",
);
/** Prose, titles and totals around a list say nothing of a file. */
const isAside = (row: string) => !mayList.test(row.replace(noFile, ""));
/** A name on a line of its own, also behind "Item 3:", above the digests of the file. */
const nameAlone = /^\s*(?:[A-Za-z][\w #.-]{0,20}:\s+)?(\S.*\.[a-z\d]{1,8})\s*:?\s*$/i;

/** 7-Zip gives a folder’s name in the column of names alone. */
const folderAlone = /^ {40}/;

/** A path in Windows has 32,767 characters at most. Longer lines are none of a list. */
const LONGEST_LINE = 40_000;
const LONGEST_NAME = 2_000;

function readLines(text: string): HashList {
  const entries: ListEntry[] = [];
  const unread: number[] = [];
  let isNamed = false;
  let above: { readonly path: string; readonly line: number } | undefined;
  let alone: { readonly path: string; readonly line: number } | undefined;
  let isSignature = false;
  const block = {
    path: "",
    folder: "",
    name: "",
    digests: [""].slice(1),
    lines: [0].slice(1),
    labels: new Set<string>(),
  };
  const add = (
    path: string | undefined,
    digests: readonly string[],
    line: number,
    isEscaped = false,
  ) => {
    const found = digests.flatMap((hex) => entryOf(path, hex, line, isEscaped) ?? []);
    if (found.length > 0) entries.push(...found);
    else unread.push(line);
  };
  const endBlock = () => {
    const { path, folder, name, digests, lines, labels } = block;
    if (path === "" && digests.length > 0 && alone && unread.at(-1) === alone.line) {
      unread.pop();
      add(alone.path, digests, lines[0] ?? 0);
    } else if (path !== "" && digests.length > 0)
      add(isFolder(folder, name) ? withName(folder, name) : path, digests, lines[0] ?? 0);
    else unread.push(...lines);
    Object.assign(block, { path: "", folder: "", name: "", digests: [], lines: [] });
    labels.clear();
  };
  const read = (written: string, line: number): void => {
    // Markdown's list and code.
    const row = withDigits(
      written.includes("`") ? written.replace(/^\s*[-*+] /, "").replaceAll("`", "") : written,
    );
    const [, plainMark, plainDigest, plainPath] = plain.exec(row) ?? [];
    const [, tagMark, tag = "", tagPath, tagDigest] = tagged.exec(row) ?? [];
    if (plainDigest || tagDigest) {
      if (tagDigest) isNamed = true;
      const path = otherAlgorithm.test(tag) ? undefined : (plainPath ?? tagPath);
      add(path, [plainDigest ?? tagDigest ?? ""], line, Boolean(plainMark || tagMark));
      return;
    }
    if (algorithmName.test(row)) isNamed = true;
    const [, name = ""] = ofMtree.exec(row) ?? [];
    if (name !== "") {
      add(withoutOctal(name), row.match(anyDigest) ?? [], line);
      return;
    }
    const file = fileInLine(row);
    if (file) {
      add(file.path, file.digests, line);
      return;
    }
    const [label, value] = labelAndValue(row.trimEnd());
    if (onlyDigest.test(value) || pathLabel.test(label)) {
      if (block.labels.has(label)) endBlock();
      block.labels.add(label);
      block.lines.push(line);
      if (onlyDigest.test(value))
        block.digests.push(...(otherAlgorithm.test(label) ? [] : [value]));
      else {
        const own = value.replace(/^(["'])(.*)\1$/, "$2");
        if (own.length > block.path.length) block.path = own;
        if (/path$/i.test(label)) block.folder = own;
        else if (/^(?:file ?)?name$/i.test(label)) block.name = own;
      }
      return;
    }
    // A size or a time within a block.
    if (label !== "" && block.lines.length > 0) return;
    const joined = /^\s*(?:[\da-f]{2} )+[\da-f]{2}\s*$/i.test(row) ? row.replace(/\s/g, "") : row;
    const digests = joined.match(anyDigest) ?? [];
    const path = pathBeside(joined, digests);
    if (digests.length > 0 && !path && !above && alone?.line === line - 1) {
      if (unread.at(-1) === alone.line) unread.pop();
      add(alone.path, digests, line);
      alone = { ...alone, line };
      return;
    }
    if (digests.length > 0 && (path || above)) {
      add(path ?? above?.path, digests, line);
      if (!path) above = undefined;
      return;
    }
    const named = row.length > LONGEST_NAME ? undefined : namedAbove.exec(row)?.[1];
    if (named && !(/^\d/.test(named) && isAside(named))) {
      if (above) unread.push(above.line);
      above = { path: named.trim(), line };
    } else if (!folderAlone.test(row) && !idle.test(row.trim()) && !isAside(row)) {
      unread.push(line);
      const [, own] = row.length > LONGEST_NAME ? [] : (nameAlone.exec(row) ?? []);
      alone = own === undefined ? undefined : { path: own, line };
    }
  };
  for (const [i, row] of text.split(/\r?\n/).entries()) {
    // Only a line that belongs to no block ends it: certutil and PowerShell part theirs by such a
    // line.
    if (block.lines.length > 0 && !labelled.test(row.trimEnd())) endBlock();
    // A signed list ends with the signature.
    if (/^-----BEGIN [A-Z ]+-----$/.test(row.trim())) isSignature = /SIGNATURE/.test(row);
    if (isSignature || /^-----(?:BEGIN|END) [A-Z ]+-----$/.test(row.trim())) {
      if (/^-----END/.test(row)) isSignature = false;
      continue;
    }
    if (row.length > LONGEST_LINE) unread.push(i + 1);
    else if (row.trim() !== "") read(row, i + 1);
  }
  endBlock();
  if (above) unread.push(above.line);
  return {
    entries,
    unread: unread.toSorted((a, b) => a - b),
    ...(isNamed || entries.length === 0 ? {} : { namesNoAlgorithm: true }),
  };
}

/** Both are empty in a line that is not labelled. A digest in base64 comes in digits. */
function labelAndValue(row: string): readonly [label: string, value: string] {
  const [, label = "", given = ""] = labelled.exec(row) ?? [];
  const written = given.replace(/^(["'])([\da-f]{32,128})\1,?$/i, "$2");
  const [prefix = "", algorithm = ""] = inValue.exec(written) ?? [];
  const value = written.slice(prefix.length);
  if (algorithm !== "" && onlyDigest.test(value)) return [`${label} ${algorithm}`, value];
  return [label, (algorithmName.test(label) ? digitsOf(written) : undefined) ?? written];
}

/** "File: a.txt | Size: 6 bytes | MD5: …": a path and its digests, each with its label. */
function fileInLine(row: string) {
  const cells = row.split(/[|;\t]| {2}/).map((cell) => labelled.exec(cell.trim()) ?? []);
  const path = cells.find(([, label = ""]) => pathLabel.test(label))?.[2];
  const digests = cells.flatMap(([, label = "", value = ""]) =>
    onlyDigest.test(value) && !otherAlgorithm.test(label) ? [value] : [],
  );
  return path !== undefined && digests.length > 0 ? { path, digests } : undefined;
}

/** A path without an extension, and beside it a name: the folder, as EDRM XML has it. */
const isFolder = (path: string, name: string) =>
  path !== "" && name !== "" && !path.endsWith(name) && !/\.[a-z\d]{1,8}$/i.test(path);

const withName = (folder: string, name: string) => `${folder.replace(/[\\/]+$/, "")}/${name}`;

const withoutOctal = (name: string) =>
  name.replace(/\\([0-3][0-7]{2})/g, (_, octet: string) =>
    String.fromCharCode(Number.parseInt(octet, 8)),
  );

/** A line whose digest is in base64, with the digest in digits. */
function withDigits(row: string): string {
  for (const pattern of [taggedInBase64, plainInBase64]) {
    const [, before = "", coded = "", after = ""] = pattern.exec(row) ?? [];
    const digits = onlyDigest.test(coded) || coded.length % 4 > 0 ? undefined : digitsOf(coded);
    if (digits) return before + digits + after;
  }
  const [, quoted, bare, algorithm = "", coded = ""] = recorded.exec(row) ?? [];
  const digits = digitsOf(coded);
  return digits ? `${algorithm} (${quoted ?? bare}) = ${digits}` : row;
}

/** A digest in base64, also that of addresses and without its padding; undefined for other text. */
function digitsOf(coded: string): string | undefined {
  if (!/^[\w+/-]{22,86}={0,2}$/.test(coded) || onlyDigest.test(coded)) return undefined;
  try {
    const digits = [...atob(coded.replaceAll("-", "+").replaceAll("_", "/"))]
      .map((octet) => octet.charCodeAt(0).toString(16).padStart(2, "0"))
      .join("");
    return algorithmOf(digits) && digits;
  } catch {
    return undefined;
  }
}

/**
 * The digests of JSON, as one text or one object a line, below the path or name that is nearest.
 * Undefined if the text is no JSON.
 */
function objectsIn(text: string): readonly ListEntry[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const found = entriesIn(JSON.parse(text), undefined, 1);
    return found.length > 0 ? found : undefined;
  } catch {
    try {
      const found = text
        .split("\n")
        .flatMap((row, i) =>
          row.trim() === "" ? [] : entriesIn(JSON.parse(row), undefined, i + 1),
        );
      return found.length > 0 ? found : undefined;
    } catch {
      return undefined;
    }
  }
}

function entriesIn(node: unknown, outer: string | undefined, line: number): ListEntry[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((item) => entriesIn(item, outer, line));
  const cells = Object.entries(node);
  // The path may be in an object of its own, beside that of the digests.
  const inside = cells.flatMap(([, value]) =>
    typeof value === "object" && value && !Array.isArray(value) ? Object.entries(value) : [],
  );
  const pathsOf = (pairs: readonly (readonly [string, unknown])[]) =>
    pairs
      .flatMap(([key, value]) =>
        typeof value === "string" &&
        (pathLabel.test(key) || (/^key$/i.test(key) && looksLikePath(value)))
          ? [value]
          : [],
      )
      .toSorted((a, b) => b.length - a.length);
  const own = pathsOf(cells)[0] ?? outer ?? pathsOf(inside)[0];
  return cells.flatMap(([key, value]) => {
    if (typeof value !== "string")
      return entriesIn(value, own ?? (looksLikePath(key) ? key : undefined), line);
    if (otherAlgorithm.test(key) && own) return [];
    // An ETag of storage has its quotation marks in the value.
    const plainValue = value.replace(/^"(.*)"$/, "$1");
    const [, integrity] = /^sha(?:256|384|512)-(\S+)$/.exec(value) ?? [];
    const digits = integrity ? digitsOf(integrity) : undefined;
    return entryOf(own ?? key, digits ?? plainValue, line, false) ?? [];
  });
}

/** "MD5 checksum of a.txt is". */
const inSentence =
  /^(?:(?:the|md5|sha-?\d+|hash|checksum|digest|sum|value)\s){1,4}(?:of|for)\s(?:the\s)?(?:file\s)?(.+?)(?:\s(?:is|was))?$/i;

/** "a.txt - MD5", "a.txt (SHA-256)". */
const algorithmBehind = /(?<=\.[a-z\d]{1,8})\s*[-–—,;|(]\s*(?:md5|sha-?\d+)\)?$/i;

/** What is beside the digests of a line and is no size, algorithm or label. */
function pathBeside(row: string, digests: readonly string[]): string | undefined {
  const [hex = ""] = digests;
  for (const mark of [";", "\t", "|", ","]) {
    if (!row.includes(mark)) continue;
    const cells =
      rowsOf(row, { delimiter: mark, qualifier: '"', newline: "\n" })[0]?.fields.map((cell) =>
        cell.trim(),
      ) ?? [];
    const names =
      cells.length > 2 && cells.includes(hex) ? cells.filter((cell) => !noPath.test(cell)) : [];
    if (names.length > 0)
      return names.find(looksLikePath) ?? names.toSorted((a, b) => b.length - a.length)[0];
  }
  let rest = row;
  for (const hex of digests) rest = rest.replace(hex, "\u0000");
  const parts = rest.split("\u0000").flatMap((part) => {
    if (
      /^[\s:.,;|=*-]*(?:verified|match(?:es|ed)?|ok|pass(?:ed)?|success(?:ful)?|valid)?[\s:.,;]*$/i.test(
        part,
      )
    )
      return [];
    const bare = part.replace(/^[\s,;|="*]+/, "").replace(/(?<![\s,;|=":])[\s,;|=":]+$/, "");
    return /^(?:\d*|(?:MD5|SHA)[-\d]*|(?:hash|digest|checksum|md5|sha-?\d+|hash \(md5\))\s*:?)$/i.test(
      bare,
    )
      ? []
      : [
          bare
            .replace(/^\d+(?:[,;\t]|\s{2})\s*/, "")
            .replace(inSentence, "$1")
            .replace(algorithmBehind, ""),
        ];
  });
  const whole = parts.at(-1);
  // TeraCopy names the algorithm between the digest and the path.
  if (whole !== undefined && otherAlgorithm.test(/^\?([\w/-]+)\*/.exec(whole)?.[1] ?? ""))
    return undefined;
  return whole === undefined ? undefined : (sized.exec(whole)?.[1] ?? whole);
}

/** A path with an extension, then its size, and perhaps the day and the time. */
const sized =
  /^(.*\.[a-z\d]{1,8})\s+\d+(?:\s+\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?:[ T]\d{1,2}:\d\d(?::\d\d)?)?)?$/i;
/** What is a number, a size, a date, an algorithm or a digest. */
const noPath = new RegExp(
  `^(?:[\\d.,:/\\s-]*(?:bytes?|[kmg]?b|[ap]m)?|(?:hash \\()?(?:MD5|SHA)[-\\d]*\\)?:?|${digest}|)$`,
  "i",
);
const looksLikePath = (text: string) => /[\\/]|\.[a-z\d]{1,8}$/i.test(text);

function readTable(text: string, { separator, from, line: above }: Table): HashList {
  // Concordance: þ around fields, U+0014 between them. hashdeep quotes no name.
  const qualifier = separator === "\u0014" ? "þ" : text.startsWith("%%%%") ? "" : '"';
  const given = rowsOf(text.slice(from), { delimiter: separator, qualifier, newline: "\n" });
  const rows = separator === "|" ? given.map(trimmed) : given;
  const [head, ...others] = rows;
  const columns = columnsOf(head?.fields ?? []);
  if (!columns) return { entries: [], unread: [1] };
  const read = others
    .filter(
      ({ fields: cells }) =>
        !/^[#%]/.test(cells[0] ?? "") && !cells.every((cell) => /^[-: ]*$/.test(cell)),
    )
    .map(({ line, fields }) => {
      const cells = withWholePath(fields, head?.fields.length ?? 0, columns.path, separator);
      const path = pathIn(cells, columns);
      const found = columns.digests.flatMap(
        (column) => entryOf(path, digestIn(cells[column]?.trim() ?? ""), line + above, false) ?? [],
      );
      return { line: line + above, found };
    });
  return {
    entries: read.flatMap(({ found }) => found),
    unread: read.flatMap(({ line, found }) => (found.length === 0 ? [line] : [])),
  };
}

/** A digest in a cell, also in base64. */
const digestIn = (cell: string) => digitsOf(cell) ?? cell.replace(/^(?:md5|sha-?\d+)[:-]\s*/i, "");

/**
 * A name with the separator in it, and without quotes, makes too many cells: those from its place
 * on are one.
 */
function withWholePath(
  cells: readonly string[],
  columns: number,
  path: number,
  separator: string,
): readonly string[] {
  const surplus = cells.length - columns;
  if (surplus <= 0) return cells;
  return [
    ...cells.slice(0, path),
    cells.slice(path, path + surplus + 1).join(separator),
    ...cells.slice(path + surplus + 1),
  ];
}

/** A path that is only the folder is completed by the name. "n/a" is no folder. */
function pathIn(cells: readonly string[], { path, name }: Columns): string {
  const [whole = "", own = ""] = [cells[path], cells[name]?.trim()];
  if (own !== "" && /^(?:n\/?a|none|-+|unknown)$/i.test(whole.trim())) return own;
  return own === "" || whole.trim().endsWith(own) ? whole : withName(whole, own);
}

/** Tables of Markdown have blanks around a cell, names as links, and digests as code. */
const trimmed = ({
  line,
  fields,
}: {
  readonly line: number;
  readonly fields: readonly string[];
}) => ({
  line,
  fields: fields.map((cell) =>
    cell
      .trim()
      .replace(/^\[(.+)\]\(.*\)$/, "$1")
      .replace(/^`(.*)`$/, "$1"),
  ),
});

const pathHeads = [
  /^(?:full|file|relative|item|logical|original|native(?: file)?)?[ -]?(?:paths?|path ?names?)$|^(?:item|native) ?(?:path|file|link)$|^(?:location|pfad|chemin|ruta)$/i,
  /^(?:file|item)?[ -]?names?$|^(?:datei ?name|nom(?: d[eu] fichier)?|nombre(?: de(?:l)? archivo)?|nome(?: (?:do|del) (?:arquivo|file))?)$/i,
  /^(?:files?|datei(?:en)?|fichiers?|archivos?|arquivos?|bestand)$/i,
] as const;
const digestHeads =
  /\b(?:(?:md5|sha-?(?:1|256|384|512))(?:hash)?|hash ?(?:\d|value)?|digest|checksum)(?:$|\b)(?!.*\b(?:algorithm|set|type|category)\b)/i;

type Columns = {
  readonly path: number;
  readonly name: number;
  readonly digests: readonly number[];
};

/** Finds the path and digest columns; undefined if the row is not a header of such a table. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const heads = cells.map((cell) =>
    cell
      .replace(/^%+/, "")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .trim()
      .replace(/^["þ]|["þ]$/g, "")
      .replaceAll("_", " "),
  );
  const places = pathHeads.map((pattern) => heads.findIndex((head) => pattern.test(head)));
  const path = places.find((place) => place >= 0) ?? -1;
  const digests = heads.flatMap((head, i) => (digestHeads.test(head) && i !== path ? [i] : []));
  const name = places.find((place) => place >= 0 && place !== path) ?? -1;
  return path >= 0 && digests.length > 0 ? { path, name, digests } : undefined;
}

function entryOf(
  path: string | undefined,
  hex: string | undefined,
  line: number,
  isEscaped: boolean,
): ListEntry | undefined {
  const algorithm = hex && algorithmOf(hex);
  // Programs write "-" for what came through a pipe.
  if (!path || path.trim() === "-" || !hex || !algorithm) return undefined;
  return {
    path: isEscaped ? unescapeName(path) : path,
    algorithm,
    digest: hex.toLowerCase(),
    line,
  };
}
