import { type Document, parseDocument } from "yaml";

/** More than content/ has files. */
const MOST = 400;
const known = new Map<string, Parsed>();

type Parsed = { readonly document: Document.Parsed; readonly toJS: () => unknown };

/**
 * A text of YAML, parsed once: all files refer to the same few, and from one draft to the next a
 * single file changes.
 */
export function parsedOnce(text: string): Parsed {
  const parsed = known.get(text) ?? parse(text);
  if (known.size > MOST) known.clear();
  known.set(text, parsed);
  return parsed;
}

function parse(text: string): Parsed {
  const document = parseDocument(text);
  let value: { readonly is: unknown } | undefined;
  return {
    document,
    /** Throws for an alias without an anchor. */
    toJS() {
      value ??= { is: document.toJS() };
      return value.is;
    },
  };
}
