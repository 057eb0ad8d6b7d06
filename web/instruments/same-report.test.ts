import { readdirSync, readFileSync } from "node:fs";
import { instruments } from "instruments/all.ts";
import { answer, report as planReport } from "instruments/first-72-hours/answer.ts";
import { versions } from "instruments/names.ts";
import { ask } from "instruments/query/ask.ts";
import { report as logReport } from "instruments/query/report.ts";
import { expect, test } from "vitest";
import { asJson } from "../../tests/support/cases.ts";
import { holdsForEach } from "../../tests/support/offenders.ts";

const tell = () => undefined;
const instrumentText = (name: string, file: string) =>
  readFileSync(`instruments/${name}/${file}`, "utf8");

/** The module from which the command has an instrument's report. */
function reportModuleOf(name: string): string | undefined {
  const imported = /import \{[^}]*\b(?:report|redactionsReport)\b[^}]*\} from "\.\/([\w-]+\.ts)"/;
  const [, module] = imported.exec(instrumentText(name, "instrument.ts")) ?? [];
  return module === "run.ts" ? imported.exec(instrumentText(name, module))?.[1] : module;
}

test("Each page makes its report by the function that the command calls, and none of its own", () =>
  holdsForEach(
    Object.keys(versions),
    (name) => name,
    (name) => {
      const folder = `web/instruments/${name}`;
      const view = readdirSync(folder)
        .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
        .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
        .join("\n");
      expect(view).toContain(`"instruments/${name}/${reportModuleOf(name)}"`);
      expect(view.match(/\bfindings: \{|\breportOf\(/)).toBeNull();
    },
  ));

test("The first 72 hours have the same report on the page and by the command", async () => {
  const dates = { event: "2026-10-30", leaving: "2026-11-02", began: "2026-10-31T20:00" };
  const instrument = await instruments["first-72-hours"]();
  const { inputs, findings } = await instrument.answer(
    [],
    { ...dates, sources: "mail\nslack", days: "", matter: "Ruiz" },
    { tell },
  );
  const none = { custodians: "", days: {}, names: {} };
  const typed = { ...dates, ...none, sources: ["mail", "slack"], matter: "Ruiz" };
  const { described } = answer(typed);
  expect(asJson({ inputs, findings })).toEqual(
    asJson(described && planReport(described.plan, typed)),
  );
});

test("A question has the same report on the page and by the command", async () => {
  const question = "Who approved the wire?";
  const instrument = await instruments.query();
  const { inputs, findings } = await instrument.answer([], { question }, { tell });
  const filters = { custodian: "", kind: "", from: "", to: "" };
  const withoutTime = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replace(/"at":"[\d:.TZ-]+Z"/, '"at":""'));
  expect(withoutTime({ inputs, findings })).toEqual(
    withoutTime(logReport(undefined, [{ ...ask(question, filters), at: 0 }])),
  );
});
