import { Document, Scalar, stringify, visit } from "yaml";

/** `column`: of the entry that has the text; `left`: where the text begins; `width` of lines; `mayWrap`: nothing follows on the line. */
type Room = { readonly column: number; readonly left: number; readonly width: number; readonly mayWrap: boolean };

/** Ways to write a scalar in place of `node`, whose text is `raw`: the most like it first. Not each can say every value. */
export function styles(
  { type, value: was }: Scalar,
  raw: string,
  value: unknown,
  { column, left, width, mayWrap }: Room,
): readonly string[] {
  if (typeof value !== "string") return [String(stringify(value, { lineWidth: 0 })).trimEnd()];
  const pad = " ".repeat(column + 2);
  const [head = "", ...lines] = raw.trimEnd().split("\n");
  const own = /^ */.exec(lines.find((line) => line.trim()) ?? pad)?.[0] ?? pad;
  const chomp = value.endsWith("\n") ? "" : "-";
  const block = (sign: string, text: string, indent: string) => `${sign}${chomp}\n${text.replace(/^(?=.)/gm, indent)}`;
  const literal = block("|", value, type === "BLOCK_LITERAL" ? own : pad);
  const folded = block(">", foldedParagraphs(value, width - pad.length), pad);
  const plain = plainOf(value);
  const quoted = type === "QUOTE_SINGLE" ? [`'${value.replaceAll("'", "''")}'`] : type === "QUOTE_DOUBLE" ? [JSON.stringify(value)] : [];
  const isWrapped = raw.includes("\n");
  const isLong = left + plain.length > width;
  // Quotes go with the words that needed them, as a space at the end while somebody types.
  const kept = isQuoted(plainOf(was)) && !isQuoted(plain) ? [] : quoted;
  const oneLine = [...(value.includes("\n") ? [] : [...kept, plain]), JSON.stringify(value)];
  // Empty lines at its end would join those below it.
  if (!mayWrap || value.endsWith("\n\n")) return oneLine;
  if (value.includes("\n")) return [...(type === "BLOCK_FOLDED" ? [folded] : []), literal, ...oneLine];
  if (type === "BLOCK_FOLDED") return [block(">", refolded(lines, value, own, width), own), folded, ...oneLine];
  if (type === "BLOCK_LITERAL") return [literal, ...oneLine];
  if (isWrapped) return [refolded([head, ...lines], value, own, width).replace("\n", `\n${own}`), folded, ...oneLine];
  return isLong ? [folded, ...oneLine] : oneLine;
}

const plainOf = (value: unknown) => String(stringify(value, { lineWidth: 0 })).trimEnd();
const isQuoted = (text: string) => /^["']/.test(text);

/** Keeps every line whose words are the same, counted from both ends; the words between them are wrapped again. */
function refolded(lines: readonly string[], value: string, indent: string, width: number): string {
  const olds = lines.map((line) => line.trim().split(" "));
  const words = value.split(" ");
  const has = (line: readonly string[], at: number) => at >= 0 && line.every((word, i) => words[at + i] === word);
  let [first, start] = [0, 0];
  for (let line = olds[first]; line && has(line, start); line = olds[++first]) start += line.length;
  let [last, end] = [olds.length, words.length];
  for (
    let line = olds[last - 1];
    line && last > first && end - line.length >= start && has(line, end - line.length);
    line = olds[--last - 1]
  )
    end -= line.length;
  // A line that became a little longer stays one line.
  const most = Math.max(width, ...lines.map((line) => line.length)) + 10 - indent.length;
  const between = start === end ? [] : wrapped(words.slice(start, end), most);
  return [...olds.slice(0, first).map((line) => line.join(" ")), ...between, ...olds.slice(last).map((line) => line.join(" "))].join("\n");
}

function wrapped(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** In folded text an empty line is a line break. */
function foldedParagraphs(value: string, width: number): string {
  return value
    .split("\n")
    .map((paragraph) => wrapped(paragraph.split(" "), width).join("\n"))
    .join("\n\n");
}

/** A new list or map as the files of content/ have them; its first line without indentation. */
export function rendered(value: unknown, column: number, width: number): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (key, scalar, path) => {
      if (key === "key" || typeof scalar.value !== "string") return;
      const left = column + 2 * path.length + scalar.value.length;
      if (scalar.value.includes("\n")) scalar.type = /^\s|[ \t]\n|\n\n$/.test(scalar.value) ? Scalar.QUOTE_DOUBLE : Scalar.BLOCK_LITERAL;
      else if (left > width && !/^\s|\s$|\s\s/.test(scalar.value)) scalar.type = Scalar.BLOCK_FOLDED;
    },
  });
  const text = document.toString({ lineWidth: Math.max(60, width - column) });
  return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
}
