import { bates } from "content/bates.ts";
import { instrumentFrame, query as words } from "content/instruments.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, hydrated, test } from "../test.ts";
import { expectOwnScripts, opened, savedReport } from "./instrument-test.ts";

test("The home page leads to a question whose passages open in their documents", async ({
  page,
}) => {
  const requests: string[] = [];
  await page.goto("/");
  await page.getByRole("link", { name: "Ask this matter your own question" }).click();
  await expect(page).toHaveURL(/\/queryassistant#query$/);
  await page.reload();
  const exhibit = page.locator("[data-instrument=query]");
  await hydrated(page);
  page.on("request", (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await exhibit.getByRole("button", { name: words.suggested[1] }).click();
  await expect(exhibit.getByRole("heading", { name: /^\d passages$/ })).toBeFocused();
  const passage = exhibit
    .getByRole("list", { name: words.passages })
    .getByRole("listitem")
    .filter({ hasText: bates(4152) });
  await expect(passage).toContainText("Attached is version 7, as discussed.");
  await expect(passage).toContainText("Rafael Castellan to Wendell Tate, Sylvie Moreau");

  const link = passage.getByRole("link", { name: words.open(bates(4152)) });
  await link.click();
  const opened = passage.getByRole("region", { name: "Q4 reserve, final" });
  await expect(opened.getByRole("heading")).toBeFocused();
  await expect(opened.locator("mark")).toHaveText(
    "Attached is version 7, as discussed. Please file this one.",
  );
  await expect(opened).toContainText("I am at my desk all weekend");
  // Scrolled away from the header, which covers what scrolls under it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectRulesKept(page, "with a document open");
  await opened.getByRole("button", { name: words.close }).click();
  await expect(opened).toHaveCount(0);
  await expect(link).toBeFocused();

  expectOwnScripts(requests);
  expect(new URL(page.url()).search).toBe("");
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({
    report: 1,
    instrument: "query",
    specimen: true,
    inputs: [{ value: words.suggested[1] }],
  });
  expect(report.findings.log[0].cited.map(({ number }: { number: string }) => number)).toContain(
    bates(4127),
  );
});

test("An own question keeps to the filters, answers by log entries, and says when nothing does", async ({
  page,
}) => {
  const exhibit = await opened(page, "query");
  const question = exhibit.getByRole("textbox", { name: words.question.label });
  // Typed and sent before the scripts arrive.
  await question.fill("crates arrived");
  await question.press("Enter");
  await expect(exhibit.getByRole("heading", { name: /^\d passages$/ })).toBeFocused();
  expect(new URL(page.url()).search).toBe("");

  await exhibit.getByLabel(words.filters.custodian).selectOption("prentiss");
  await question.fill("legal hold notice");
  await question.press("Enter");
  await expect(exhibit.getByRole("heading", { name: "privilege log" })).toBeFocused();
  const passages = exhibit.getByRole("list", { name: words.passages }).getByRole("listitem");
  const notice = passages.filter({ hasText: "Legal hold notice to five custodians" });
  await notice.getByRole("link").click();
  await expect(notice.getByText(words.withheld)).toBeVisible();

  await exhibit.getByLabel(words.filters.custodian).selectOption("");
  await question.fill("Was the audit committee told before it met?");
  await exhibit.getByRole("button", { name: words.question.ask, exact: true }).click();
  await expect(exhibit.getByRole("heading", { name: words.nothing, exact: true })).toBeFocused();
  const log = exhibit.getByRole("table");
  await expect(log.getByRole("row").last()).toContainText(
    `told before it met?${words.log.nothing}${words.filters.none}`,
  );
  await expect(log.getByRole("row")).toHaveCount(4);

  await question.fill(" ");
  await question.press("Enter");
  await expect(question).toHaveAttribute("aria-invalid", "true");
  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await expect(question).toBeFocused();
  await expect(log).toHaveCount(0);
});
