import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  stringify,
  visit,
} from "yaml";
import { isFields, sameItems } from "./same-items.ts";
import type { Words } from "./wire.ts";

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
  return (
    open +
    writeYaml(yaml, value) +
    close +
    (gap ?? (was === "" && prose !== "" ? "\n" : "")) +
    prose
  );
}

/**
 * The value cannot be written into this text so that it would be read back as it is. Nothing was
 * written.
 */
export class CannotWrite extends Error {
  override readonly name = "CannotWrite";
}

/**
 * The YAML `text` with `value` (JSON) in place of its own. Only lines that say something else
 * change: comments, quotes, folds, empty lines and the order of fields stay. A comment above an
 * entry of a list moves with it, and stays when the entry goes; one directly above a field goes
 * with the field. Throws CannotWrite for text that is no YAML or has anchors, and when the result
 * would not be read as `value`.
 */
export function writeYaml(text: string, value: unknown): string {
  const former = parseDocument(text);
  if (former.errors[0]) throw new CannotWrite(former.errors[0].message);
  visit(former, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor) throw new CannotWrite("The file uses anchors.");
    },
  });
  if (isDeepStrictEqual(former.toJS(), value)) return text;
  const width = Math.min(
    140,
    Math.max(100, ...text.split("\n").map((line) => (/^\s*#/.test(line) ? 0 : line.length))),
  );
  const print = (document: Document) => {
    const printed = document.toString({
      lineWidth: width,
      nullStr: "",
      doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
    });
    return /[:-] \[ /.test(text)
      ? printed
      : printed.replace(/^( *(?:- )*(?:[\w-]+: )?)\[ (.*) \]$/gm, "$1[$2]");
  };
  // The styles of the files say nearly everything, and quotes say the rest.
  for (const isQuoted of [false, true]) {
    const document = parseDocument(text);
    document.contents = withValue(
      document,
      document.contents,
      value,
      text,
    ) as typeof document.contents;
    setStyles(document, width, isQuoted);
    const printed = print(document);
    const candidates = [true, false].map((isRefolded) =>
      spacedAs(text, print(former), printed, isRefolded),
    );
    const written = [...candidates, printed].find((candidate) =>
      isDeepStrictEqual(readBack(candidate), value),
    );
    if (written !== undefined) return written;
  }
  throw new CannotWrite("The words cannot be written into this file.");
}

/** The node with another value: changed where it can be, else a new one in its place. */
function withValue(document: Document, node: unknown, value: unknown, text: string): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && node.items.length > 0 && isFields(value) && Object.keys(value).length > 0) {
    const names = Object.keys(value);
    const items = node.items.filter(({ key }) => names.includes(String(key)));
    // A comment with an empty line below it is about more than the field.
    const keys = node.items.flatMap(({ key }) => (isNode(key) ? key : []));
    node.comment = joined(
      handDown(keys, new Set(items.map(({ key }) => key)), (above) =>
        above.slice(0, above.lastIndexOf("\n\n") + 1),
      ),
      node.comment,
    );
    for (const pair of items)
      pair.value = withValue(document, pair.value, value[String(pair.key)], text);
    for (const [i, name] of names.entries())
      if (!node.has(name)) {
        const before = items.findIndex(({ key }) => String(key) === names[i - 1]);
        items.splice(before + 1, 0, document.createPair(name, value[name]));
      }
    node.items = items;
    return node;
  }
  if (isSeq(node) && node.items.length > 0 && Array.isArray(value) && value.length > 0) {
    const olds = node.items.filter(isNode);
    const [first] = olds;
    const above = node.commentBefore ?? "";
    const own = above.lastIndexOf("\n\n") + 1;
    // What is directly above the first entry is about it, not about the list.
    if (first && above.slice(own)) {
      first.commentBefore = joined(above.slice(own), first.commentBefore);
      node.commentBefore = above.slice(0, own) || undefined;
    }
    const found = sameItems(
      olds.map((old) => old.toJS(document)),
      value,
    );
    const gap = olds[1]?.spaceBefore;
    node.comment = joined(
      handDown(olds, new Set(found.map((j) => olds[j])), (comment) => comment),
      node.comment,
    );
    node.items = value.map((item, i) => {
      const next = withValue(document, olds[found[i] ?? -1], item, text);
      if (i === 0 ? found[i] !== 0 : (found[i] ?? -1) < 1) next.spaceBefore = i > 0 && gap;
      return next;
    });
    return node;
  }
  const next = document.createNode(value);
  if (!isNode(node)) return next;
  Object.assign(next, {
    comment: node.comment,
    commentBefore: node.commentBefore,
    spaceBefore: node.spaceBefore,
  });
  if (isScalar(node) && isScalar(next)) {
    const isPlain = node.type === "PLAIN";
    const isWrapped = text
      .slice(...(node.range ?? []))
      .trimEnd()
      .includes("\n");
    // Quotes go with the words that needed them, as a space at the end while somebody types.
    if (
      isPlain ? isWrapped : !/^["']/.test(stringify(node.value)) || /^["']/.test(stringify(value))
    )
      next.type = node.type;
  }
  return next;
}

/**
 * Moves the comments of nodes that go to the next one that stays. Gives those below the last one.
 */
function handDown(
  nodes: readonly Node[],
  kept: ReadonlySet<unknown>,
  stays: (comment: string) => string,
): string {
  let left = "";
  for (const node of nodes) {
    if (!kept.has(node)) left = joined(left, stays(node.commentBefore ?? "")) ?? "";
    else {
      node.commentBefore = joined(left, node.commentBefore);
      left = "";
    }
  }
  return left;
}

const joined = (...comments: readonly (string | null | undefined)[]) =>
  comments.filter(Boolean).join("\n") || undefined;

/** Gives new words the style that the files of content/ have. */
function setStyles(document: Document, width: number, isQuoted: boolean): void {
  visit(document, {
    Scalar: (key, scalar, path) => {
      const { value, range, type } = scalar;
      if (key === "key" || range || typeof value !== "string") return;
      const parent = path.at(-1);
      const left =
        2 * path.filter(isCollection).length + (isPair(parent) ? String(parent.key).length : 0);
      const isEven = !/^\s|\s$|\s\s/.test(value);
      if (isQuoted) scalar.type = Scalar.QUOTE_DOUBLE;
      else if (value.includes("\n") && type !== Scalar.BLOCK_FOLDED)
        scalar.type = Scalar.BLOCK_LITERAL;
      else if (isEven && type === undefined && left + value.length > width)
        scalar.type = Scalar.BLOCK_FOLDED;
    },
  });
}

type Token = { readonly space: string; readonly word: string };

/**
 * `after` with the spaces, line breaks and spellings of `text` where it says the same as `before`,
 * which is `text` printed again. `isRefolded`: also where a line break has come or gone because of
 * other words in the line.
 */
function spacedAs(text: string, before: string, after: string, isRefolded: boolean): string {
  const [texts, befores, afters] = [tokensOf(text), tokensOf(before), tokensOf(after)];
  const [inText, kept] = [placesOf(befores, texts, true), placesOf(afters, befores, false)];
  const isFold = (a: string, b: string) =>
    isRefolded && /^ ?\n? *$/.test(a + b) && (a === " ") !== (b === " ");
  return afters
    .map(({ space, word }, i) => {
      const was = befores[kept[i] ?? -1];
      const own = was && texts[inText[kept[i] ?? -1] ?? -1];
      if (!own) return space + word;
      return (was.space === space || isFold(was.space, space) ? own.space : space) + own.word;
    })
    .join("");
}

const tokensOf = (text: string) =>
  Array.from(
    text.matchAll(/([ \t\n]*)([^ \t\n]+|$)/g),
    ([, space = "", word = ""]): Token => ({ space, word }),
  );

/**
 * Words that are taken out and put in. The time to compare grows with its square: 1,000 take half a
 * second. A page replaced whole has more.
 */
const longestEdit = 1_000;

/**
 * For each token of `now` its place in `other`, -1 for none. `isZipped`: as many other tokens in
 * the place of some are the same.
 */
function placesOf(
  now: readonly Token[],
  other: readonly Token[],
  isZipped: boolean,
): readonly number[] {
  const places: number[] = [];
  let at = 0;
  const parts = diffArrays(
    now.map(({ word }) => word),
    other.map(({ word }) => word),
    { maxEditLength: longestEdit },
  );
  // So much has changed that nothing of the former spacing is worth keeping.
  if (!parts) return now.map(() => -1);
  for (const [i, { added, removed, count }] of parts.entries()) {
    const isPaired = isZipped && removed && parts[i + 1]?.added && parts[i + 1]?.count === count;
    if (!added) for (let n = 0; n < count; n++) places.push(!removed || isPaired ? at + n : -1);
    if (!removed) at += count;
  }
  return places;
}

function readBack(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
