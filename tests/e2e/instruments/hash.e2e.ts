import { createHash } from "node:crypto";
import { instrumentFrame, hash as words } from "content/instruments.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { againOffline, drop, opened, requestsOf, savedReport } from "./instrument-test.ts";

const digest = (algorithm: string, text: string) =>
  createHash(algorithm).update(text).digest("hex");

test("Dropped files are compared with a list, and only the instrument's scripts are fetched", async ({
  page,
  browserName,
}) => {
  const exhibit = await opened(page, "hash");
  // Entered before the scripts arrive.
  await exhibit
    .getByLabel(words.list.label)
    .fill(
      `${digest("md5", "one")}  a.txt\n${digest("md5", "two")} *b.txt\n${digest("md5", "x")}  gone.txt`,
    );
  const requests = await requestsOf(page);
  await drop(exhibit, { "a.txt": "one", "b.txt": "changed", "c.txt": "three" });
  const verdict = exhibit.getByRole("heading", { name: "2 of 3 listed files not as listed" });
  await expect(verdict).toBeFocused();
  await expect(exhibit.getByRole("row", { name: /^a\.txt .*Same$/ })).toBeVisible();
  await expect(exhibit.getByRole("row", { name: /^b\.txt .*Different$/ })).toBeVisible();
  await expect(exhibit.getByRole("row", { name: /^gone\.txt .*Missing$/ })).toBeVisible();
  await expect(exhibit.getByRole("row", { name: /^c\.txt .*Not listed$/ })).toContainText(
    digest("sha256", "three"),
  );
  await expect(exhibit.getByRole("status")).toHaveText(
    instrumentFrame.said("2 of 3 listed files not as listed"),
  );
  if (browserName === "chromium") await expectRulesKept(page, "with an answer");

  await againOffline(exhibit, requests);
  await exhibit.getByLabel(words.list.label).fill(`path,sha1\nd.txt,${digest("sha1", "four")}`);
  await drop(exhibit, { "d.txt": "four" });
  await expect(exhibit.getByRole("heading", { name: words.agree(1) })).toBeFocused();
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({
    report: 1,
    instrument: "hash",
    specimen: false,
    inputs: [{ name: "d.txt", size: 4, sha256: digest("sha256", "four") }],
  });
  expect(report.findings).toMatchObject({
    verdict: words.agree(1),
    files: [{ path: "d.txt", result: "same", digests: { sha1: digest("sha1", "four") } }],
  });
  expect(requests).toEqual([]);
});

test("The specimen is compared by one press, and a drop without a file is refused by name", {
  tag: "@one-engine",
}, async ({ page }) => {
  const exhibit = await opened(page, "hash");
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(
    exhibit.getByRole("heading", { name: "2 of 5 listed files not as listed" }),
  ).toBeFocused();
  await expect(exhibit.getByText(words.specimenNote)).toBeVisible();
  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await drop(exhibit, {});
  await expect(exhibit.getByRole("alert")).toContainText(instrumentFrame.faults.none.title(""));
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await expect(exhibit.getByText(words.bag.choose)).toBeVisible();
});
