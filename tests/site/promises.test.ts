import { company, night } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { opensAt } from "content/office-hours.ts";
import { promises } from "content/promises.ts";
import { expect, test } from "vitest";
import { documentOf, mainText } from "../support/site.ts";

test("Every promise is on the pages that it names, and has an owner once it is signed", () => {
  const missing = promises.flatMap(({ says, pages }) =>
    pages
      .filter(
        (page) => !mainText(documentOf(page)).includes(says) && says !== contactForm.success.text,
      )
      .map((page) => `${page}: ${says}`),
  );
  expect(missing).toEqual([]);
  expect(
    promises.filter(({ pages, signedOff, owner }) => pages.length === 0 || (signedOff && !owner)),
  ).toEqual([]);
});

test("New matters are called back from the opening hour after a night", () => {
  expect(night.newMatters).toContain(
    `from ${opensAt(company.hours)} ${company.hours.abbreviation} on`,
  );
});
