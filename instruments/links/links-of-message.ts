import type { linksResult } from "content/instruments.ts";
import { strFromU8, unzlibSync } from "fflate";
import {
  type CloudFile,
  cloudFileOf,
  keepsFiles,
  kindOfName,
  percentDecoded,
} from "./cloud-file.ts";
import { decodeEntities, type RawLink } from "./links-in-text.ts";

/**
 * A link to a file, or into a wrapper that hides its target (`closed`, with the domain if known).
 * The `target` is what the wrappers of `address` contain.
 */
export type FoundLink = NonNullable<ReturnType<typeof examined>>;

/** `others` counts the different links of the message that lead to no file. */
export type MessageLinks = { readonly links: readonly FoundLink[]; readonly others: number };

/** Merges all links to one file in a message: HTML, text, header, wrapped and bare. */
export function linksOfMessage(raw: readonly RawLink[]): MessageLinks {
  const links = new Map<string, FoundLink>();
  const others = new Set<string>();
  for (const link of raw) {
    const found = examined(link);
    if (!found) {
      others.add(unwrap(link.address).target);
      continue;
    }
    const key = keyOf(found);
    const known = links.get(key);
    links.set(key, known ? merged(known, found) : found);
  }
  return { links: [...links.values()], others: others.size };
}

function examined({ address, place, shown, mark, isQuoted }: RawLink) {
  const { target, wrappers, closed } = unwrap(address);
  const url = urlOf(target);
  const file = url && !closed ? cloudFileOf(url) : undefined;
  // A domain that neither stores files nor wraps addresses leads to a page.
  const isPage =
    closed?.domain !== undefined && !keepsFiles(closed.domain) && !wraps(closed.domain);
  if (isPage || (!file && !closed)) return undefined;
  return {
    address,
    target,
    wrappers,
    ...(file ? { file } : {}),
    ...(closed ? { closed } : {}),
    ...(shown && !isSame(shown, address) ? { shown } : {}),
    shownDiffers: shownDiffers(shown, target, file),
    places: [place],
    marks: mark ? [mark] : [],
    isQuoted,
  };
}

/** Keeps the first link text. Quoted only if all occurrences are. */
function merged(known: FoundLink, again: FoundLink): FoundLink {
  const shown = known.shown ?? again.shown;
  return {
    ...known,
    ...(shown ? { shown } : {}),
    ...(known.wrappers.length < again.wrappers.length
      ? { address: again.address, wrappers: again.wrappers }
      : {}),
    shownDiffers: known.shownDiffers || again.shownDiffers,
    places: [...new Set([...known.places, ...again.places])],
    marks: [...new Set([...known.marks, ...again.marks])],
    isQuoted: known.isQuoted && again.isQuoted,
  };
}

function keyOf({ file, target }: FoundLink): string {
  if (!file) return target;
  return [file.provider, file.id ?? [file.place, file.name].join("/")].join(" ");
}

const isSame = (shown: string, address: string) =>
  shown.replace(/\/$/, "") === address.replace(/\/$/, "");

/**
 * Whether a link’s text names another host or file than its target. Text that is neither address
 * nor file name never differs.
 */
function shownDiffers(
  shown: string | undefined,
  target: string,
  file: CloudFile | undefined,
): boolean {
  if (!shown) return false;
  const address = urlOf(shown.trim()) && urlOf(unwrap(shown.trim()).target);
  const leadsTo = urlOf(target);
  if (address && leadsTo) return bare(address) !== bare(leadsTo);
  const name = file?.name?.split("/").at(-1);
  if (!name || !kindOfName(name) || !kindOfName(shown)) return false;
  return plain(shown) !== plain(name);
}

/** Compares hosts only: long addresses are shown without query, or cut. */
const bare = ({ hostname }: URL) => hostname.replace(/^www\./, "");
const plain = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_+]+/g, " ")
    .trim();

/**
 * `target` is the innermost address. With `closed`, the last layer could not be opened and `target`
 * is its own address.
 */
type Unwrapped = {
  readonly target: string;
  readonly wrappers: readonly Wrapper[];
  readonly closed?: Layer;
};

/** The most layers removed; mail filters add fewer. */
const MOST_LAYERS = 8;

/**
 * Removes mail filters and redirects from an address without using the network. Other text is its
 * own target.
 */
export function unwrap(address: string, most = MOST_LAYERS): Unwrapped {
  const wrappers: Wrapper[] = [];
  let target = address;
  for (;;) {
    const url = urlOf(target);
    const layer = url && outerLayer(url, most - wrappers.length);
    if (!layer) return { target, wrappers };
    // An address with more layers than that may lead to a file, so it is not called an ordinary
    // link.
    if (wrappers.length === most) return { target, wrappers, closed: { wrapper: layer.wrapper } };
    wrappers.push(layer.wrapper);
    if (layer.inside === undefined) return { target, wrappers, closed: layer };
    target = layer.inside;
  }
}

/** An address of the web, with or without its scheme; undefined for any other text. */
export function urlOf(text: string): URL | undefined {
  const whole = /^https?:/i.test(text)
    ? text
    : /^www\./i.test(text)
      ? `https://${text}`
      : undefined;
  return whole && URL.canParse(whole) ? new URL(whole) : undefined;
}

/** Services that replace addresses with their own. */
type Wrapper = keyof typeof linksResult.wrappers;

/** One layer. Without `inside` the target is hidden; `domain` may then be known. */
type Layer = { readonly wrapper: Wrapper; readonly inside?: string; readonly domain?: string };

/**
 * The outermost layer of an address, or undefined. Uses the address only. `left`: the layers that
 * may still be taken off.
 */
function outerLayer(url: URL, left: number): Layer | undefined {
  for (const { wrapper, host, path, inside } of open) {
    if (!host.test(url.hostname) || (path && !path.test(url.pathname))) continue;
    const address = inside(url);
    if (address) return { wrapper, inside: address };
  }
  const shut = closed.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const [, domain] = [...url.searchParams].find(([name]) => name.toLowerCase() === "domain") ?? [];
  if (shut) return { wrapper: shut.wrapper, ...(domain ? { domain } : {}) };
  const file = left > 0 ? fileWithin(url, left - 1) : undefined;
  if (file) return { wrapper: "other", inside: file };
  // A filter that no rule names may keep the address and give its domain.
  return domain && keepsFiles(domain) && !keepsFiles(url.hostname)
    ? { wrapper: "other", domain }
    : undefined;
}

/**
 * Whether a domain does little but wrap addresses, so that its name does not tell where they lead.
 */
function wraps(domain: string): boolean {
  const isSite = (wrapper: Wrapper) =>
    ["google", "linkedin", "facebook", "owa", "trendmicro"].includes(wrapper);
  return [...open, ...closed].some(
    ({ wrapper, host }) => !isSite(wrapper) && host.test(domain.toLowerCase()),
  );
}

/**
 * The address of a stored file, wrapped or bare, in the path or a parameter of another site’s
 * address: filters that no rule names, sign-ins, redirects.
 */
function fileWithin({ hostname, pathname, search }: URL, left: number): string | undefined {
  if (keepsFiles(hostname) || pathname.startsWith("/search")) return undefined;
  const values = [...search.matchAll(/[?&][^=&]*=([^&]*)/g)].map(([, value]) => value);
  return [...values, inPath.exec(pathname + search)?.[1]].map(addressIn).find((address) => {
    if (address === undefined) return false;
    const { target, closed } = unwrap(address, left);
    const url = closed ? undefined : urlOf(target);
    return url !== undefined && cloudFileOf(url) !== undefined;
  });
}

const inPath = /\/(https?(?::|%(?:25)*3a).*)$/i;

type Rule = { readonly wrapper: Wrapper; readonly host: RegExp; readonly path?: RegExp };

const parameter =
  (...names: readonly string[]) =>
  ({ search }: URL) =>
    names
      .map((name) => addressIn(new RegExp(`[?&](?:amp;)?${name}=([^&]*)`, "i").exec(search)?.[1]))
      .find(Boolean);

const checkPoint =
  /^(?:protect\.checkpoint\.com|(?:[a-z\d-]+\.)?url\.avanan\.click|(?:[a-z\d-]+\.)?checkpoint\.url-protection\.com)$/;
const egress = /^links\.(?:[a-z\d-]+\.)?defend\.egress\.com$/;
const inky = /(?:^|\.)inky\.com$/;
const edgePilot = /(?:^|\.)edgepilot\.com$/;
const trustwave = /^scanmail\.trustwave\.com$/;
const teams =
  /^(?:(?:gov|dod)\.)?teams\.(?:microsoft\.com|live\.com|cloud\.microsoft|microsoft\.us)$/;
const teamsFile = /^\/l\/(?:file|meetingrecap)\b/;

/**
 * The address that a wrapper has in its path or a parameter, undefined for anything else. Wrappers
 * escape it once, twice, in part or not at all, and some take a blank that was escaped once for one
 * of theirs: a blank in the result is written %20, as in any address.
 */
function addressIn(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  // Not escaped but for the address's own escapes: %25, %3F, %3D and %26 are in one that the
  // wrapper escaped.
  const isBare = /^(?:https?:\/\/|www\.)/i.test(written) && !/%(?:25|3f|3d|26)/i.test(written);
  let text = isBare ? written : percentDecoded(written.replaceAll("+", " "));
  for (let more = 0; more < 4 && /^https?%/i.test(text); more++) text = percentDecoded(text);
  return asAddress(text);
}

/**
 * An address with blanks was not escaped before it was wrapped, so that a number sign is part of a
 * name.
 */
function asAddress(written: string | undefined): string | undefined {
  const text = written?.trim();
  if (!text || !/^(?:https?:\/\/|www\.)\S/i.test(text)) return undefined;
  return /\s/.test(text) ? text.replaceAll("#", "%23").replace(/\s/g, "%20") : text;
}

const open: readonly (Rule & { readonly inside: (url: URL) => string | null | undefined })[] = [
  {
    wrapper: "safelinks",
    host: /\.safelinks\.(?:protection\.)?(?:partner\.)?(?:outlook|office365)\.(?:com|us|de|cn)$/,
    // Some programs encode the filter's own parameters with the address.
    inside: (url) => withoutOwnParameters(parameter("url")(url)),
  },
  {
    wrapper: "safelinks",
    host: /^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/,
    path: /safelinks/i,
    inside: parameter("url"),
  },
  {
    wrapper: "proofpoint",
    host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/,
    inside: ({ href }) => proofpointTarget(href),
  },
  {
    wrapper: "google",
    host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/,
    path: /^\/url$/,
    inside: parameter("q", "url"),
  },
  {
    wrapper: "linkedin",
    host: /(?:^|\.)linkedin\.com$/,
    path: /^\/(?:redir\/redirect|safety\/go)\/?$/,
    inside: parameter("url"),
  },
  {
    wrapper: "facebook",
    host: /(?:^|\.)facebook\.com$/,
    path: /^\/l\.php$/,
    inside: parameter("u"),
  },
  {
    wrapper: "barracuda",
    host: /(?:^|\.)linkprotect\.cudasvc\.com$/,
    path: /^\/url$/,
    inside: parameter("a"),
  },
  {
    wrapper: "cisco",
    host: /^secure-web\.cisco\.com$/,
    inside: ({ pathname, search }) => addressIn(inPath.exec(pathname + search)?.[1]),
  },
  {
    wrapper: "sophos",
    host: /(?:^|\.)protection\.sophos\.com$/,
    inside: ({ searchParams }) => base64Address(searchParams.get("u")),
  },
  {
    wrapper: "egress",
    host: egress,
    inside: ({ searchParams }) =>
      asAddress(unpacked(searchParams.get("Base64Url"))) ?? base64Address(searchParams.get("Data")),
  },
  // The token is "h.", JSON that is packed, and a signature.
  {
    wrapper: "inky",
    host: inky,
    path: /^\/link$/,
    inside: ({ searchParams }) => asAddress(urlIn(unpacked(searchParams.get("t")?.split(".")[1]))),
  },
  { wrapper: "symantec", host: /^clicktime\.symantec\.com$/, inside: parameter("u") },
  {
    wrapper: "trellix",
    host: /^protect\d?\.fireeye\.com$/,
    path: /\/url$/,
    inside: parameter("u"),
  },
  {
    wrapper: "google",
    host: /^docs\.google\.com$/,
    path: /\/g?view(?:er)?$/,
    inside: parameter("url"),
  },
  { wrapper: "teams", host: teams, path: /^\/dl\/launcher\//, inside: launched },
  { wrapper: "teams", host: teams, path: /^\/(?:v2\/)?_?$/, inside: shownInTeams },
  {
    wrapper: "teams",
    host: teams,
    path: teamsFile,
    inside: parameter("objectUrl", "fileUrl", "sitePath"),
  },
  {
    wrapper: "checkpoint",
    host: checkPoint,
    inside: ({ href }) => /\/v\d\/(?:r\d\d\/)?___(https?:\/\/.+)___(?:\.|$)/i.exec(href)?.[1],
  },
  { wrapper: "edgepilot", host: edgePilot, inside: parameter("u") },
  { wrapper: "trustwave", host: trustwave, inside: parameter("u") },
  // Rules of any host come last: a wrapper that has the address in its path ends as that does.
  { wrapper: "owa", host: /./, path: /\/owa\/redir\.aspx$/i, inside: parameter("URL", "url") },
  {
    wrapper: "trendmicro",
    host: /./,
    path: /^\/wis\/clicktime\/v\d\/query$/,
    inside: parameter("url"),
  },
];

/** An address with a parameter `url` is another filter’s, which has these parameters itself. */
function withoutOwnParameters(address: string | null | undefined): string | null | undefined {
  if (!address || /[?&]url=/i.test(address)) return address;
  return address.replace(
    /&(?:amp;)?data=\d\d(?:%7C|\|)[^&]*(?:&(?:amp;)?(?:sdata|reserved)=[^&]*)*$/i,
    "",
  );
}

/**
 * The page that offers to open Teams has the rest of the address in a parameter, behind its old
 * mark for pages.
 */
function launched({ origin, search }: URL): string | undefined {
  const path = percentDecoded(/[?&]url=([^&]*)/.exec(search)?.[1] ?? "").replace(/^\/_#/, "");
  return path.startsWith("/l/") ? origin + path : undefined;
}

/** The viewer of Teams, in the address's fragment: /docx/viewer/teams/https:~2F~2F… */
function shownInTeams({ hash }: URL): string | undefined {
  const [, path = ""] = /^#(\/l\/.+)/.exec(hash) ?? [];
  if (path !== "") return `https://teams.microsoft.com${path}`;
  return addressIn(/\/viewer\/[\w-]+\/(https?:[^?]+)/.exec(hash)?.[1]?.replaceAll("~", "%"));
}

const closed: readonly (Rule & { readonly path: RegExp })[] = [
  { wrapper: "teams", host: teams, path: teamsFile },
  { wrapper: "checkpoint", host: checkPoint, path: /^\/v\d\/./ },
  { wrapper: "edgepilot", host: edgePilot, path: /^\/s\/./ },
  { wrapper: "trustwave", host: trustwave, path: /./ },
  {
    wrapper: "mimecast",
    host: /(?:^|\.)(?:mimecast\.com|mimecastprotect\.com)$/,
    path: /^\/(?:s|r|l)\/./,
  },
  { wrapper: "cisco", host: /^secure-web\.cisco\.com$/, path: /../ },
  { wrapper: "darktrace", host: /(?:^|\.)[lz]\.antigena\.com$/, path: /^\/l\/./ },
  { wrapper: "egress", host: egress, path: /^\/./ },
  {
    wrapper: "hornetsecurity",
    host: /^atpscan\.global\.hornetsecurity\.com$|^seclinks\.cloud-security\.net$/,
    path: /^\/./,
  },
  { wrapper: "inky", host: inky, path: /^\/link$/ },
  { wrapper: "intermedia", host: /^url\.emailprotection\.link$/, path: /^\// },
  { wrapper: "symantec", host: /^clicktime\.symantec\.com$/, path: /../ },
  { wrapper: "sophos", host: /(?:^|\.)protection\.sophos\.com$/, path: /./ },
  { wrapper: "proofpoint", host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/, path: /^\/v\d\// },
  {
    wrapper: "shortener",
    host: /^(?:bit\.ly|buff\.ly|db\.tt|goo\.gl|is\.gd|lnkd\.in|ow\.ly|rebrand\.ly|t\.co|tinyurl\.com)$/,
    // "goo.gl/maps/…" says that it is a map.
    path: /^\/(?!maps\/)./,
  },
  { wrapper: "owa", host: /./, path: /\/owa\/redir\.aspx$/i },
];

function base64Address(text: string | null): string | undefined {
  try {
    return asAddress(
      atob((text ?? "").replaceAll("-", "+").replaceAll("_", "/").replaceAll(" ", "+")),
    );
  } catch {
    return undefined;
  }
}

/** In letters of base64. Unpacked it has some 6 MB at most. */
const LONGEST_PACKED = 8_000;

/** Text that is packed with zlib (RFC 1950) and written in base64 of addresses. */
function unpacked(coded: string | null | undefined): string | undefined {
  if (!coded || coded.length > LONGEST_PACKED) return undefined;
  try {
    return strFromU8(unzlibSync(base64Octets(coded)));
  } catch {
    return undefined;
  }
}

/** The value `url` of JSON. */
function urlIn(json: string | undefined): string | undefined {
  try {
    const read: unknown = JSON.parse(json ?? "");
    const isObject = typeof read === "object" && read !== null && "url" in read;
    return isObject && typeof read.url === "string" ? read.url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Decodes a Proofpoint URL Defense address of version 1, 2 or 3, like Proofpoint’s
 * URLDefenseDecode.py. Undefined if it cannot be decoded.
 */
function proofpointTarget(address: string): string | undefined {
  const [, version] =
    /^https?:\/\/urldefense(?:\.proofpoint)?\.(?:com|us)\/(v[123])\//i.exec(address) ?? [];
  if (version === "v1") return decodedParameter(/[?&]u=(.+?)(?:&(?:amp;)?k=|$)/.exec(address)?.[1]);
  if (version === "v2")
    return decodedParameter(
      /[?&]u=(.+?)(?:&(?:amp;)?[dc]=|$)/
        .exec(address)?.[1]
        ?.replace(/[-_]/g, (c) => (c === "-" ? "%" : "/")),
    );
  return version === "v3" ? versionThree(address) : undefined;
}

const decodedParameter = (text: string | undefined) =>
  text ? asAddress(decodeEntities(percentDecoded(text))) : undefined;

/**
 * The address is between `__` and `__;`. Removed characters follow in base64: one for each `*`, a
 * run for `**` and a letter. Runs are octets; where they add up to the characters and not to the
 * octets, they are characters, as Proofpoint’s own script takes them.
 */
function versionThree(address: string): string | undefined {
  const [, body, encoded] = /\/v3\/__(.+?)__;(.*?)!/.exec(address) ?? [];
  if (!body || encoded === undefined) return undefined;
  // A slash is lost if the address was in the path of another.
  const whole = percentDecoded(body.replace(/^([a-z\d+.-]+:\/)([^/])/i, "$1/$2"));
  const octets = base64Octets(encoded);
  const runs = [...whole.matchAll(removed)].map(([, letter]) => (letter ? runLength(letter) : 1));
  const characters = [...new TextDecoder().decode(octets)];
  const isOfCharacters = runs.reduce((sum, run) => sum + run, 0) === characters.length;
  let at = 0;
  return whole.replace(removed, (_, letter?: string) => {
    const [from, end] = [at, at + (letter ? runLength(letter) : 1)];
    at = end;
    return isOfCharacters
      ? characters.slice(from, end).join("")
      : new TextDecoder().decode(octets.subarray(from, end));
  });
}

const removed = /\*(?:\*(.))?/g;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The shortest run is two. */
const runLength = (letter: string) => LETTERS.indexOf(letter) + 2;

function base64Octets(encoded: string): Uint8Array {
  try {
    return Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (c) =>
      c.charCodeAt(0),
    );
  } catch {
    return new Uint8Array();
  }
}
