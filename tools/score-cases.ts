// Counts the cases of a folder that the instruments answer correctly: npm run score-cases --
// <folder>
// The folder has README.md with a section "## <instrument>/<case>" and a line "- expected:
// `<JSON>`" for each, and its files in <instrument>/<case>; or cases.json, also in a folder
// redactions, with `file` and `expect` (the tests that find something) for PDFs of the redaction
// check. Where a case expects a sentence, the sentence is one of those below that the report bears
// out.
// A case is right when it expects one of the values that are read from the report.
import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { isDeepStrictEqual } from "node:util";
import { argumentsOf, type Case, casesOf } from "./score-cases/cases.ts";

type Facts = Readonly<Record<string, unknown>>;

/** What is read from a report, in the forms that the cases use. */
function valuesOf(printed: string, { instrument, expected }: Case): readonly unknown[] {
  const { refused, findings, more } = JSON.parse(printed);
  if (refused) return ["refused", "own" in refused];
  switch (instrument) {
    case "production": {
      const { exceptions, tests, facts, reading } = findings;
      const found: string[] = exceptions.map(
        ({ test, kind, at }: Facts) => `${test}/${kind} ${at}`,
      );
      const family = tests.find(({ test }: Facts) => test === "families").state;
      const families = found.filter((each) => each.startsWith("families"));
      const hasImages = reading.roles.some(({ role }: Facts) => role === "images");
      const isLogNamed = findings.notRead.length > 0 && "the log is named as not read";
      return [
        isLogNamed,
        found,
        [found, facts.documents],
        [found, family],
        [family, families],
        family,
        facts.documents,
        hasImages,
      ];
    }
    case "links": {
      const all = [...findings.links, ...findings.closedLinks];
      const [{ wrappers, target, file } = {}] = findings.links;
      const parts = findings.attachments.map(({ size, sha256 }: Facts) => [
        size,
        `${sha256}`.slice(0, 16),
      ]);
      const [subjects, targets] = [
        all.map(({ message }) => message.subject),
        all.map((link) => link.target),
      ];
      const isCounted =
        !/no link to a file/i.test(findings.verdict) &&
        "the headline does not say that there is no link to a file";
      return [
        isCounted,
        subjects,
        targets,
        parts,
        file ? [file.provider, file.kind] : null,
        [wrappers, target, file?.provider],
      ];
    }
    case "activity": {
      const {
        records,
        rows,
        duplicates: dup,
        cut,
        skipped,
        first,
        notRead: unread,
      } = findings.reading;
      const read = { records, rows, dup, cut: cut.count, skipped: skipped.count, unread };
      const found = findings.tests
        .filter(({ standing }: Facts) => standing === "found")
        .map(({ found }: Facts) => `found ${found}`);
      return [
        read,
        [read, [first.slice(0, 19)]],
        ...found,
        found.length > 0,
        `${records} record, or refused by its form`,
      ];
    }
    case "hash": {
      const listed = findings.files.flatMap(({ result, path }: Facts) =>
        result ? [`${result} ${path}`] : [],
      );
      const isSilent =
        !listed.some((each: string) => /^(?:missing|different) /.test(each)) &&
        "nothing is called missing or different";
      return [isSilent, [listed.toSorted(), findings.listLinesNotRead.length]];
    }
    case "transcript": {
      const of = (...fields: readonly string[]) =>
        more.turns.map((turn: Facts) => fields.map((field) => turn[field] ?? null));
      const isOnce =
        new Set(more.turns.map(({ words }: Facts) => words)).size === more.turns.length;
      const forms = [
        of("start", "end", "speaker", "words"),
        of("start", "speaker"),
        of("speaker", "words"),
        of("speaker"),
      ];
      return [...forms, isOnce || findings.problems.length > 0];
    }
    case "languages": {
      const parts = Map.groupBy<unknown, Facts>(more.paragraphs, ({ number }) => number);
      return [[...parts.values()].map((each) => each.map(({ language }) => language).join("+"))];
    }
    case "photo": {
      // A picture's facts lie in several groups: each expected value must be somewhere in the
      // report.
      const said = JSON.stringify(findings.photographs);
      const hasAsked = said.includes('"toAskAbout":[{');
      const numbers = [
        ...(said.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number),
        said.split('"action"').length - 1,
      ];
      const isSaid = (value: unknown) =>
        typeof value === "number"
          ? numbers.some((one) => Math.abs(one - value) < 0.0001)
          : value === hasAsked || said.includes(`"${value}"`);
      return [
        hasAsked,
        hasAsked && "a question is raised",
        Array.isArray(expected) && expected.every(isSaid) && expected,
      ];
    }
    case "elusion":
      return [findings.plan.documents, [findings.documents.low, findings.documents.high]];
    case "redactions": {
      const found: string[] = findings.files[0].tests
        .filter(({ result }: Facts) => result === "Found")
        .map(({ test }: Facts) => test);
      // A title that a program wrote is no alarm. Words in the color of their bar are reported
      // under the bar.
      const isMet = (test: unknown) =>
        found.includes(`${test}`) || (test === "color" && found.includes("cover"));
      const counted = found.filter((test) => test !== "properties");
      return [
        counted,
        Array.isArray(expected) && expected.length > 0 && expected.every(isMet) && expected,
      ];
    }
    default:
      return [more.output, more.output?.trimEnd(), more.sentences];
  }
}

function isRight(given: Case): Promise<boolean> {
  const command = ["instruments/bin.ts", given.instrument, ...argumentsOf(given)];
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  execFile(process.execPath, command, { maxBuffer: 1e9 }, (error, printed) => {
    if (printed === "") reject(error);
    else
      resolve(valuesOf(printed, given).some((value) => isDeepStrictEqual(value, given.expected)));
  });
  return promise;
}

const cases = casesOf(process.argv[2] ?? ".");
const wrong = new Set<Case>();
const waiting = cases.values();
async function score(): Promise<void> {
  for (const each of waiting) if (!(await isRight(each))) wrong.add(each);
}
await Promise.all(Array.from({ length: availableParallelism() }, score));
for (const [instrument, all] of Map.groupBy(cases, ({ instrument }) => instrument)) {
  const missed = all.filter((each) => wrong.has(each)).map(({ id }) => id);
  console.log(
    `${instrument}: ${all.length - missed.length} right, ${missed.length} wrong ${missed.join(" ")}`.trim(),
  );
}
