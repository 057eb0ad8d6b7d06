import type { Field, Form } from "desk/wire.ts";
import { z } from "zod";

export type Choice = { readonly value: string; readonly label: string };
/** The choices for fields with `.meta({ choices })`, by that name. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** Words of more characters than this have a field of several lines. */
const LINE = 80;

/**
 * The form of a schema: each field has a widget, also one that was added to the schema a moment
 * ago. Labels and limits come from `.meta()`; a field without a label is called by its name. Throws
 * for a kind of schema that has no widget.
 */
export function formOf(schema: z.ZodType, choices: Choices, name = ""): Form {
  const { inner, meta, optional } = opened(schema);
  const help = [
    meta.help,
    meta.example === undefined || meta.input || meta.adds ? undefined : `Example: ${meta.example}`,
  ]
    .filter(Boolean)
    .join(" ");
  const common = {
    label: meta.label ?? labelOf(name),
    ...(help && { help }),
    optional,
    ...(meta.desk === "hidden" && { hidden: true }),
  };
  return { ...common, ...kindOf(inner, meta, choices, name) };
}

/** `Omit` for each member of a union. */
type Kind = Form extends infer F
  ? F extends Form
    ? Omit<F, "label" | "help" | "optional" | "hidden">
    : never
  : never;

function kindOf(schema: z.ZodType, meta: Meta, choices: Choices, name: string): Kind {
  if (meta.choices)
    return {
      kind: "choice",
      choices: choices[meta.choices] ?? [],
      open: meta.choices === "links",
      ...(meta.adds !== undefined && { adds: meta.adds }),
    };
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(schema.shape, choices);
    return {
      kind:
        fields.some((field) => field.name === "alt") && fields[0]?.name === "file"
          ? "picture"
          : "fields",
      fields,
    };
  }
  if (schema instanceof z.ZodArray)
    return {
      kind: "list",
      item: formOf(schemaOf(schema.element), choices, singular(name)),
      ...(meta.keyFrom && { keyFrom: meta.keyFrom }),
    };
  if (schema instanceof z.ZodTuple)
    return {
      kind: "tuple",
      items: schema.def.items.map((item, i) =>
        formOf(schemaOf(item), choices, `${singular(name)} ${i + 1}`),
      ),
    };
  if (schema instanceof z.ZodRecord)
    return {
      kind: "map",
      item: formOf(schemaOf(schema.valueType), choices),
      keyHelp: meta.keyHelp ?? "",
      ...(meta.keyFrom && { keyFrom: meta.keyFrom }),
    };
  if (schema instanceof z.ZodEnum)
    return { kind: "choice", choices: schema.options.map(asChoice), open: false };
  if (schema instanceof z.ZodLiteral)
    return { kind: "choice", choices: [...schema.values].map(asChoice), open: false };
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const by = schema.def.discriminator;
    return {
      kind: "shapes",
      by,
      shapes: schema.options.map((option) => shapeOf(schemaOf(option), by, choices)),
    };
  }
  if (schema instanceof z.ZodBoolean) return { kind: "yes" };
  if (schema instanceof z.ZodNumber) return { kind: "number" };
  if (schema.def.type === "string") {
    const most = meta.most === undefined ? undefined : Number(meta.most);
    return {
      kind: "words",
      ...(most !== undefined && { most }),
      ...(isInput(meta.input) && { input: meta.input }),
      isLong: (meta.kind === "words" || meta.input === "lines") && (most ?? LINE + 1) > LINE,
    };
  }
  throw new Error(`The desk has no widget for ${schema.def.type} (${name})`);
}

const isInput = (text: string | undefined) =>
  text === "date" || text === "moment" || text === "times" || text === "logo";

const asChoice = (value: unknown): Choice => ({
  value: String(value),
  label: labelOf(String(value)),
});

function fieldsOf(shape: object, choices: Choices): readonly Field[] {
  return Object.entries(shape).map(([name, field]) => ({
    name,
    form: formOf(schemaOf(field), choices, name),
  }));
}

/** One of the shapes that a field tells apart; the field itself is not asked for. */
function shapeOf(
  option: z.ZodType,
  by: string,
  choices: Choices,
): { readonly value: string; readonly form: Form } {
  const form = formOf(option, choices);
  if (form.kind !== "fields") throw new Error("The desk tells only groups of fields apart");
  const own = form.fields.find(({ name }) => name === by)?.form;
  const value = own?.kind === "choice" ? (own.choices[0]?.value ?? "") : "";
  return {
    value,
    form: { ...form, label: labelOf(value), fields: form.fields.filter(({ name }) => name !== by) },
  };
}

type Meta = Readonly<
  Partial<
    Record<
      | "label"
      | "help"
      | "example"
      | "most"
      | "kind"
      | "choices"
      | "adds"
      | "input"
      | "desk"
      | "keyHelp"
      | "keyFrom",
      string
    >
  >
>;

/** The innermost schema, and the `.meta()` of all that wrap it, the outermost first. */
function opened(schema: z.ZodType): {
  readonly inner: z.ZodType;
  readonly meta: Meta;
  readonly optional: boolean;
} {
  let inner = schema;
  let optional = false;
  let meta: Meta = {};
  for (;;) {
    meta = { ...inner.meta(), ...meta };
    if (
      inner instanceof z.ZodOptional ||
      inner instanceof z.ZodNullable ||
      inner instanceof z.ZodDefault
    ) {
      optional = true;
      inner = schemaOf(inner.unwrap());
    } else if (inner instanceof z.ZodNonOptional) inner = schemaOf(inner.unwrap());
    else if (inner instanceof z.ZodPipe) inner = schemaOf(inner.in);
    else return { inner, meta, optional };
  }
}

/** Inner schemas have a type of zod's core, although all of ours are made by its classes. */
function schemaOf(inner: unknown): z.ZodType {
  if (inner instanceof z.ZodType) return inner;
  throw new Error("A schema was expected");
}

/** "mailSubject" as "Mail subject", "/data-hosting" as it is. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|[-_]/g, " ").toLowerCase();
  if (words === "cle") return "CLE";
  return /^[/{]/.test(name) ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

const singular = (name: string) => name.replace(/ies$/, "y").replace(/s$/, "");
