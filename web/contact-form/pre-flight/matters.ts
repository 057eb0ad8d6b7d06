import type { Span } from "./find-signs.ts";
import { spans } from "./spans.ts";

/** Federal court numbers: office, year, kind and number, "1:24-cv-03871-RSM". */
const federal = /(?<![\w-])(?:\d:)?\d{2}-(?:cv|cr|mc|md|mdl|mj|bk|ap|po|sw)-\d{3,6}(?:-[A-Z]{2,4})*(?!\w)/gi;
/** State court numbers with a division between year and number: "2023-L-004417", "2022 CH 08123", "19STCV44120". */
const state = /(?<![\w-])(?:19|20)\d{2}[ -](?:[A-Z]{1,4})[ -]\d{5,6}(?!\w)|(?<!\w)\d{2}[A-Z]{2,5}\d{5,6}(?!\w)/g;
/** After a word such as "case" or "docket": any number with three digits or more. */
const called =
  /\b(?:case|cause|docket|index|civil action|charge|(?:adv\.?|adversary) proc(?:eeding|\.)?|(?:D\.C\.|Cir\.))(?: |, )?(?:number|no\.?|#)[: ]{0,2}(?<mark>(?=[\w:/-]*\d{3})[\w:/-]*\d)/gi;

/** Case and docket numbers. */
export function findDockets(text: string): readonly Span[] {
  return [...spans(text, federal), ...spans(text, state), ...spans(text, called)];
}

/** Each word has a maximum length, so that a word of 50,000 letters is not matched again from every letter. */
const word = /(?<![\p{L}\d])\p{Lu}[\p{L}\d.&’'-]{0,30}/u.source;
const small = /&|of|the|and|et al\.?/.source;
const side = `${word}(?:,? (?:${small}|${word})){0,5}`;
/** Words that occur with parties but not with compared products. */
const partyWord =
  /\b(?:Inc|LLC|L\.?L\.?P|L\.?P|Corp|Co|Ltd|Company|Corporation|Industries|Holdings|Partners|State|States|People|Commonwealth|City|County|Estate|Doe|Roe|et al)\b/;
const caseWord =
  /\b(?:case|matter|plaintiffs?|defendants?|claimants?|lawsuit|litigation|suit|discovery|produced|trial|hearing|court|judge|represents?|counsel|sued|sues|we are for)\b/i;
/** The citation after the name of a reported decision: "229 F.R.D. 422", "(S.D.N.Y. 2004)". Reported decisions are public. */
const reported = /^[^.;\n]{0,60}?,? (?:\d{1,4} (?:U\.S\.|S\. ?Ct\.|F\.|F\.R\.D|Fed\. R)|\((?:[A-Z]\.|\d{4}\)))/;
const products =
  /\b(?:Relativity|Everlaw|Slack|Teams|Purview|Google|Microsoft|iPhone|Pixel|Android|Windows|Mac|Gmail|Outlook|Siemly|Exchange|SharePoint|Zoom)\b/;

const against = new RegExp(`${side},? (?:v\\.?|vs\\.?|versus) ${side}`, "gu");
const entitled = /\bIn (?:re:?|the Matter of(?: the)?) /.source;
const inRe = new RegExp(`${entitled}${side}`, "gu");

/** Party against party, except reported decisions and comparisons of products. */
export function findParties(text: string): readonly Span[] {
  return [
    ...spans(text, against, ({ 0: found, index }) => {
      if (reported.test(text.slice(index + found.length)) || products.test(found)) return false;
      return / v\.? /.test(found) || partyWord.test(found) || caseWord.test(text);
    }),
    ...spans(text, inRe),
  ];
}
