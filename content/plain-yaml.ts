import type { YAMLError } from "yaml";

/** Says in a writer's words why a file is not valid YAML. `offset` is where the parser stopped; the place returned is where the cause is. */
export function brokenYaml(text: string, offset: number, error?: YAMLError): { readonly offset: number; readonly message: string } {
  const open = error?.message.startsWith("Missing closing") ? openQuote(text) : undefined;
  if (open !== undefined)
    return { offset: open, message: 'a quotation mark opens here and is never closed: expected one at the end, as title: "Words"' };
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = "", next = ""] = text.slice(start).split("\n");
  if (/IMPLICIT_KEY$/.test(error?.code ?? "") && /: +[^\s|>]/.test(line) && indent(next, /^\s*/) > indent(line, /^\s*(?:- )?/))
    return {
      offset: start + line.length + 1 + indent(next, /^\s*/),
      message: "the line is indented further than the fields above it: expected it below them",
    };
  return { offset: start + indent(line, /^\s*/), message: reason(line, error) };
}

const indent = (line: string, pattern: RegExp) => pattern.exec(line)?.[0].length ?? 0;

function reason(line: string, error: YAMLError | undefined): string {
  if (error?.code === "DUPLICATE_KEY")
    return `${line.trim().replace(/:.*/, "")} is here twice: expected each field once, and a hyphen before the first field of an entry`;
  if (/^\s*\t/.test(line)) return "the line begins with a tab: expected spaces";
  if (/^\s*-[^\s-]/.test(line)) return `expected a space after the hyphen, as ${line.trim().replace("-", "- ")}`;
  const [, name = "", value = ""] = /^\s*((?:- )?(?:[\w-]+:)? *)(.*)$/.exec(line) ?? [];
  const key = name.trim();
  if (/^[*&!|>%@`{[]/.test(value)) return `the value begins with ${value[0]}: expected it in quotes, as ${key} ${quoted(value)}`;
  if (/: /.test(value) && !/^["']/.test(value)) return `the value has a colon: expected it in quotes, as ${key} ${quoted(value)}`;
  if (/ #\S/.test(value)) return `what follows # is not read: expected the value in quotes, as ${key} ${quoted(value)}`;
  if (/^["']/.test(value))
    return `words follow the closing quotation mark: expected one pair around all, as ${key} ${quoted(value.replaceAll(/["']/g, ""))}`;
  if (!/:(?:\s|$)/.test(line)) return "expected a field, a colon and a space, as title: Words";
  return "expected the line to begin below the first letter of the fields around it";
}

const quoted = (value: string) => JSON.stringify(value.trim());

/** Where a quotation mark opens a value that does not end in its line. */
function openQuote(text: string): number | undefined {
  const found = /^\s*(?:- )?(?:[\w-]+: +)?(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*)$/m.exec(text);
  return found ? found.index + found[0].search(/["']/) : undefined;
}
