import { readFileSync } from "node:fs";
import { contactTopics } from "content/form-words.ts";
import { securityAnswers } from "content/offer.ts";
import type { SitePath } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import { describe, expect, it, test } from "vitest";
import { holdsForEach } from "../support/offenders.ts";
import { documentOf, siteFolder } from "../support/site.ts";

const dialog = documentOf("/data-hosting").root.querySelector("dialog#security-answers");
const words = (text: string | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
const isPath = (path: string): path is SitePath => sitePaths.some((known) => known === path);

/** Questions that need an answer, and the state that SPEC and the pages leave for each. */
const asked: Readonly<Record<string, keyof typeof securityAnswers.states>> = {
  Encryption: "stated",
  "Data location": "stated",
  MFA: "stated",
  SSO: "not-stated",
  Backups: "stated",
  "Retention and deletion": "stated",
  Subprocessors: "on-request",
  incident: "not-stated",
  "Penetration test": "on-request",
  "SOC 2": "on-request",
  "ISO 27001": "on-request",
  Insurance: "on-request",
  HIPAA: "on-request",
  GDPR: "on-request",
  screening: "not-stated",
  continuity: "not-stated",
  "train models": "stated",
  "AI providers": "stated",
};

test("Each security question has one answer, in the state that SPEC leaves for it", () => {
  const statesOf = (item: string) =>
    securityAnswers.answers
      .filter((answer) => answer.item.includes(item))
      .map(({ state }) => state);
  expect(Object.keys(asked).map((item) => [item, statesOf(item)])).toEqual(
    Object.entries(asked).map(([item, state]) => [item, [state]]),
  );
});

test("Each security answer repeats words that the section it names really has", () =>
  holdsForEach(
    securityAnswers.answers.filter(({ page }) => page),
    ({ item }) => item,
    ({ answer, page }) => {
      const [path = "", anchor = ""] = page?.href.split("#") ?? [];
      if (!isPath(path)) throw new Error(`No page ${path}`);
      const section = documentOf(path).root.getElementById(anchor);
      section?.querySelector("#security-answers")?.remove();
      for (const [, repeated = ""] of answer.matchAll(/\*(.+?)\*/gs))
        expect(words(section?.structuredText)).toContain(words(repeated));
    },
  ));

describe("the dialog at /data-hosting#security-answers", () => {
  it("The dialog gives each answer its state in words", () => {
    const rows = dialog
      ?.querySelectorAll("li")
      .map((row) => [
        words(row.querySelector("h4")?.text),
        words(row.querySelector("[data-state]")?.text),
      ]);
    expect(rows).toEqual(
      securityAnswers.answers.map(({ item, state }) => [item, securityAnswers.states[state]]),
    );
  });

  it("The dialog is opened by a link and leads to a form that asks", () => {
    expect(
      documentOf("/data-hosting").root.querySelector('#trust a[href="#security-answers"]')?.text,
    ).toBe(securityAnswers.open);
    const ask = dialog?.querySelector('a[href^="/contact?topic="]')?.getAttribute("href") ?? "";
    expect(Object.keys(contactTopics)).toContain(ask.replace("/contact?topic=", ""));
  });
});

test("The spreadsheet has every answer with its state", () => {
  const lines = readFileSync(`${siteFolder}/security-answers.csv`, "utf8").trimEnd().split("\r\n");
  expect(lines[0]).toBe(securityAnswers.columns.join(","));
  expect(lines.length - 1).toBe(securityAnswers.answers.length);
  for (const [i, { state }] of securityAnswers.answers.entries())
    expect(lines[i + 1]).toContain(`,${securityAnswers.states[state]},`);
});

test("No security answer claims a certificate, a report, a policy or a sum", () => {
  for (const { item, answer } of securityAnswers.answers)
    expect(answer, item).not.toMatch(
      /\b(?:certified|compliant|accredited|we (?:hold|carry)|covered)\b/i,
    );
});
