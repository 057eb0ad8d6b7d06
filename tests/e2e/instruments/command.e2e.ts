import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Locator } from "@playwright/test";
import { deidentify, instrumentFrame } from "content/instruments.ts";
import { activitySpecimen } from "instruments/activity/specimen.ts";
import { deidentifySpecimen } from "instruments/deidentify/specimen.ts";
import { readText } from "instruments/frame/read-text.ts";
import { hashSpecimen } from "instruments/hash/specimen.ts";
import { languagesSpecimen } from "instruments/languages/specimen.ts";
import { linksSpecimen } from "instruments/links/specimen.ts";
import { specimenFiles } from "instruments/production/specimen-files.ts";
import { redactionsSpecimen } from "instruments/redactions/specimen-file.ts";
import { summarySpecimen } from "instruments/summary/specimen.ts";
import { transcriptSpecimen } from "instruments/transcript/specimen.ts";
import { tools } from "web/instruments/tools.ts";
import { argumentsOf, casesOf } from "../../../tools/score-cases/cases.ts";
import { expect, test } from "../test.ts";
import { ready, savedReport } from "./instrument-test.ts";

/** What the command is run with: settings as flags, and files. */
type Given = readonly string[];

const fileOf = ({ name, text }: { readonly name: string; readonly text: string | Buffer }) => {
  const path = join(mkdtempSync(join(tmpdir(), "given-")), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};
/** Puts files and folders that are given together into one folder, because browsers take either. */
function inOneFolder(args: Given): Given {
  const paths = args.filter((arg) => !arg.startsWith("--"));
  if (!paths.some((path) => statSync(path).isDirectory())) return args;
  const folder = join(mkdtempSync(join(tmpdir(), "given-")), "given");
  for (const path of paths)
    cpSync(path, join(folder, basename(path)), { recursive: true, preserveTimestamps: true });
  return [...args.filter((arg) => arg.startsWith("--")), folder];
}
const listOf = (text: string) => `--list=${fileOf({ name: "list.txt", text })}`;
const noText = fileOf({ name: "empty.txt", text: " \n" });

/**
 * INSTRUMENT_CASES: folders of cases (tools/score-cases.ts) with a comma between them. Without it,
 * each instrument's specimen as files.
 */
const given: ReadonlyMap<string, readonly Given[]> = process.env.INSTRUMENT_CASES
  ? new Map(
      [
        ...Map.groupBy(
          process.env.INSTRUMENT_CASES.split(",").flatMap(casesOf),
          (each) => each.instrument,
        ),
      ].map(([instrument, cases]) => [
        instrument,
        cases.map((each) => inOneFolder(argumentsOf(each))),
      ]),
    )
  : new Map<string, readonly Given[]>([
      ["activity", [[fileOf(activitySpecimen())], [noText]]],
      [
        "deidentify",
        [
          [
            `--names=${deidentifySpecimen.names.replaceAll("\n", ";")}`,
            "--mode=frcp",
            fileOf(deidentifySpecimen),
          ],
          [noText],
        ],
      ],
      ["elusion", [["--size=1,000", "--sampled=278", "--found=3"]]],
      ["estimate", [["--gigabytes=2,500", "--months=18"]]],
      [
        "hash",
        [
          [
            listOf(hashSpecimen.list),
            ...hashSpecimen.files.map(({ path, text }) => fileOf({ name: basename(path), text })),
          ],
        ],
      ],
      ["languages", [languagesSpecimen.map(fileOf), [noText]]],
      ["links", [[fileOf(linksSpecimen), noText], [noText]]],
      ["photo", [["public/specimen/photo.jpg", noText], [noText]]],
      [
        "production",
        [
          specimenFiles
            .slice(0, 12)
            .map(({ path, content }) => fileOf({ name: basename(path), text: content })),
          [noText],
        ],
      ],
      [
        "redactions",
        [
          [
            fileOf({
              name: redactionsSpecimen.name,
              text: Buffer.from(redactionsSpecimen.base64, "base64"),
            }),
          ],
          [noText],
        ],
      ],
      ["summary", [[fileOf(summarySpecimen)], [noText]]],
      [
        "transcript",
        [
          [`--designations=${transcriptSpecimen.designations}`, fileOf(transcriptSpecimen)],
          [noText],
        ],
      ],
    ]);

for (const [instrument, cases] of given)
  test(`The page of ${instrument} reports what the command reports`, { tag: "@long" }, async ({
    page,
    browserName,
  }) => {
    // Firefox has another dictionary of Chinese words.
    const isLeftOut = (name: string) =>
      changing.has(name) ||
      (name === "words" && instrument === "languages" && browserName === "firefox");
    // The command's own start and reading, and the page's, on a busy machine.
    test.setTimeout(180_000 * cases.length);
    await page.goto(tools().find(({ to }) => to.endsWith(`#${instrument}`))?.to ?? "");
    const exhibit = page.locator(`[data-instrument=${instrument}]`);
    await ready(page);
    for (const each of cases)
      await test.step(each.join(" "), async () =>
        expect
          .soft(comparable(await answerOfPage(exhibit, each), isLeftOut), each.join(" "))
          .toEqual(comparable(answerOfCommand(instrument, each), isLeftOut)),
      );
  });

type Facts = { readonly [name: string]: unknown };

function answerOfCommand(instrument: string, args: Given): Facts {
  try {
    return JSON.parse(
      execFileSync(process.execPath, ["instruments/bin.ts", instrument, ...args], {
        encoding: "utf8",
        maxBuffer: 1e9,
      }),
    );
  } catch (error) {
    if (error instanceof Error && "stdout" in error) return JSON.parse(`${error.stdout}`);
    throw error;
  }
}

/** Types the settings, gives the files, saves the report, and starts again. */
async function answerOfPage(exhibit: Locator, args: Given): Promise<Facts> {
  const settings = args.flatMap((arg) =>
    [/^--(\w+)=(.*)$/s.exec(arg)?.slice(1) ?? []].filter(({ length }) => length > 0),
  );
  const files = args.filter((arg) => !arg.startsWith("--"));
  for (const [name, value = ""] of settings)
    if (name !== "designations") await setUp(exhibit, name ?? "", value);
  const isFolder = files.some((path) => statSync(path).isDirectory());
  const chooser = exhibit.locator(
    `fieldset input[type=file]:not([data-list])${isFolder ? "[webkitdirectory]" : ":not([webkitdirectory])"}`,
  );
  if (files.length > 0) await chooser.setInputFiles(files);
  const save = exhibit.getByRole("button", { name: instrumentFrame.saveReport });
  const again = exhibit.getByRole("button", { name: instrumentFrame.again });
  const refusal = exhibit.getByRole("alert");
  await expect(again.or(refusal)).toBeVisible();
  // The production instrument asks for a column in a result without a report.
  if (!(await save.isVisible())) {
    await again.or(exhibit.getByRole("button", { name: instrumentFrame.chooseAnother })).click();
    return { refused: true };
  }
  const designations = settings.find(([name]) => name === "designations")?.[1];
  if (designations) await exhibit.locator("textarea").fill(designations);
  const report = await savedReport(exhibit);
  await again.click();
  return report;
}

async function setUp(exhibit: Locator, name: string, value: string): Promise<void> {
  if (name === "list")
    await exhibit
      .locator("textarea")
      .fill((await readText(new File([readFileSync(value)], "list"))).text);
  else if (name === "mode")
    await exhibit
      .getByRole("radio", { name: deidentify.mode.names[value === "frcp" ? "frcp" : "hipaa"] })
      .check();
  else if (name === "names")
    await exhibit.locator("[name=names]").fill(value.replaceAll(";", "\n"));
  else {
    const choice = exhibit.locator(`[type=radio][name="${name}"][value="${value}"]`);
    if ((await choice.count()) > 0) await choice.check();
    else await exhibit.locator(`[name="${name}"]`).fill(value);
  }
}

/**
 * What differs from run to run, and how far a thumbnail differs: browsers scale pictures in their
 * own ways.
 */
const changing: ReadonlySet<string> = new Set(["made", "began", "ended", "mean", "field"]);

/**
 * Leaves out the page's address. Of a refusal it keeps only that there is one: the page has its
 * words, the command its kind.
 */
function comparable(
  { refused, page: _, more: __, ...report }: Facts,
  isLeftOut: (name: string) => boolean,
): unknown {
  return refused
    ? { refused: true }
    : JSON.parse(JSON.stringify(report, (name, value) => (isLeftOut(name) ? undefined : value)));
}
