import { aba, iban as isIban, luhn, taxNumberOf } from "instruments/identifiers/check-digits.ts";

type SignKind = "ssn" | "account" | "birth" | "docket" | "privilege" | "parties" | "mail";

/** Words of a message that look like case material: `text.slice(start, end)`. */
export type Sign = Span & { readonly kind: SignKind };
export type Span = { readonly start: number; readonly end: number };

const finders = {
  mail: findMails,
  ssn: findSsns,
  account: findAccounts,
  birth: findBirthDates,
  docket: findDockets,
  privilege: findPrivilege,
  parties: findParties,
} as const satisfies Record<SignKind, (text: string) => readonly Span[]>;

const kinds = [
  "mail",
  "ssn",
  "account",
  "birth",
  "docket",
  "privilege",
  "parties",
] as const satisfies readonly SignKind[];

/**
 * The signs of confidential matter in a message, in order of position. Where two overlap, the kind
 * listed first above wins, so a pasted mail is one sign. These are rules: they miss facts that have
 * no fixed form. `tests/site/pre-flight.test.ts` measures how often.
 */
export function findSigns(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  for (const kind of kinds) {
    for (const span of finders[kind](text))
      if (!signs.some((sign) => overlap(sign, span))) signs.push({ kind, ...span });
  }
  return signs.sort((one, other) => one.start - other.start);
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/**
 * The matches of `pattern` (which needs the flag g) for which `holds` is true. A group named `mark`
 * narrows the span.
 */
function spans(
  text: string,
  pattern: RegExp,
  holds: (match: RegExpExecArray) => boolean = () => true,
): readonly Span[] {
  return [...text.matchAll(pattern)].filter(holds).map((match) => {
    const marked = match.groups?.mark ?? match[0];
    const start = match.index + match[0].indexOf(marked);
    return { start, end: start + marked.length };
  });
}

const attorneyClient = "attorney[ -/](?:and[ -])?client";

/**
 * Labels, or statements that a particular thing is privileged. The words alone are no sign, because
 * visitors also ask about privilege ("how do you screen for attorney-client privilege?").
 */
const labels = [
  /\bprivileged (?:and|&|\/) ?confidential\b/gi,
  new RegExp(
    `\\b(?:confidential\\W{1,3})?${attorneyClient}(?:[ -]privileged\\b| communication\\b|\\.)`,
    "gi",
  ),
  /\battorneys?['’]? eyes only\b/gi,
  /\battorney work[ -]product\b/gi,
  /\b(?:is|are) (?:attorney )?work[ -]product of\b/gi,
  /\b(?:this|these|that|the following|the attached)(?: \w+){0,2} (?:is|are) (?:\w+ )?(?:privileged|protected by (?:the )?(?:attorney|work)|covered by privilege)/gi,
  /\b(?:our|my|his|her|their|client's|client’s) privileged\b/gi,
  /\bPRIVILEGED\b/g,
  /\b(?:prepared )?in anticipation of litigation\b/gi,
  /\bprotected by (?:the )?attorney-client privilege\b/gi,
  /(?:^|(?<=[.!?\n]\s{0,10}))(?<mark>(?:filed under seal|subject to (?:the|a) protective order)\b)/gi,
];

/** Labels of privilege, and of secrecy under a court order. */
function findPrivilege(text: string): readonly Span[] {
  return labels.flatMap((label) => spans(text, label));
}

/** Three, two and four digits with one separator. */
const parted = /(?<![\d-])\d{3}([- .])\d{2}\1\d{4}(?![\d-])/g;
/** Nine digits without separators, or only the last four: the words before them name the number. */
const named =
  /\b(?:SSN|social(?: security)?(?: (?:number|no\.?|#))?)\b[^\d\n]{0,12}(?<mark>\d{9}|\d{4})(?![\d-])/gi;

/** Social Security and taxpayer numbers. */
export function findSsns(text: string): readonly Span[] {
  return [
    ...spans(text, parted, ([number]) => taxNumberOf(number.replace(/\D/g, "")) !== undefined),
    ...spans(text, named),
  ];
}

/** 14 to 19 digits, as cards group them. */
const card = /(?<![\w-])\d(?:[ -]?\d){13,18}(?![\w-])/g;
/**
 * How the numbers of the large card networks begin, with their lengths: Visa, Mastercard, American
 * Express, Discover, JCB, Diners Club.
 */
const network =
  /^(?:4\d{15}|4\d{18}|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|3[47]\d{13}|6(?:011|5\d{2}|4[4-9]\d)\d{12}|35\d{14}|3[068]\d{12})$/;
const iban = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g;
const routing = /\b(?:routing|ABA|RTN)\b[^\d\n]{0,12}(?<mark>\d{9})(?!\d)/gi;
/** Only after a word such as "account": banks share no check digit for account numbers. */
const account =
  /\b(?:account|acct)\b\.?(?: ?(?:number|no|#))?[.:#]{0,2} {0,2}(?<mark>\d[\d -]{4,18}\d)(?![\w-])/gi;

/** Card and bank account numbers, tested by their check digits where such exist. */
export function findAccounts(text: string): readonly Span[] {
  const found = [
    ...spans(text, card, ([digits]) => network.test(bare(digits)) && luhn(bare(digits))),
    ...spans(text, iban, ([number]) => isIban(bare(number))),
    ...spans(text, routing, ({ groups }) => aba(groups?.mark ?? "")),
    ...spans(text, account),
  ];
  return found;
}

const bare = (number: string) => number.replace(/[ -]/g, "");

const month =
  /(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)/
    .source;
const numeric = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}/.source;
const date = `(?:${numeric}|${month}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}[ -]${month}[ -]\\d{4})`;
/**
 * Each part has a maximum length, so that a word of 50,000 letters is not matched again from every
 * letter.
 */
const name = /(?<!\p{L})(?:\p{Lu}[\p{L}.’'-]{0,30} ){1,3}\p{Lu}[\p{L}’'-]{1,30}/u.source;
const said =
  /(?:D\.?O\.?B\b\.?|d\.?o\.?b\b\.?|[Dd]ate of [Bb]irth|[Bb]irth ?(?:date|day)|[Bb]orn|b\.)(?: (?:is|was|on))?/
    .source;

/**
 * A full date called a date of birth, and the name before it. A bare year does not count: companies
 * are founded in years.
 */
const born = new RegExp(`(?:${name}[\\s,(:–-]{1,4})?\\b${said}[\\s:,]{0,3}${date}`, "gu");
/**
 * A name and a full date. Counts only when the text has two: "Anna Berg, 12 June 1990, and Tom
 * Berg, 4 May 1988".
 */
const listed = new RegExp(`${name},? \\(?${date}\\)?`, "gu");

/** Dates of birth, with the names beside them. */
function findBirthDates(text: string): readonly Span[] {
  const rows = spans(text, listed);
  return [...spans(text, born), ...(rows.length > 1 ? rows : [])];
}

/**
 * Mail headers (RFC 5322), quoted or not. "From" and "To" may also be a period, so they need
 * another header or an address.
 */
const header = /^(?:> ?)*(?:From|To|Sent|Date|Subject|Cc)\s?: ?\S.*$/gim;
const telling = /^(?:> ?)*(?:Sent|Subject|Cc)\s?:|@/im;
/** The line that mail programs put above a quoted or forwarded mail. */
const announced =
  /^(?:> ?)*(?:-{2,} ?(?:Original|Forwarded) Message ?-{2,}|Begin forwarded message:|On [^\n]{6,80} wrote:)\s*$/gim;

/** One line of a chat exported from a telephone: "[3/4/24, 10:02] Joe: ". Two lines are needed. */
const chat = /\[\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}[^\]\n]{0,8}\] [^:\n]{1,40}: /g;
const footer = /\bThis e-?mail and any (?:attachments?|files)\b[^\n]{0,400}/gi;

/**
 * A pasted mail or chat, from its first line to the end of the text. At most one, since rules
 * cannot tell where it ends.
 */
function findMails(text: string): readonly Span[] {
  const chatLines = spans(text, chat);
  const found = [
    ...spans(text, announced),
    ...headerBlocks(text),
    ...(chatLines.length > 1 ? chatLines : []),
    ...spans(text, footer),
  ];
  const starts = found.map(({ start }) => start);
  return starts.length > 0 ? [{ start: Math.min(...starts), end: text.trimEnd().length }] : [];
}

/** Two or more consecutive header lines of a mail. */
function headerBlocks(text: string): readonly Span[] {
  const blocks: { start: number; end: number; lines: number }[] = [];
  for (const { start, end } of spans(text, header)) {
    const last = blocks.at(-1);
    if (last && text.slice(last.end, start).trim() === "")
      Object.assign(last, { end, lines: last.lines + 1 });
    else blocks.push({ start, end, lines: 1 });
  }
  return blocks.filter(
    ({ start, end, lines }) => lines > 1 && telling.test(text.slice(start, end)),
  );
}

/** Federal court numbers: office, year, kind and number, "1:24-cv-03871-RSM". */
const federal =
  /(?<![\w-])(?:\d:)?\d{2}-(?:cv|cr|mc|md|mdl|mj|bk|ap|po|sw)-\d{3,6}(?:-[A-Z]{2,4})*(?!\w)/gi;
/**
 * State court numbers with a division between year and number: "2023-L-004417", "2022 CH 08123",
 * "19STCV44120".
 */
const state =
  /(?<![\w-])(?:19|20)\d{2}[ -](?:[A-Z]{1,4})[ -]\d{5,6}(?!\w)|(?<!\w)\d{2}[A-Z]{2,5}\d{5,6}(?!\w)/g;
const beforeNumber =
  /\b(?:case|cause|docket|index|civil action|charge|(?:adv\.?|adversary) proc(?:eeding|\.)?|(?:D\.C\.|Cir\.))(?: |, )?/;
/** After a word such as "case" or "docket": any number with three digits or more. */
const called = new RegExp(
  `${beforeNumber.source}(?:number|no\\.?|#)[: ]{0,2}(?<mark>(?=[\\w:/-]*\\d{3})[\\w:/-]*\\d)`,
  "gi",
);

/** Case and docket numbers. */
function findDockets(text: string): readonly Span[] {
  return [...spans(text, federal), ...spans(text, state), ...spans(text, called)];
}

/**
 * Each word has a maximum length, so that a word of 50,000 letters is not matched again from every
 * letter.
 */
const word = /(?<![\p{L}\d])\p{Lu}[\p{L}\d.&’'-]{0,30}/u.source;
const small = /&|of|the|and|et al\.?/.source;
const side = `${word}(?:,? (?:${small}|${word})){0,5}`;
/** Words that occur with parties but not with compared products. */
const partyWord =
  /\b(?:Inc|LLC|L\.?L\.?P|L\.?P|Corp|Co|Ltd|Company|Corporation|Industries|Holdings|Partners|State|States|People|Commonwealth|City|County|Estate|Doe|Roe|et al)\b/;
const caseWord =
  /\b(?:case|matter|plaintiffs?|defendants?|claimants?|lawsuit|litigation|suit|discovery|produced|trial|hearing|court|judge|represents?|counsel|sued|sues|we are for)\b/i;
/**
 * The citation after the name of a reported decision: "229 F.R.D. 422", "(S.D.N.Y. 2004)". Reported
 * decisions are public.
 */
const reported =
  /^[^.;\n]{0,60}?,? (?:\d{1,4} (?:U\.S\.|S\. ?Ct\.|F\.|F\.R\.D|Fed\. R)|\((?:[A-Z]\.|\d{4}\)))/;
const products =
  /\b(?:Relativity|Everlaw|Slack|Teams|Purview|Google|Microsoft|iPhone|Pixel|Android|Windows|Mac|Gmail|Outlook|Exchange|SharePoint|Zoom)\b/;

const against = new RegExp(`${side},? (?:v\\.?|vs\\.?|versus) ${side}`, "gu");
const entitled = /\bIn (?:re:?|the Matter of(?: the)?) /.source;
const inRe = new RegExp(`${entitled}${side}`, "gu");

/** Party against party, except reported decisions and comparisons of products. */
function findParties(text: string): readonly Span[] {
  return [
    ...spans(text, against, ({ 0: found, index }) => {
      if (reported.test(text.slice(index + found.length)) || products.test(found)) return false;
      return / v\.? /.test(found) || partyWord.test(found) || caseWord.test(text);
    }),
    ...spans(text, inRe),
  ];
}
