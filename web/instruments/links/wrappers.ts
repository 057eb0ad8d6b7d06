import { percentDecoded } from "./percent-decoded.ts";
import { proofpointTarget } from "./proofpoint.ts";

/** Services that replace addresses with their own. Words are in web/instruments/links/words-result.ts. */
export type Wrapper =
  | "barracuda"
  | "cisco"
  | "facebook"
  | "google"
  | "linkedin"
  | "mimecast"
  | "owa"
  | "proofpoint"
  | "safelinks"
  | "shortener"
  | "sophos"
  | "symantec"
  | "teams"
  | "trellix"
  | "trendmicro";

/** One layer. Without `inside` the target is hidden; `domain` may then be known. */
export type Layer = { readonly wrapper: Wrapper; readonly inside?: string; readonly domain?: string };

/** The outermost layer of an address, or undefined. Uses the address only. */
export function outerLayer(url: URL): Layer | undefined {
  for (const { wrapper, host, path, inside } of open) {
    if (!host.test(url.hostname) || (path && !path.test(url.pathname))) continue;
    const address = inside(url);
    if (address) return { wrapper, inside: address };
  }
  const shut = closed.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const domain = url.searchParams.get("domain");
  return shut ? { wrapper: shut.wrapper, ...(domain ? { domain } : {}) } : undefined;
}

type Rule = { readonly wrapper: Wrapper; readonly host: RegExp; readonly path?: RegExp };

const parameter =
  (...names: readonly string[]) =>
  ({ searchParams }: URL) =>
    names.map((name) => searchParams.get(name)).find(looksLikeAddress);

const looksLikeAddress = (text: string | null | undefined) => /^(?:https?:\/\/|www\.)\S+$/i.test(text ?? "");

const open: readonly (Rule & { readonly inside: (url: URL) => string | null | undefined })[] = [
  { wrapper: "safelinks", host: /\.safelinks\.protection\.(?:outlook\.com|office365\.us)$/, inside: parameter("url") },
  { wrapper: "safelinks", host: /^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/, path: /safelinks/i, inside: parameter("url") },
  { wrapper: "proofpoint", host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/, inside: ({ href }) => proofpointTarget(href) },
  { wrapper: "google", host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/, path: /^\/url$/, inside: parameter("q", "url") },
  { wrapper: "owa", host: /./, path: /\/owa\/redir\.aspx$/i, inside: parameter("URL", "url") },
  { wrapper: "linkedin", host: /(?:^|\.)linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)\/?$/, inside: parameter("url") },
  { wrapper: "facebook", host: /(?:^|\.)facebook\.com$/, path: /^\/l\.php$/, inside: parameter("u") },
  { wrapper: "barracuda", host: /(?:^|\.)linkprotect\.cudasvc\.com$/, path: /^\/url$/, inside: parameter("a") },
  {
    wrapper: "cisco",
    host: /^secure-web\.cisco\.com$/,
    inside: ({ pathname }) => percentDecoded(/\/(https?(?::|%3a).*)$/i.exec(pathname)?.[1] ?? ""),
  },
  { wrapper: "sophos", host: /(?:^|\.)protection\.sophos\.com$/, inside: ({ searchParams }) => base64Address(searchParams.get("u")) },
  { wrapper: "symantec", host: /^clicktime\.symantec\.com$/, inside: parameter("u") },
  { wrapper: "trellix", host: /^protect\d?\.fireeye\.com$/, path: /\/url$/, inside: parameter("u") },
  { wrapper: "trendmicro", host: /./, path: /^\/wis\/clicktime\/v\d\/query$/, inside: parameter("url") },
  { wrapper: "teams", host: /^teams\.(?:microsoft|live)\.com$/, path: /^\/l\/file\//, inside: parameter("objectUrl") },
];

const closed: readonly (Rule & { readonly path: RegExp })[] = [
  { wrapper: "mimecast", host: /(?:^|\.)(?:mimecast\.com|mimecastprotect\.com)$/, path: /^\/(?:s|r|l)\/./ },
  { wrapper: "owa", host: /./, path: /\/owa\/redir\.aspx$/i },
  { wrapper: "cisco", host: /^secure-web\.cisco\.com$/, path: /../ },
  { wrapper: "symantec", host: /^clicktime\.symantec\.com$/, path: /../ },
  { wrapper: "sophos", host: /(?:^|\.)protection\.sophos\.com$/, path: /./ },
  { wrapper: "proofpoint", host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/, path: /^\/v\d\// },
  {
    wrapper: "shortener",
    host: /^(?:bit\.ly|buff\.ly|db\.tt|goo\.gl|is\.gd|lnkd\.in|ow\.ly|rebrand\.ly|t\.co|tinyurl\.com)$/,
    path: /^\/./,
  },
];

function base64Address(text: string | null): string | undefined {
  try {
    const address = atob((text ?? "").replaceAll("-", "+").replaceAll("_", "/").replaceAll(" ", "+"));
    return looksLikeAddress(address) ? address : undefined;
  } catch {
    return undefined;
  }
}
