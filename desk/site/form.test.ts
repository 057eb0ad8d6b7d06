import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "content/folder.ts";
import { people } from "content/people.ts";
import { fields, shown, yes } from "content/schema-parts.ts";
import type { Form } from "desk/wire.ts";
import { readWords } from "desk/write-yaml.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { choicesIn, deskFiles, pagesThatShow, schemaOf } from "./files.ts";
import { formOf } from "./form.ts";

describe("The form of a schema", () => {
  test("Every field of every file has a label", () => {
    const files = deskFiles(contentFolder).map(({ file }) => file);
    expect(files.length).toBeGreaterThan(50);
    const choices = choicesIn(contentFolder);
    const bare: string[] = [];
    for (const file of files) {
      const schema = schemaOf(file);
      if (!schema || labelsIn(formOf(schema, choices)).includes("")) bare.push(file);
    }
    expect(bare).toEqual([]);
  });

  test("The form of every file has each field that the file has", () => {
    const choices = choicesIn(contentFolder);
    const without = deskFiles(contentFolder).flatMap(({ file }) => {
      const schema = schemaOf(file);
      const form = schema && formOf(schema, choices);
      if (form?.kind !== "fields") return [];
      const text = readFileSync(join(contentFolder, "..", file), "utf8");
      const names = form.fields.map(({ name }) => name);
      const written = Object.keys(readWords(file, text).value ?? {});
      return written.filter((name) => !names.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(without).toEqual([]);
  });

  test("A field whose texts are long has several lines, though a label may stand in it", () => {
    const label = shown.meta({ kind: "numbered" });
    expect(formOf(label, {})).toMatchObject({ isLong: false });
    expect(formOf(label.meta({ input: "lines" }).optional(), {})).toMatchObject({ isLong: true });
  });

  test("A form has a new field of its schema at once, by its name, with its limit and help", () => {
    const before = fields({ title: shown });
    const after = before.extend({
      nightNote: shown.optional().meta({ most: 40, help: "Shown at night." }),
      isOpen: yes,
    });
    expect(formOf(after, {})).toEqual({
      kind: "fields",
      label: "",
      optional: false,
      fields: [
        { name: "title", form: { kind: "words", label: "Title", isLong: true, optional: false } },
        {
          name: "nightNote",
          form: {
            kind: "words",
            label: "Night note",
            most: 40,
            isLong: false,
            help: "Shown at night.",
            optional: true,
          },
        },
        { name: "isOpen", form: { kind: "yes", label: "Is open", optional: false } },
      ],
    });
  });

  test("A form offers figures, people, partners and links to choose from", () => {
    const about = schemaOf("content/pages/about.yaml");
    const found = about && choicesOf(formOf(about, choicesIn(contentFolder)));
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: "experience" }),
        expect.objectContaining({ value: Object.keys(people)[0] }),
        { value: "/contact", label: "Contact (/contact)" },
      ]),
    );
  });

  test("A form offers the categories that there are, and one that an article has added", () => {
    const folder = mkdtempSync(join(tmpdir(), "desk-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(contentFolder, folder, { recursive: true });
    const article = join(folder, "articles/margin-note.md");
    const text = readFileSync(article, "utf8");
    writeFileSync(article, text.replace(/^category: .+$/m, "category: Privacy Law"));
    const { categories = [], "study-categories": studies = [] } = choicesIn(folder);
    expect(categories).toContainEqual({ value: "ediscovery", label: "eDiscovery" });
    expect(categories).toContainEqual({ value: "Privacy Law", label: "Privacy Law" });
    expect(studies).toContainEqual({ value: "Translation", label: "Translation" });
  });

  test("A new person's key comes from the name, a new figure's from what it counts", () => {
    const [people, figures] = ["people", "claims"].map((name) => {
      const schema = schemaOf(`content/${name}.yaml`);
      return schema && formOf(schema, {});
    });
    expect(people).toMatchObject({ kind: "map", keyFrom: "name", item: { label: "Person" } });
    expect(figures).toMatchObject({ kind: "map", keyFrom: "measures" });
  });

  test("An article that is read elsewhere has no page here; another one has its own", () => {
    const [elsewhere, here] = ["margin-note", "siemly-activity-logs"].map((name) =>
      pagesThatShow(`content/articles/${name}.md`, contentFolder),
    );
    expect(elsewhere).toEqual(["/blog"]);
    expect(here).toEqual(["/blog/siemly-activity-logs", "/blog"]);
  });

  test("The form of a schema tells the kinds of a service page's sections apart", () => {
    const schema = schemaOf("content/services/x.yaml");
    const form = schema && formOf(schema, {});
    const sections =
      form?.kind === "fields"
        ? form.fields.find(({ name }) => name === "sections")?.form
        : undefined;
    expect(sections).toMatchObject({ kind: "list", item: { kind: "shapes", by: "kind" } });
    if (sections?.kind !== "list" || sections.item.kind !== "shapes") throw new Error("no shapes");
    expect(sections.item.shapes.map(({ value }) => value)).toContain("use-docket");
  });

  test("The form of a schema is not there for code and for files that nobody edits", () => {
    for (const file of [
      "specimen/matter.yaml",
      "specimen/exhibits/memo.md",
      "page-dates.json",
      "people.ts",
      "wire/inbox-message.ts",
      "none.yaml",
    ])
      expect(schemaOf(`content/${file}`), file).toBeNull();
  });

  test("The form of a schema refuses a schema for which it has no widget", () => {
    expect(() => formOf(z.strictObject({ when: z.date() }), {})).toThrow(
      "The desk has no widget for date (when)",
    );
  });
});

/** Every form in a form. */
function inside(form: Form): readonly Form[] {
  const inner =
    form.kind === "fields" || form.kind === "picture"
      ? form.fields.map((field) => field.form)
      : form.kind === "list" || form.kind === "map"
        ? [form.item]
        : form.kind === "tuple"
          ? form.items
          : form.kind === "shapes"
            ? form.shapes.map((shape) => shape.form)
            : [];
  return [form, ...inner.flatMap(inside)];
}

/** The labels of fields. Entries of a map are called by their keys. */
const labelsIn = (form: Form) =>
  inside(form).flatMap((one) =>
    one.kind === "fields" || one.kind === "picture"
      ? one.fields.map((field) => field.form.label)
      : [],
  );
const choicesOf = (form: Form) =>
  inside(form).flatMap((one) => (one.kind === "choice" ? one.choices : []));
