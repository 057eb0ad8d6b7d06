import { blanksOf } from "content/wire/reply-blanks.ts";
import { expect, test } from "vitest";

const templates = [{ text: "Dear X,\n\ndone by [day and time].\n- [first time]\n" }];

test("A reply's blanks are those of the templates, each once, and empty lines of a list", () => {
  expect(blanksOf("By [day and time], or [day and time].\n- [first time]", templates)).toEqual([
    "[day and time]",
    "[first time]",
  ]);
  expect(blanksOf("Which suits you?\n-\n- \n", templates)).toEqual(["a line that has only a dash"]);
  expect(blanksOf("He wrote “recieved [sic]”.\n\n- Monday\n\n-- \nGrace", templates)).toEqual([]);
});
