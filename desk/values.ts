import { diffArrays } from "diff";
import { isFields, isSame, sameItems } from "./same-items.ts";
import type { DeskFault, FieldPath, Form, Words } from "./wire.ts";

type Shapes = Extract<Form, { kind: "shapes" }>;
type Shape = Shapes["shapes"][number];

/** The path of the prose below the fields. */
export const prose: FieldPath = ["body"];
export const keyOf = (path: FieldPath) => path.join(".");

/** Words as part of an address: small letters, digits and hyphens, 60 at most. */
export const slug = (words: string) =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");

/** A single field, in contrast to a group of fields. */
export const isLeaf = (
  form: Form,
): form is Extract<Form, { kind: "words" | "number" | "choice" | "yes" }> =>
  ["words", "number", "choice", "yes"].includes(form.kind);

/** The value at a path; undefined where there is none. */
export function at(value: unknown, [step, ...rest]: FieldPath): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) return at(value[Number(step)], rest);
  return isFields(value) ? at(value[step], rest) : undefined;
}

/**
 * A copy with `next` at the path. Undefined takes a field out of its group, and an item out of its
 * list.
 */
export function put(value: unknown, [step, ...rest]: FieldPath, next: unknown): unknown {
  if (step === undefined) return next;
  const inner = put(at(value, [step]), rest, next);
  if (Array.isArray(value))
    return value.toSpliced(Number(step), 1, ...(inner === undefined ? [] : [inner]));
  const { [step]: _, ...others } = isFields(value) ? value : {};
  return inner === undefined ? others : { ...(isFields(value) ? value : {}), [step]: inner };
}

export const putWords = (words: Words, path: FieldPath, next: unknown): Words =>
  keyOf(path) === keyOf(prose)
    ? { ...words, body: String(next) }
    : { ...words, value: put(words.value, path, next) };

/** The least that a field may be, so that something can be filled in. */
export function blank(form: Form): unknown {
  switch (form.kind) {
    case "yes":
      return false;
    case "fields":
    case "picture":
      return Object.fromEntries(
        form.fields
          .filter((field) => !field.form.optional)
          .map((field) => [field.name, blank(field.form)]),
      );
    case "list":
      return [];
    case "tuple":
      return form.items.map(blank);
    case "map":
      return {};
    case "shapes":
      return form.shapes[0] ? blankShape(form, form.shapes[0]) : "";
    default:
      return "";
  }
}

export function blankShape({ by }: Shapes, { value, form }: Shape): unknown {
  const inner = blank(form);
  return isFields(inner) ? { [by]: value, ...inner } : inner;
}

/** A copy of an item for the same list: where it has an id, with one that no other item has. */
export function duplicateOf(item: unknown, list: readonly unknown[]): unknown {
  if (!isFields(item) || typeof item.id !== "string") return structuredClone(item);
  return { ...structuredClone(item), id: freeId(item.id.replace(/-\d+$/, ""), list, 2) };
}

/** The id of a new item of a list, made from its title: as "custody-in-the-cloud", and no other's. */
export const idFor = (title: string, list: readonly unknown[]) =>
  freeId(slug(title) || "entry", list, 1);

/** `stem` with a number from `first` on, left out if it is 1, that no item of the list has. */
function freeId(stem: string, list: readonly unknown[], first: number): string {
  const taken = list.map((one) => at(one, ["id"]));
  for (let n = first; ; n++) {
    const id = n === 1 ? stem : `${stem}-${n}`;
    if (!taken.includes(id)) return id;
  }
}

/** Which of the shapes a value has. */
export const shapeOf = ({ by, shapes }: Shapes, value: unknown): Shape | undefined =>
  shapes.find((shape) => isFields(value) && shape.value === value[by]);

/** The form of a part. */
function inside(form: Form, value: unknown, step: string | number): Form | undefined {
  if (form.kind === "fields" || form.kind === "picture")
    return form.fields.find(({ name }) => name === step)?.form;
  if (form.kind === "list" || form.kind === "map") return form.item;
  if (form.kind === "tuple") return form.items[Number(step)];
  const shape = form.kind === "shapes" ? shapeOf(form, value) : undefined;
  return shape && inside(shape.form, value, step);
}

/** Of an item of a list, its title or first words. */
export function titleOf(value: unknown): string {
  if (!isFields(value)) return typeof value === "string" ? short(value) : "";
  if (typeof value.figure === "string") return short(`${value.figure} ${value.measures ?? ""}`);
  const named = ["title", "label", "heading", "name", "question", "asks", "says"].map(
    (name) => value[name],
  );
  const first = [
    ...named,
    ...Object.values(value).filter((one) => typeof one === "string" && / /.test(one)),
    ...Object.values(value),
  ];
  return short(String(first.find((one) => typeof one === "string" && one !== "") ?? ""));
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 58).trimEnd()} …` : text);

/** A path in staff's words: "Hero › Lead". */
export function trail(form: Form, value: unknown, path: FieldPath): string {
  if (keyOf(path) === keyOf(prose)) return "Text";
  const names = path.map((step, i) => {
    const [around, part] = [path.slice(0, i), path.slice(0, i + 1)];
    const outer = formAt(form, value, around);
    const isKeyless = outer?.kind === "map" && outer.keyFrom;
    if (["list", "map", "tuple"].includes(outer?.kind ?? "") && !isKeyless)
      return titleOf(at(value, part)) || (typeof step === "number" ? `${step + 1}` : step);
    if (isKeyless && titleOf(at(value, part))) return titleOf(at(value, part));
    return formAt(form, value, part)?.label ?? String(step);
  });
  return names.join(" › ") || form.label;
}

/** Words that differ: absent on one side when a part was added or taken out. */
export type Difference = {
  readonly path: FieldPath;
  readonly label: string;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** What differs between two states of a file, by field. Null: there is no file. */
export function differences(
  form: Form,
  before: Words | null,
  after: Words | null,
): readonly Difference[] {
  const none = Array.isArray(after?.value ?? before?.value) ? [] : {};
  const found: Difference[] = [];
  const label = (path: FieldPath) =>
    trail(form, at(after?.value, path) === undefined ? before?.value : after?.value, path);
  const compare = (a: unknown, b: unknown, path: FieldPath): void => {
    if (isSame(a, b)) return;
    if (Array.isArray(a) && Array.isArray(b)) compareLists(a, b, path);
    else if (isFields(a) && isFields(b)) {
      for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
        compare(a[name], b[name], [...path, name]);
    } else found.push({ path, label: label(path), before: a, after: b });
  };
  /** An item that only shifted is the same. One that moved past others was taken out and added. */
  const compareLists = (a: readonly unknown[], b: readonly unknown[], path: FieldPath) => {
    const was = sameItems(a, b);
    const places = was.filter((j) => j !== -1);
    const inOrder = diffArrays(
      places.toSorted((one, other) => one - other),
      places,
    ).filter(({ added, removed }) => !added && !removed);
    const kept = new Set(inOrder.flatMap(({ value }) => value));
    for (const [j, item] of a.entries())
      if (!kept.has(j))
        found.push({
          path: [...path, j],
          label: `${label(path)} › ${titleOf(item) || j + 1}`,
          before: item,
        });
    for (const [i, item] of b.entries()) {
      const [here, j = -1] = [[...path, i], was[i]];
      if (kept.has(j)) compare(a[j], item, here);
      else found.push({ path: here, label: label(here), after: item });
    }
  };
  compare(before?.value ?? none, after?.value ?? none, []);
  compare(before?.body ?? "", after?.body ?? "", prose);
  return found;
}

/** The faults at a field or inside it. */
export const faultsAt = (faults: readonly DeskFault[], place: FieldPath) =>
  faults.filter(({ path }) => path !== null && `${keyOf(path)}.`.startsWith(`${keyOf(place)}.`));

/** Those that keep a draft from being published. */
export const mustFix = (faults: readonly DeskFault[]) => faults.filter(({ isDoubt }) => !isDoubt);

export const problemsToFix = (count: number) =>
  `${count} ${count === 1 ? "problem" : "problems"} to fix`;

/** What a button says that adds an item or a part with this label. */
export const addWords = (label: string) =>
  `Add ${/^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;

/**
 * All words of a value in their order, for reading: in a group with the names of its fields, and
 * choices by their labels.
 */
export function textOf(value: unknown, form?: Form): string {
  if (Array.isArray(value) || isFields(value)) {
    const parts = Object.entries(value).map(([step, one]) => {
      const part = form && inside(form, value, step);
      const text = textOf(one, part);
      return part && isFields(value) && isLeaf(part) && text ? `${part.label}: ${text}` : text;
    });
    return parts.filter(Boolean).join("\n");
  }
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const choice =
    form?.kind === "choice" ? form.choices.find((one) => one.value === value) : undefined;
  return choice?.label ?? (value === undefined || value === null ? "" : String(value));
}

/** The form of the part at a path; undefined where the form has none, as for prose. */
export function formAt(form: Form, value: unknown, path: FieldPath): Form | undefined {
  let here: Form | undefined = form;
  for (const [i, step] of path.entries())
    here = here && inside(here, at(value, path.slice(0, i)), step);
  return here;
}
