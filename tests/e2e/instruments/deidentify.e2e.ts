import type { Locator } from "@playwright/test";
import { instrumentFrame, deidentify as words } from "content/instruments.ts";
import * as sentences from "instruments/deidentify/sentences.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import {
  drop,
  expectOwnScripts,
  opened,
  ready,
  requestsOf,
  savedReport,
  savedText,
} from "./instrument-test.ts";

const outputOf = (exhibit: Locator) => exhibit.locator("[data-output]");

test("The specimen is de-identified by one press, corrected, and saved with its key", async ({
  page,
}) => {
  const exhibit = await opened(page, "deidentify");
  const requests = await requestsOf(page);
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(exhibit.getByRole("heading", { name: sentences.replaced(29, 24) })).toBeFocused();
  const output = outputOf(exhibit);
  await expect(output).toContainText("[Person 1], born [Birth date 1, 1971]");
  await expect(output).toContainText("told [Person 4 or 5]");
  expect(await output.innerHTML()).not.toMatch(/Ortega|Nand|987-65|7700 2481/);
  await expectRulesKept(page, "with an answer");

  // One original is kept, by its entry in the key.
  await exhibit.getByRole("button", { name: "[IP 1]" }).click();
  await expect(output.locator("mark")).toHaveText("[IP 1]");
  await exhibit.getByRole("button", { name: words.selected.keepAll(1), exact: true }).click();
  await expect(output.locator("mark")).toHaveText("10.0.4.17");
  // One is added by hand.
  await exhibit.getByLabel(words.hand.label).fill("dispatch desk");
  await exhibit.getByRole("combobox", { name: `5 ${words.hand.kind}` }).selectOption("other");
  await exhibit.getByRole("button", { name: words.hand.add, exact: true }).click();
  await expect(output).toContainText("from the [Other 1] (10.0.4.17)");

  await exhibit.getByRole("radio", { name: words.mode.names.frcp }).check();
  await expect(output).toContainText("His Social Security number is xxx-xx-4321.");
  await expect(output).toContainText("M.O. is 11");
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({
    report: 1,
    instrument: "deidentify",
    specimen: true,
    findings: { list: "frcp", originalsRemaining: 0 },
  });
  expect(JSON.stringify(report.findings)).not.toMatch(/Ortega|987-65|7700 2481|dispatch/);
  expect(await savedText(exhibit, words.key.save)).toContain(
    "xxx-xx-4321,987-65-4321,Social Security no.,FRCP 5.2(a)(1): Last four digits,1",
  );
  expect(await savedText(exhibit, words.panes.save)).toContain("told S. Moreau");
  expectOwnScripts(requests);
});

test("Pasted and dropped texts are de-identified, and a file without text is refused by name", async ({
  page,
}) => {
  const exhibit = await opened(page, "deidentify");
  // Typed before the scripts arrive.
  await exhibit
    .getByRole("textbox", { name: `1 ${words.text.label}` })
    .fill("Kerstin Ostrow, and Ostrow again: 815-555-0116. Wendell Tate was there.");
  await exhibit.getByLabel(words.names.label).fill("Kerstin Ostrow");
  await ready(page);
  await exhibit.getByRole("button", { name: words.run, exact: true }).click();
  const output = outputOf(exhibit);
  await expect(output).toHaveText(
    "[Person 1], and [Person 1] again: [Phone 1]. Wendell Tate was there.",
  );
  // A forgotten name: the answer changes with the list.
  await exhibit.getByLabel(words.names.label).fill("Kerstin Ostrow\nWendell Tate");
  await expect(output).toHaveText(
    "[Person 1], and [Person 1] again: [Phone 1]. [Person 2] was there.",
  );

  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await expect(exhibit.getByLabel(words.names.label)).toHaveValue("");
  await drop(exhibit, { "note.md": "Fax 815-555-0117" });
  await expect(output).toHaveText("Fax [Fax 1]");
  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await drop(exhibit, { "order.pdf": "%PDF-1.7" });
  await expect(exhibit.getByRole("alert")).toContainText(
    instrumentFrame.faults.damaged.title("order.pdf"),
  );
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await expect(exhibit.getByText(words.bag.choose)).toBeVisible();
});
