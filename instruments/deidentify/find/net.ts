import { type Around, anyOf, as, compact, detector, digitsOf, pattern } from "../candidate.ts";

const small = (value: string) => value.toLowerCase();
const asUrl = as("url", (value) => small(value).replace(/^https?:\/\/|\/$/g, ""));

/** Mail and web addresses. A full stop or bracket that ends a sentence is not part of them. */
export const mailAndWeb = [
  detector(
    pattern(
      "giu",
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}(?:@|\s?[[(]at[\])]\s?)/u,
      /(?:[\p{L}\p{N}-]{1,63}(?:\.|\s?[[(]dot[\])]\s?)){1,6}(?:xn--[a-z\d-]{2,40}|\p{L}{2,24})(?![\p{L}\p{N}@])/u,
    ),
    as("mail", (value) =>
      small(value)
        .replace(/\s?[[(]at[\])]\s?/, "@")
        .replace(/\s?[[(]dot[\])]\s?/g, "."),
    ),
  ),
  detector(
    /(?<![\w.])[\w.+-]{2,40} at [\w-]{1,40}(?: dot [a-z]{2,24}){1,3}(?!\w)/gi,
    as("mail", (value) => small(value).replace(" at ", "@").replaceAll(" dot ", ".")),
  ),
  detector(/\b(?:https?|ftp):\/\/[^\s<>"“”'’)\]]*[^\s<>"“”'’)\].,;:!?]/gi, asUrl),
  detector(/(?<![@\p{L}\p{N}.-])www\.[^\s<>"“”'’)\]]*[^\s<>"“”'’)\].,;:!?]/giu, asUrl),
  detector(
    pattern(
      "giu",
      /(?<![@\p{L}\p{N}.-])(?:[a-z\d][a-z\d-]{0,62}\.){1,5}(?:com|org|net|edu|gov|io|us|info|biz|example)/u,
      /(?![\p{L}\p{N}-]|\.[a-z])(?:\/[^\s<>"“”'’)\]]*[^\s<>"“”'’)\].,;:!?])?/u,
    ),
    asUrl,
  ),
];

/**
 * A name in a service: "@anaruiz". Not a mail address, nor code such as "@media". Accounts of a
 * cryptocurrency, which anybody can read.
 */
export const handles = [
  detector(/(?<!\w)(?:bc1[a-z\d]{25,62}|0x[\da-f]{40})(?!\w)/gi, as("other", small)),
  detector(
    /\b(?:bitcoin|btc|crypto|wallet)\b[^\n]{0,40}?\b(?<value>[13][1-9A-HJ-NP-Za-km-z]{25,34})(?!\w)/gi,
    as("other", String),
  ),
  detector(
    /\b(?:IG|Instagram|Twitter|Skype|Snapchat|Telegram|TikTok|WeChat|Venmo)\s?:\s?@?(?<value>(?:live:)?[A-Za-z_.][\w.]{2,29}(?<!\.))/gi,
    as("other", (value) => `@${small(value)}`),
  ),
  detector(
    /(?<![\p{L}\p{N}@._/-])@(?!(?:media|import|param|return|returns|font|page|type|see)\b)[A-Za-z_][\w.]{1,29}(?<!\.)(?![\w@-])/gu,
    as("other", small),
  ),
];

const octet = /(?:25[0-5]|2[0-4]\d|1?\d?\d)/.source;

const things = anyOf(
  /v|ver|vers|version|release|build|firmware|section|sections|sec|clause|paragraph|para/,
  /rule|art|article|no|item|table|figure/,
);
/** Words before a dotted number that is not an address. */
const numbered = new RegExp(`(?:\\b${things.source}\\.?|[§¶])\\s{0,3}$`, "i");

/** Network addresses. Four numbers after "version" or "section" are not addresses. */
export const networkAddresses = [
  detector(
    /(?<![\dA-F:-])(?:[\dA-F]{2}([:-]))(?:[\dA-F]{2}\1){4}[\dA-F]{2}(?![\dA-F:-])/gi,
    as("device"),
  ),
  // Cisco writes three groups of four.
  detector(
    /(?<![\w.])[\dA-F]{4}\.[\dA-F]{4}\.[\dA-F]{4}(?![\w]|\.\w)/gi,
    as("device", compact, (value) => /[A-F]/i.test(value)),
  ),
  detector(
    new RegExp(
      `(?<![\\w:])(?:[\\dA-F]{0,4}:){2,7}(?:${octet}(?:\\.${octet}){3}|[\\dA-F]{0,4})(?![\\w:]|\\.\\d)`,
      "gi",
    ),
    as("ip", small, isIpv6),
  ),
  detector(
    new RegExp(`(?<![\\d.]|::?)${octet}(?:\\.${octet}){3}(?![\\d]|\\.\\d)`, "g"),
    (value, { before }) => (numbered.test(before(16)) ? undefined : { kind: "ip", id: value }),
  ),
];

/** RFC 4291: eight groups, or fewer with one "::". This excludes times of day. */
function isIpv6(value: string): boolean {
  // An address of version 4 at the end is two groups.
  const groups = value.replace(/\d+\.\d+\.\d+\.\d+$/, "0:0").split(":");
  if (!/\d/.test(value) || value.length < 6 || value.includes(":::")) return false;
  const isShort = value.split("::").length === 2;
  return isShort
    ? groups.filter(Boolean).length >= 2 && groups.length <= 8
    : groups.length === 8 && groups.every(Boolean);
}

const phoneWords = [
  /\b(?:tele(?:phone)?|telefon[eo]?|t[ée]l|tel|mobil|handy|phone|ph|cell|mobile|mob|pager|fax|call(?:ed)?|text(?:ed)?|dial(?:ed)?|(?-i:[CFHMOPTW])(?=[.:]))/,
  /(?:\s{1,3}(?:number|no\.?|is|was|at|him|her|them|me))*[\s.:#]{0,3}/,
] as const;

const abroad = (most: number) => (value: string, at: Around) => {
  const { length } = digitsOf(value);
  return length >= 8 && length <= most ? asPhone(value, at) : undefined;
};

/** Telephone and fax numbers. Exchanges that end in 11 are services, not lines (NANP). */
export const phones = [
  detector(
    pattern(
      "g",
      /(?<![\d+/$§]|\d[-.,])(?:(?:\+|00)?1[-./ \u00a0]?)?(?:\([2-9]\d\d\)\s?[-.\u2010-\u2013]?\s?|[2-9]\d\d(?:[-./ \u00a0\u2010-\u2013]|\s[-\u2013]\s))/,
      /[2-9](?!11)\d\d(?:[-./ \u00a0\u2010-\u2013]|\s[-\u2013]\s)\d{4}(?![\d]|-\d|[.,]\d)(?:[,;]?\s?-?(?:[Xx]|[Ee]xt\.?|[Ee]xtension|EXT\.?|#)[\s.:#]{0,2}\d{1,6})?/,
    ),
    asPhone,
  ),
  detector(
    /(?<![\w(])\([2-9]\d\d\)\s?[2-9]\d{6}(?!\d)|(?<![\w+/$§.,-])[2-9]\d\d-[2-9]\d{6}(?![\d-])/g,
    asPhone,
  ),
  detector(
    pattern("gi", ...phoneWords, /(?<value>(?:\+?1)?[2-9]\d{9}|[2-9]\d\d[-. ]\d{4})(?![\d-])/),
    asPhone,
  ),
  // National forms abroad: a zero first, then groups. After a word, or in three groups.
  detector(
    pattern(
      "gi",
      ...phoneWords,
      /(?<value>\(?0\d{0,4}\)?[ ./-]{0,3}\d{2,4}(?:[ .-]?\d{1,4}){1,4})(?![\d-])/,
    ),
    abroad(12),
  ),
  detector(
    /(?<![\w+/$§.,-]|\d )\(?0\d{2,4}\)?[ /]\d{3,4}[ -]?\d{3,4}(?![\w-]|[ .,]\d)/g,
    abroad(12),
  ),
  detector(
    /(?<![\w+/$§.,-]|\d )0[1-9](?<joint>[ .])\d\d(?:\k<joint>\d\d){3}(?![\w-]|[ .,]\d)/g,
    abroad(12),
  ),
  detector(/(?<![\w+])\+1[2-9]\d{9}(?!\d)/g, asPhone),
  detector(
    /(?<![\d+])(?:\+|(?<![-.,/$])011[ -])(?!1[-. (]?[2-9]\d\d)[1-9]\d{0,2}[ .\u00a0-]?(?:\(\d{1,4}\)[ .-]?)?\d{1,4}(?:[ .\u00a0/-]?\d{1,4}){1,5}(?!\d)/g,
    abroad(15),
  ),
];

function asPhone(value: string, { before, after }: Around) {
  const isFax =
    /\b(?:fax|facsimile)\b[^\n\d]{0,14}$/i.test(before(24)) || /^\s?\(?fax\b/i.test(after(6));
  const digits = digitsOf(value.replace(/[,;]?[\s-]?(?:x|ext|#).*$/i, ""));
  return {
    kind: isFax ? "fax" : "phone",
    id: value.startsWith("+") && !value.startsWith("+1") ? digits : digits.slice(-10),
  } as const;
}
