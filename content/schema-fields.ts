import { z } from "zod";

type Path = readonly PropertyKey[];

/**
 * What a schema says of the value at a path of what was read: an example for messages, and the
 * names of its fields.
 */
export function aboutField(
  schema: unknown,
  path: Path,
  raw: unknown,
): { readonly example?: string; readonly fields: readonly string[] } {
  const [at, value] = path.reduce<readonly [schema: unknown, value: unknown]>(
    ([outer, read], key) => [within(outer, key, read), fieldOf(read, key)],
    [schema, raw],
  );
  const inner = chosen(at, value);
  return {
    example: metaOf(at, "example"),
    fields: inner instanceof z.ZodObject ? Object.keys(inner.shape) : [],
  };
}

/**
 * A schema inside a schema: the field of an object, or the entries of a list. `value`: what was
 * read there, by which a union chooses.
 */
export function within(schema: unknown, key: PropertyKey, value: unknown): unknown {
  const outer = chosen(schema, value);
  if (outer instanceof z.ZodObject) return outer.shape[String(key)];
  if (outer instanceof z.ZodArray) return outer.element;
  return outer instanceof z.ZodRecord ? outer.valueType : undefined;
}

/** The schema without what wraps it; of the kinds of a section, the one that was written. */
function chosen(schema: unknown, value: unknown): unknown {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return inner;
  const name = inner.def.discriminator;
  const written = fieldOf(value, name);
  return inner.options.find((option) => {
    const kind = option instanceof z.ZodObject ? option.shape[name] : undefined;
    return kind instanceof z.ZodLiteral && kind.value === written;
  });
}

const fieldOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/**
 * A word of a schema's `.meta()`, also when the schema is optional or goes on to change what it has
 * read.
 */
export function metaOf(schema: unknown, name: string): string | undefined {
  for (let at = schema; at instanceof z.ZodType; at = wrapped(at)) {
    const value = at.meta()?.[name];
    if (value !== undefined) return String(value);
  }
  return undefined;
}

function unwrapped(schema: unknown): unknown {
  let at = schema;
  for (let next = wrapped(at); next !== undefined; next = wrapped(at)) at = next;
  return at;
}

function wrapped(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : undefined;
}
