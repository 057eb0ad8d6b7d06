import type { DeskFault, Form } from "desk/wire.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormContext } from "./field.tsx";
import { Field } from "./form.tsx";

const leaf = (label: string) => ({ label, optional: false });
const words = (label: string): Form => ({ ...leaf(label), kind: "words", isLong: false });

/** A form as it is drawn first. */
function drawn(form: Form, value: unknown, faults: readonly DeskFault[] = []): string {
  const context = {
    file: "content/a.yaml",
    references: [],
    pages: [],
    faults,
    shift: null,
    open: new Set(["a"]),
    setOpen() {},
    change() {},
    jump() {},
  };
  return renderToStaticMarkup(
    <FormContext value={context}>
      <Field form={form} path={["a"]} value={value} />
    </FormContext>,
  );
}

test("A value that is not among the choices is shown, and said to be none of them", () => {
  const choices = ["One", "Two"].map((label) => ({ value: label.toLowerCase(), label }));
  const menu: Form = { ...leaf("Kind"), kind: "choice", choices, open: false };
  expect(drawn(menu, "three")).toContain(
    '<option value="three" selected="">three (not in the list)</option>',
  );
  expect(drawn(menu, "two")).not.toContain("not in the list");
  const many = Array.from({ length: 12 }, (_, i) => ({ value: `v${i}`, label: `Label ${i}` }));
  const finder: Form = { ...leaf("Kind"), kind: "choice", choices: many, open: false };
  expect(drawn(finder, "none")).toMatch(/value="none".*Choose one from the list\./);
  expect(drawn(finder, "v3")).toContain('value="Label 3"');
});

test("A day and a time have the browser's own field, and other words stay words", () => {
  const field = (input: "date" | "moment" | "times", value: string) =>
    drawn({ ...leaf("When"), kind: "words", isLong: false, input }, value);
  expect(field("date", "2027-04-22")).toMatch(/type="date"[^>]* value="2027-04-22"/);
  expect(field("date", "Thursday, 2027-04-22")).toContain('value="Thursday, 2027-04-22"');
  expect(field("date", "Thursday, 2027-04-22")).not.toContain('type="date"');
  expect(field("moment", "2027-04-22 09:00")).toMatch(
    /type="datetime-local"[^>]* value="2027-04-22T09:00"/,
  );
  expect(field("times", "14:00 to 15:00").match(/type="time"[^>]* value="1[45]:00"/g)).toHaveLength(
    2,
  );
});

test("A choice that may be added to says which value is new, and offers to add one", () => {
  const choices = [{ value: "ediscovery", label: "eDiscovery" }];
  const form: Form = {
    ...leaf("Category"),
    kind: "choice",
    choices,
    open: false,
    adds: "category",
  };
  expect(drawn(form, "ediscovery")).toContain("Add a new category …");
  expect(drawn(form, "ediscovery")).not.toContain("(new)");
  expect(drawn(form, "Privacy Law")).toContain(
    '<option value="Privacy Law" selected="">Privacy Law (new)</option>',
  );
});

test("What is for engineers is kept out of the form, and asked for once where it is missing", () => {
  const fields = [
    { name: "id", form: { ...words("Address"), hidden: true } },
    { name: "title", form: words("Title") },
  ];
  const group: Form = { ...leaf("Part"), kind: "fields", fields };
  expect(drawn(group, { id: "one", title: "T" })).not.toContain("Address");
  expect(drawn(group, { title: "T" })).toContain("Address");
});

test("A fault is at its field, in a sentence, and the field says so to a screen reader", () => {
  const fault = {
    file: "content/a.yaml",
    line: 1,
    path: ["a"],
    message: "expected words",
    isDoubt: false,
  };
  const html = drawn(words("Title"), "", [fault]);
  expect(html).toContain('aria-describedby="field-a-faults" aria-invalid="true"');
  expect(html).toContain('<ul id="field-a-faults"');
  expect(html).toContain("Expected words.");
  expect(drawn(words("Title"), "", [{ ...fault, isDoubt: true }])).not.toContain("aria-invalid");
});

test("A picture's field says which picture is wanted, and asks for an alt text", () => {
  const fields = [
    { name: "file", form: { ...words("File"), help: "320 by 400 pixels or more." } },
    { name: "alt", form: words("Alt text") },
  ];
  const html = drawn({ ...leaf("Portrait"), kind: "picture", fields }, { file: "", alt: "" });
  expect(html).toContain("320 by 400 pixels or more.");
  expect(html).toContain('<label for="field-a.alt">Alt text</label>');
  expect(html).not.toContain(">File<");
});

test("An event is added by its title, and its id is not asked for", () => {
  const item: Form = {
    ...leaf("Event"),
    kind: "fields",
    fields: [
      { name: "id", form: { ...words("Name of the calendar file"), hidden: true } },
      { name: "title", form: words("Title") },
    ],
  };
  const list: Form = { ...leaf("Events"), kind: "list", item, keyFrom: "title" };
  const html = drawn(list, [{ id: "custody-in-the-cloud", title: "Custody in the cloud" }]);
  expect(html).toMatch(/Title \(new\)<\/label>.*Add event/);
  expect(html).not.toContain("Name of the calendar file");
});

test("A person is added by name, and the key in the file is not shown", () => {
  const item: Form = {
    ...leaf("Person"),
    kind: "fields",
    fields: [{ name: "name", form: words("Name") }],
  };
  const map: Form = { ...leaf("People"), kind: "map", item, keyHelp: "", keyFrom: "name" };
  const html = drawn(map, { whitlock: { name: "" } });
  expect(html).toMatch(/Name \(new\)<\/label>.*Add person/);
  expect(html).not.toMatch(/>[^<]*whitlock|Short name/);
});
