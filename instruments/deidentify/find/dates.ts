import { type Around, anyOf, as, type Detector, detector } from "../candidate.ts";

const monthName = anyOf(
  /Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?/,
  /Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?/,
);
const month = `(?<month>${monthName.source})\\b\\.?`;
const bareMonth = `(?<month>${monthName.source})`;
const weekday = /(?:\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?,?\s{1,3})?/
  .source;
const day = /(?<day>[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?!\d|[:%])/.source;
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const dayInWords = `(?<day>(?:(?:twenty|thirty)[- ])?(?:${ordinals.join("|")})|thirtieth)\\b`;
const furtherDay = /\s?[-\u2013]\s?\d{1,2}\b|\s(?:and|to|&)\s\d{1,2}(?=,?\s(?:19|20)\d\d)/.source;
/** Two digits that end a clause, or before a time. */
const shortYear = /(?<year>\d\d)(?=\s*(?:[,;)\]|]|\.(?!\d)|$|\r?\n|at\b|@|[0-2]?\d:\d\d))/.source;
const year = /(?<year>(?:1[89]|20)\d\d)(?![\d-])/.source;
const build = (source: string) => new RegExp(source, "gi");

const monthAndDay = /(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])/.source;
/** Between days of which only the last has a year. */
const joint = /\s?(?:[-\u2013,&]|,?\s(?:and|to|through|thru|or)\s|(?:until|till)\s)\s?/.source;
/** Words before and behind a month and a day without a year. */
const beforeDays = new RegExp(
  [
    String.raw`\b(?:on|dos|seen|dated|weeks?\s(?:of|ending|beginning|starting)|as\sof|since|until|till|through|thru|admit(?:ted)?|`,
    String.raw`discharged?|due|appts?|appointments?|visits?|visited|follow-?up|f\/u|scheduled(?:\sfor)?|returns?|called|`,
    String.raw`signed|received|collected|labs?|MRI|CT|surgery|ER|ED)[\s:]{1,3}`,
  ].join(""),
).source;
const behindDays = new RegExp(
  [
    "(?:visits?|appointments?|appts?|admissions?|discharges?|labs?|notes?|scans?|MRIs?|CTs?|x-?rays?|surger(?:y|",
    String.raw`ies)|procedures?|hearings?|meetings?|calls?|e-?mails?|letters?|depositions?|sessions?|encounters?|exams?)\b`,
  ].join(""),
).source;

/**
 * Months in French, German, Spanish, Italian, Portuguese, Dutch, Danish, Swedish, Norwegian, Polish
 * and Russian.
 */
const foreignMonths = [
  "janvier|janv|januar|jänner|enero|gennaio|janeiro|januari|stycznia|января",
  "février|fevrier|februar|febrero|febbraio|fevereiro|februari|févr|fév|lutego|февраля",
  "mars|märz|maerz|marzo|março|maart|marts|mrz|marca|марта",
  "avril|abril|aprile|april|avr|abr|kwietnia|апреля",
  "mai|mayo|maggio|maio|mei|maj|maja|мая",
  "juin|juni|junio|giugno|junho|czerwca|июня",
  "juillet|juli|julio|luglio|julho|juil|lipca|июля",
  "août|aout|august|agosto|augustus|augusti|sierpnia|августа",
  "septembre|september|septiembre|settembre|setembro|sept|set|września|сентября",
  "octobre|oktober|octubre|ottobre|outubro|okt|października|октября",
  "novembre|november|noviembre|novembro|listopada|ноября",
  "décembre|decembre|dezember|diciembre|dicembre|dezembro|december|desember|déc|dez|dic|grudnia|декабря",
] as const;
const foreignDate = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}/.-])(?<day>[12]\d|3[01]|0?[1-9])(?:\.|er|º)?\s{1,3}(?:de\s{1,3})?`,
    String.raw`(?<month>${foreignMonths.join("|")})(?![\p{L}\p{N}])\.?`,
    String.raw`(?:\s{1,3}(?:de[l]?\s{1,3})?(?<year>(?:19|20)\d\d)(?!\d))?`,
  ].join(""),
  "giu",
);

/**
 * Dates more exact than a year: in words, figures or parts. A word for birth next to one makes it a
 * birth date.
 */
export const dates: readonly Detector[] = [
  // "Apr. 22, '25"
  written(build(`\\b${month}\\s{1,3}${day},?\\s{1,3}['’](?<year>\\d\\d)(?!\\d)`)),
  // "06 Mar 26", "Mar 06, 26", where nothing follows that the number could count.
  written(build(`(?<![\\d.,:/$-])\\b${day}\\s{1,3}${month},?\\s{1,3}${shortYear}`)),
  written(build(`\\b${month}\\s{1,3}${day},?\\s{1,3}${shortYear}`)),
  written(
    build(`${weekday}\\b${month}\\s{1,3}${day}(?:${furtherDay})?(?:,?\\s{1,3}${year}|,${year})?`),
  ),
  written(
    build(
      `${weekday}(?<![\\d.,:/$-])\\b(?:\\d{1,2}\\s?[-\u2013]\\s?)?${day}\\.?(?:\\s{1,3}day)?\\s{1,3}(?:of\\s{1,3})?${month}(?:,?\\s{1,3}${year})?`,
    ),
  ),
  // "the sixth day of March, 2026", "March sixth".
  written(
    build(`${weekday}\\b${month}\\s{1,3}(?:the\\s{1,3})?${dayInWords}(?:,?\\s{1,3}${year})?`),
  ),
  written(
    build(`\\b${dayInWords}(?:\\s{1,3}day)?(?:\\s{1,3}of)?\\s{1,3}${month}(?:,?\\s{1,3}${year})?`),
  ),
  written(build(`\\b${month}(?:\\s{1,3}of)?,?\\s{1,3}${year}`)),
  written(build(`(?<![\\w/.-])${bareMonth}[-/]${year}`)),
  written(build(`(?<![\\w/.-])${bareMonth}-(?<year>\\d\\d)(?![\\w]|[-/.]\\d)`)),
  // Laboratories, Outlook and SAS: 06-Mar-2026, 6-MAR-26, 06MAR2026, Mar-06-2026, 2026-Mar-06.
  written(
    build(
      `(?<![\\w/.-])(?<day>[12]\\d|3[01]|0?[1-9])(?<joint>[-./]?)${bareMonth}\\k<joint>(?<year>(?:19|20)\\d\\d|\\d\\d)(?![\\w]|-\\d)`,
    ),
    true,
  ),
  written(
    build(
      `(?<![\\w/.-])${bareMonth}(?<joint>[-./])(?<day>[12]\\d|3[01]|0?[1-9])\\k<joint>(?<year>(?:19|20)\\d\\d|\\d\\d)(?![\\w]|-\\d)`,
    ),
    true,
  ),
  written(
    build(
      `(?<![\\w/.-])(?<year>(?:19|20)\\d\\d)(?<joint>[-./])${bareMonth}\\k<joint>(?<day>[12]\\d|3[01]|0?[1-9])(?![\\w]|-\\d)`,
    ),
    true,
  ),
  // 21-May, which spreadsheets write.
  written(build(`(?<![\\w/.-])(?<day>[12]\\d|3[01]|0?[1-9])-${bareMonth}(?![\\w]|[-/.]\\d)`)),
  // "6 mars 2026", "6. März", "6 de marzo de 2026".
  detector(foreignDate, (_value, at, { groups }) => {
    const { day: d = "", month: name = "", year: y = "" } = groups ?? {};
    return dated(
      y,
      String(foreignMonths.findIndex((names) => names.split("|").includes(name.toLowerCase())) + 1),
      d,
      at,
    );
  }),
  // 6-III-2026
  detector(
    /(?<![\w/.-])(?:[12]\d|3[01]|0?[1-9])([-./ ])(?:I{1,3}|I?V|VI{1,3}|I?X|XI{1,2})\1(?:19|20)\d\d(?![\w]|-\d)/g,
    (value, at) => {
      const [d = "", m = "", y = ""] = value.split(/[-./ ]/);
      return dated(y, String(romanMonths.indexOf(m) + 1), d, at);
    },
  ),
  // 20260306, also with a time: a day of the calendar, and no part of a longer number or name.
  detector(
    /(?<![\w./$€£#-])(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:T?[0-2]\d[0-5]\d(?:[0-5]\d)?Z?)?(?![\w]|[.,-]\d)/g,
    (value, at) =>
      /(?:\b(?:no|nos|number|numbers|id|bates|account|acct|invoice|case|file|ref|matter|claim|policy|order|mrn|page|line)\b\.?|#)[\s:#]{0,3}$/i.test(
        at.before(24),
      )
        ? undefined
        : dated(value.slice(0, 4), value.slice(4, 6), value.slice(6, 8), at),
  ),
  detector(
    /(?<![\d.-]|(?<!\d{4}-\d\d-\d\d)\/)(?:1[89]|20)\d\d([-/.])\d{1,2}\1\d{1,2}(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?(?!\d|\/(?!(?:19|20)\d\d-)|[-.]\d)/g,
    (value, at) => {
      const [y = "", m = "", d = ""] = value.split(/[-/.T]/);
      const found = dated(y, m, d, at);
      // A moment with its zone may be on another day where the other dates are: it has a label of
      // its own.
      const [moment] = /T.*(?:Z|[+-]\d\d:?\d\d)$/.exec(value) ?? [];
      return moment && found?.kind === "date" ? { ...found, id: `${found.id}${moment}` } : found;
    },
  ),
  detector(/\d{4}\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]/g, (value, at) => {
    const [y = "", m = "", d = ""] = value.split(/\D+/);
    return dated(y, m, d, at);
  }),
  // "6/3-6/9/26", "3/6, 3/7 and 3/9/2026": the year stands once, behind the last.
  detector(
    new RegExp(
      `(?<![\\d/.])${monthAndDay}(?=(?:${joint}${monthAndDay})*${joint}${monthAndDay}/(?<year>(?:19|20)\\d\\d|\\d\\d)(?![\\d/]))`,
      "gi",
    ),
    (value, at, { groups }) => {
      const [m = "", d = ""] = value.split("/");
      const year = groups?.year ?? "";
      return dated(year.length === 2 ? century(year) : year, m, d, at);
    },
  ),
  // "3/6-9/2026", "03/06-09/26".
  detector(
    /(?<![\d/.-])\d{1,2}\/\d{1,2}\s?[-\u2013]\s?\d{1,2}\/(?:(?:19|20)\d\d)(?![\d/])/g,
    (value, at) => {
      const [m = "", d = "", , y = ""] = value.split(/\D+/);
      return dated(y, m, d, at);
    },
  ),
  // "6.3.-9.3.2026": the year stands behind the second.
  detector(
    /(?<![\d/.])\d{1,2}\.\d{1,2}\.(?=\s?(?:[-\u2013]|bis|und|au|à|al)\s?\d{1,2}\.\d{1,2}\.(?<year>(?:19|20)\d\d)(?!\d))/g,
    (value, at, { groups }) => {
      const [d = "", m = ""] = value.split(".");
      return dated(groups?.year ?? "", m, d, at);
    },
  ),
  // Days without a year, beside a word that takes a day, or two of them in a range: a fraction or a
  // score is none.
  detector(
    new RegExp(
      `(?<![\\d/.$-]|\\d )${monthAndDay}(?![\\d/]|\\.\\d|\\s?(?:["”″%]|(?:of|inch|inches|in\\.|cups?|miles?|tsp|teaspoons?|strength|pain|score)(?!\\p{L})))`,
      "giu",
    ),
    (value, at) => {
      const [m = "", d = ""] = value.split("/");
      const before = at.before(60);
      const isRange = [rangeBehind.exec(at.after(12))?.[1], rangeBefore.exec(before)?.[1]].some(
        (other) => other !== undefined && !(isFraction(other) && isFraction(value)),
      );
      const isScore =
        /\b(?:pain|strength|score|scale|rated|rating|grade|motor|power)\b[^.;\n]{0,24}$/i.test(
          before,
        );
      return !isScore && (isRange || besideDay.test(before) || besideEvent.test(at.after(90)))
        ? dated("", m, d, at)
        : undefined;
    },
  ),
  // Also at either end of a range: 3/6/26-3/8/26.
  detector(
    /(?<![\d/.]|(?<!\/\d{1,2}|\/\d{4}|\.\d{1,2}\.)-)\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d\d)(?![\d/]|\.\d|-\d(?!\d?\/))/g,
    (value, at) => {
      const [a = "", b = "", y = ""] = value.split(/[/.-]/);
      if (y.length === 2 && !value.includes("/") && !dateBefore.test(at.before(24)))
        return undefined;
      if (y.length === 4 && !/^(?:1[89]|20)/.test(y)) return undefined;
      const whole = y.length === 4 ? y : Number(y) > 40 ? `19${y}` : `20${y}`;
      return Number(a) > 12 ? dated(whole, b, a, at) : dated(whole, a, b, at);
    },
  ),
  detector(/(?<![\d/.])(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?![\d/])/g, (value, at) => {
    const [m = "", y = ""] = value.split("/");
    return dated(y, m, "", at);
  }),
  detector(
    /\b(?:DOB|birth\s?date|date\s{1,3}of\s{1,3}birth)[\s:#]{0,4}(?<value>(?:19|20)\d{6})(?!\d)/gi,
    as("birth", (value) => value.replace(/(..)(..)$/, "-$1-$2")),
  ),
  // A year of birth may stay unless it shows an age over 89.
  detector(
    /\bborn\s{1,3}(?:in\s{1,3})?(?:18|19)\d\d(?![\d/-])/gi,
    as("birth", (value) => `year:${value.slice(-4)}`),
  ),
];

const besideDay = new RegExp(`${beforeDays}(?:${monthAndDay}${joint}){0,6}$`, "i");
const besideEvent = new RegExp(`^(?:${joint}${monthAndDay}){0,6}\\s${behindDays}`, "i");
const rangeBehind = new RegExp(`^\\s?[-\u2013]\\s?(${monthAndDay})(?![\\d/"”])`);
const rangeBefore = new RegExp(`(?<![\\d/])(${monthAndDay})\\s?[-\u2013]\\s?$`);
/** A fraction as kitchens and workshops write it. */
const isFraction = (text: string) => /^(?:1\/2|[12]\/3|[13]\/4|[1357]\/8)$/.test(text);

const romanMonths = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** A word before figures such as 3-6-26, which may be a version or a section as well. */
const dateBefore =
  /\b(?:on|dos|seen|dated|date|from|to|through|until|till|since|before|after|between|and|admitted|discharged|visit(?:ed)?|signed|collected|received|dob|birth|born)\b[\s:]{1,3}$/i;

const months = "janfebmaraprmayjunjulaugsepoctnovdec";

/** Finds dates with a month in words. The month needs a capital: "may 4" is not a date. */
function written(pattern: RegExp, anyCase = false): Detector {
  return detector(pattern, (value, at, { groups }) => {
    const { month: name = "", day: d = "", year = "" } = groups ?? {};
    const inFigures = /^\d/.test(d) ? d : String(dayOf(d) || "");
    const y = year.length === 2 ? century(year) : year;
    if (!anyCase && !/^[A-Z]/.test(name)) return undefined;
    // Skips "12 May" without a year: May and March also begin sentences and are names.
    if (
      !y &&
      /^\d+[. ]/.test(value) &&
      /^(?:May|Mar|March)$/.test(name) &&
      !/of|st|nd|rd|th/.test(value)
    )
      return undefined;
    return dated(y, String(months.indexOf(name.slice(0, 3).toLowerCase()) / 3 + 1), inFigures, at);
  });
}

/** The day in words, as a number. */
function dayOf(words: string): number {
  const [tens = "", ones = ""] = words.toLowerCase().split(/[- ](?=\w+$)/);
  if (tens === "thirtieth") return 30;
  return ones === ""
    ? ordinals.indexOf(tens) + 1
    : (tens === "thirty" ? 30 : 20) + ordinals.indexOf(ones) + 1;
}

/** Two digits over 40 are of the last century. */
const century = (year: string) => `${Number(year) > 40 ? 19 : 20}${year}`;

/**
 * A date, or undefined if the month or day is out of range. The id is ISO 8601; a missing part is
 * empty.
 */
function dated(y: string, m: string, d: string, { before, after }: Around) {
  const [monthNumber, dayNumber] = [Number(m), Number(d || 1)];
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return undefined;
  const isBirth =
    /(?<!\p{L})(?:born|birth\w*|D\.?O\.?B\.?|b\.|geb(?:oren)?\.?|née?|nacid[oa]|nat[oa]|nascid[oa])(?!\p{L})[^.;\n]{0,40}$/iu.test(
      before(60),
    ) || /^\s?\(?(?:DOB|date of birth|birth)\b/i.test(after(16));
  return {
    kind: isBirth ? "birth" : "date",
    id: `${y}-${m.padStart(2, "0")}-${d === "" ? "" : d.padStart(2, "0")}`,
  } as const;
}

const ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Ninety to a hundred and nineteen, in words. */
const inWords =
  /(?:ninety(?:[-\s](?:one|two|three|four|five|six|seven|eight|nine))?|(?:a|one)[-\s]hundred(?:[-\s](?:and[-\s])?\w{3,9})?)/
    .source;

function read(value: string) {
  const one =
    ones.findIndex(
      (word) =>
        value.toLowerCase().includes(`ninety-${word}`) ||
        value.toLowerCase().includes(`ninety ${word}`),
    ) + 1;
  return {
    kind: "age",
    id: /\d+/.exec(value)?.[0] ?? (/ninety/i.test(value) ? String(90 + one) : value.toLowerCase()),
  } as const;
}

/**
 * Ages over 89, with the words that make them ages. Lower ones may stay (45 CFR
 * 164.514(b)(2)(i)(C)).
 */
export const ages = [
  detector(/\b(?:aged?|age\s{1,3}of|age:)\s{1,3}(?:9\d|1[01]\d)(?![\d%]|[.,]\d)/gi, read),
  detector(new RegExp(`\\b(?:aged?|age\\s{1,3}of|age:)\\s{1,3}${inWords}\\b`, "gi"), read),
  detector(
    new RegExp(`\\b${inWords}[\\s-]{1,3}(?:years?|yrs?)[\\s-]{1,3}(?:old|of\\s{1,3}age)`, "gi"),
    read,
  ),
  // "a brother, 92, lives there".
  detector(
    new RegExp(
      [
        String.raw`\b(?:(?:grand)?(?:mother|father|son|daughter)|brother|sister|husband|wife|spouse|uncle|aunt|cousin|man|woman|`,
        String.raw`widow(?:er)?|patient|resident|plaintiff|claimant|decedent|testator),\s(?<value>9\d|1[01]\d)(?=,\s)`,
      ].join(""),
      "gi",
    ),
    read,
  ),
  detector(
    /(?<![\d.,$-])(?:9\d|1[01]\d)(?:[\s-]{1,3}(?:years?|yrs?)[\s-]{1,3}(?:old|of\s{1,3}age)|[\s-]?(?:y\/o|yo|y\.o\.)(?!\w))/gi,
    read,
  ),
];
