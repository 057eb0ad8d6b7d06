import { readFileSync } from "node:fs";
import { contactTopics } from "content/contact-form.ts";
import { securityAnswers } from "content/offer.ts";
import type { SitePath } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import { describe, expect, it, test } from "vitest";
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

describe.each(Object.entries(asked))("the security answers on %s", (item, state) => {
  it(`are ${state}`, () => {
    const found = securityAnswers.answers.filter((answer) => answer.item.includes(item));
    expect(found.map((answer) => answer.state)).toEqual([state]);
  });
});

describe.each(securityAnswers.answers.filter(({ page }) => page))("“$item”", ({ answer, page }) => {
  it("repeats words that the section it names really says", () => {
    const [path = "", anchor = ""] = page?.href.split("#") ?? [];
    if (!isPath(path)) throw new Error(`No page ${path}`);
    const section = documentOf(path).root.getElementById(anchor);
    section?.querySelector("#security-answers")?.remove();
    for (const [, repeated = ""] of answer.matchAll(/\*(.+?)\*/gs)) expect(words(section?.structuredText)).toContain(words(repeated));
  });
});

describe("the dialog at /data-hosting#security-answers", () => {
  it("gives each answer its state in words", () => {
    const rows = dialog
      ?.querySelectorAll("li")
      .map((row) => [words(row.querySelector("h4")?.text), words(row.querySelector("[data-state]")?.text)]);
    expect(rows).toEqual(securityAnswers.answers.map(({ item, state }) => [item, securityAnswers.states[state]]));
  });

  it("is opened by a link on the page and leads to a form that asks", () => {
    expect(documentOf("/data-hosting").root.querySelector('#trust a[href="#security-answers"]')?.text).toBe(securityAnswers.open);
    const ask = dialog?.querySelector('a[href^="/contact?topic="]')?.getAttribute("href") ?? "";
    expect(Object.keys(contactTopics)).toContain(ask.replace("/contact?topic=", ""));
  });
});

test("the spreadsheet has every answer with its state", () => {
  const lines = readFileSync(`${siteFolder}/security-answers.csv`, "utf8").trimEnd().split("\r\n");
  expect(lines[0]).toBe(securityAnswers.columns.join(","));
  expect(lines.length - 1).toBe(securityAnswers.answers.length);
  for (const [i, { state }] of securityAnswers.answers.entries()) expect(lines[i + 1]).toContain(`,${securityAnswers.states[state]},`);
});

test("no answer claims a certificate, a report, a policy or a sum", () => {
  for (const { item, answer } of securityAnswers.answers)
    expect(answer, item).not.toMatch(/\b(?:certified|compliant|accredited|we (?:hold|carry)|covered)\b/i);
});
