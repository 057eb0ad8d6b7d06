import { parse } from "yaml";
import type { Words } from "./wire.ts";
import { writeYaml } from "./write-yaml.ts";

const frontMatter = /^(---\r?\n)(.*?\n)(---[ \t]*(?:\r?\n|$))(\s*\n)?/s;

/** The words of a file of content/. Throws what the YAML parser throws. */
export function readWords(file: string, text: string): Words {
  if (!file.endsWith(".md")) return { value: parse(text), body: null };
  const [head = "", , yaml = ""] = frontMatter.exec(text) ?? [];
  return { value: parse(yaml), body: text.slice(head.length) };
}

/** The text of a file with other words in it. Throws CannotWrite. */
export function writeWords(file: string, text: string, { value, body }: Words): string {
  if (!file.endsWith(".md")) return writeYaml(text, value);
  const [head = "", open = "---\n", yaml = "", close = "---\n", gap] = frontMatter.exec(text) ?? [];
  const was = text.slice(head.length);
  const prose =
    body === was
      ? was
      : (body ?? "")
          .replace(/\r\n?/g, "\n")
          .replace(/^(?:[ \t]*\n)+|\s+$/g, "")
          .replace(/.$/s, "$&\n");
  return open + writeYaml(yaml, value) + close + (gap ?? (was === "" && prose !== "" ? "\n" : "")) + prose;
}
