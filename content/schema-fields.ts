import { z } from "zod";

type Path = readonly PropertyKey[];

/** What a schema says of the value at a path: an example for messages, and the names of its fields. */
export function aboutField(schema: unknown, path: Path): { readonly example?: string; readonly fields: readonly string[] } {
  const at = path.reduce<unknown>((outer, key) => within(outer, key), schema);
  const inner = unwrapped(at);
  return { example: metaOf(at, "example"), fields: inner instanceof z.ZodObject ? Object.keys(inner.shape) : [] };
}

/** A schema inside a schema: the field of an object, or the entries of a list. */
export function within(schema: unknown, key: PropertyKey): unknown {
  const outer = unwrapped(schema);
  if (outer instanceof z.ZodObject) return outer.shape[String(key)];
  if (outer instanceof z.ZodArray) return outer.element;
  return outer instanceof z.ZodRecord ? outer.valueType : undefined;
}

/** A word of a schema's `.meta()`, also when the schema is optional or goes on to change what it has read. */
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
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : undefined;
}
