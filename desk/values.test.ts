import type { Form } from "desk/wire.ts";
import { expect, test } from "vitest";
import {
  at,
  blank,
  differences,
  duplicateOf,
  idFor,
  put,
  shapeOf,
  textOf,
  trail,
} from "./values.ts";

const words = (label: string, optional = false): Form => ({
  kind: "words",
  label,
  optional,
  isLong: false,
});
const item: Form = {
  kind: "fields",
  label: "Item",
  optional: false,
  fields: [
    { name: "title", form: words("Title") },
    { name: "note", form: words("Note", true) },
  ],
};
const form: Form = {
  kind: "fields",
  label: "Page",
  optional: false,
  fields: [
    { name: "lead", form: words("Lead") },
    { name: "items", form: { kind: "list", label: "Items", optional: false, item } },
  ],
};
const page = (...titles: readonly string[]) => ({
  value: { lead: "Words", items: titles.map((title) => ({ title })) },
  body: null,
});

test("A field is put, taken out and read by its path, and nothing else changes", () => {
  const before = page("One", "Two").value;
  const after = put(before, ["items", 1, "note"], "Later");
  expect(at(after, ["items", 1])).toEqual({ title: "Two", note: "Later" });
  expect(put(after, ["items", 1, "note"], undefined)).toEqual(before);
  expect(at(after, ["items", 0])).toBe(before.items[0]);
  expect(at(after, ["items", 7, "note"])).toBeUndefined();
});

test("An item that comes in between is one difference, and the ones that moved along are none", () => {
  expect(differences(form, page("One", "Two"), page("One", "New", "Two"))).toEqual([
    { path: ["items", 1], label: "Items › New", after: { title: "New" } },
  ]);
  expect(differences(form, page("One", "Two", "Three"), page("One", "Three"))).toEqual([
    { path: ["items", 1], label: "Items › Two", before: { title: "Two" } },
  ]);
});

test("A changed item is told field by field", () => {
  const [only, ...more] = differences(form, page("One", "Two"), page("One", "Second"));
  expect(only).toEqual({
    path: ["items", 1, "title"],
    label: "Items › Second › Title",
    before: "Two",
    after: "Second",
  });
  expect(more).toEqual([]);
});

test("Prose is one difference of its own", () => {
  const prose = (body: string) => ({ ...page("One"), body });
  expect(differences(form, prose("Old\n"), prose("New\n"))).toEqual([
    { path: ["body"], label: "Text", before: "Old\n", after: "New\n" },
  ]);
});

test("A new part has its required fields, empty", () => {
  expect(blank(form)).toEqual({ lead: "", items: [] });
});

test("The field that names a shape says which it is", () => {
  const other: Form = {
    kind: "fields",
    label: "Table",
    optional: false,
    fields: [{ name: "rows", form: words("Rows") }],
  };
  const shapes = {
    kind: "shapes" as const,
    label: "Part",
    optional: false,
    by: "kind",
    shapes: [item, other].map((one) => ({ value: one.label, form: one })),
  };
  const found = [
    { kind: "Item", title: "T" },
    { kind: "Table", rows: "R" },
    { kind: "Unknown" },
  ].map((value) => shapeOf(shapes, value)?.value);
  expect(found).toEqual(["Item", "Table", undefined]);
});

test("A path reads as the labels that staff see", () => {
  expect(trail(form, page("One").value, ["items", 0, "title"])).toBe("Items › One › Title");
  expect(trail(form, page("").value, ["items", 0])).toBe("Items › 1");
});

test("The words of a part are in their order, one below the other", () => {
  expect(textOf({ title: "T", facts: ["a", 2], isOnline: true })).toBe("T\na\n2\nYes");
  const leaf = (label: string) => ({ label, optional: false, isLong: false });
  const form: Form = {
    ...leaf("Event"),
    kind: "fields",
    fields: [
      { name: "title", form: { ...leaf("Title"), kind: "words" } },
      { name: "isOnline", form: { ...leaf("Online"), kind: "yes" } },
      {
        name: "by",
        form: {
          ...leaf("Person"),
          kind: "choice",
          open: false,
          choices: [{ value: "moss", label: "Ida Moss" }],
        },
      },
    ],
  };
  expect(textOf({ title: "T", isOnline: true, by: "moss" }, form)).toBe(
    "Title: T\nOnline: Yes\nPerson: Ida Moss",
  );
});

test("A copy of an item has an id that no other item has, and shares nothing with it", () => {
  const first = { id: "wechat-2", results: ["a"] };
  const list = [first, { id: "wechat-3" }];
  const copy = duplicateOf(first, list);
  expect(copy).toEqual({ id: "wechat-4", results: ["a"] });
  expect(Object(copy).results).not.toBe(first.results);
  expect(duplicateOf({ title: "T" }, [])).toEqual({ title: "T" });
});

test("The id of a new event is its title in small letters, and no other event's", () => {
  expect(idFor("Custody in the cloud: Zoë’s primer", [])).toBe("custody-in-the-cloud-zoe-s-primer");
  const list = [{ id: "custody" }, { id: "custody-2" }];
  expect(idFor("Custody", list)).toBe("custody-3");
  expect(idFor("李明", list)).toBe("entry");
});
