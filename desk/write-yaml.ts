import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isFields, sameItems } from "./same-items.ts";
import { rendered, styles } from "./yaml-styles.ts";

/** The value cannot be written into this text so that it would be read back as it is. Nothing was written. */
export class CannotWrite extends Error {
  override readonly name = "CannotWrite";
}

/**
 * The YAML `text` with `value` (JSON) in place of its own. Only lines that say something else change: comments, quotes, folds, empty lines
 * and the order of fields stay. A comment above an entry of a list moves with it, and stays when the entry goes; one directly above a field
 * goes with the field. Throws CannotWrite for text that is no YAML or has anchors, and when the result would not be read as `value`.
 */
export function writeYaml(text: string, value: unknown): string {
  const document = parseDocument(text, { keepSourceTokens: true });
  const hasAnchor = {
    Node: (_: unknown, node: Node) => (isAlias(node) || ("anchor" in node && node.anchor) ? fail("The file uses anchors.") : undefined),
  };
  if (document.errors[0]) fail(document.errors[0].message);
  visit(document, hasAnchor);
  if (isDeepStrictEqual(document.toJS(), value)) return text;
  const written = new Writer(text, document).written(value);
  if (!isDeepStrictEqual(readBack(written), value)) fail("The words cannot be written into this file.");
  return written;
}

type Edit = { readonly from: number; readonly to: number; readonly text: string };
/**
 * An entry of a list or a field: comments of former entries above it, the empty lines above it, the comments below those, and its own text
 * without indentation.
 */
type Chunk = { readonly above?: string; readonly gap: string; readonly lead: string; readonly body: string };
type Span = Pick<Chunk, "gap" | "lead"> & { readonly start: number; readonly end: number };

class Writer {
  private readonly text: string;
  private readonly document: Document;
  /** How long lines may be: as the file's own. */
  private readonly width: number;

  constructor(text: string, document: Document) {
    this.text = text;
    this.document = document;
    this.width = Math.min(140, Math.max(100, ...text.split("\n").map((line) => (/^\s*#/.test(line) ? 0 : line.length))));
  }

  written(value: unknown): string {
    const { contents } = this.document;
    if (isNode(contents) && isKin(contents, value)) return this.with(0, this.text.length, this.changes(contents, value, 0, 0));
    const start =
      isNode(contents) && contents.range && contents.range[1] > contents.range[0] ? this.lineStart(contents.range[0]) : this.text.length;
    return this.text.slice(0, start) + rendered(value, 0, this.width);
  }

  /** `column`: of the entries around the node, null inside brackets. `from`: where the lines begin that belong to it. */
  private changes(node: Node, value: unknown, column: number | null, from: number): readonly Edit[] {
    if (isDeepStrictEqual(this.valueOf(node), value)) return [];
    if (isScalar(node)) return [this.scalar(node, value, column)];
    if ((isMap(node) || isSeq(node)) && node.flow) return this.flow(node, value, from);
    if (isMap(node) && isFields(value)) return this.fields(node, value, from);
    if (isSeq(node) && Array.isArray(value)) return this.items(node, value, from);
    return fail("The file is built in a way that cannot be kept.");
  }

  private fields({ items: pairs }: YAMLMap, value: Readonly<Record<string, unknown>>, from: number): readonly Edit[] {
    const spans = this.spans(
      pairs.map((pair) => [startOf(pair), this.endOf(pair.value) ?? this.lineEnd(startOf(pair))]),
      from,
    );
    const column = this.columnOf(spans);
    const names = Object.keys(value);
    const kept = pairs.filter(({ key }) => Object.hasOwn(value, String(key)));
    if (kept.length === pairs.length && names.length === pairs.length)
      return pairs.flatMap((pair) => this.field(pair, value[String(pair.key)], column));
    const order: string[] = [];
    const chunks: Chunk[] = [];
    let left = "";
    for (const [i, pair] of pairs.entries()) {
      const { gap, lead, start, end } = spans[i] ?? fail();
      // A comment with an empty line below it is about more than the field.
      if (!kept.includes(pair)) left += lead.slice(0, lead.search(/(?:[ \t]*#[^\n]*\n)*$/));
      else {
        order.push(String(pair.key));
        chunks.push({ above: left, gap, lead, body: this.with(start, end, this.field(pair, value[String(pair.key)], column)) });
        left = "";
      }
    }
    for (const [i, name] of names.entries())
      if (!order.includes(name)) {
        const after = order.indexOf(names[i - 1] ?? "") + 1;
        order.splice(after, 0, name);
        const body = rendered({ [name]: value[name] }, column, this.width);
        chunks.splice(after, 0, { gap: spans[1]?.gap ?? "", lead: "", body });
      }
    return this.assembled(spans, chunks, left, column);
  }

  private field({ key, value: node }: Pair, value: unknown, column: number): readonly Edit[] {
    const colon = this.text.indexOf(":", isScalar(key) ? key.range?.[1] : 0) + 1;
    if (isNode(node) && (isKin(node, value) || isDeepStrictEqual(this.valueOf(node), value)))
      return this.changes(node, value, column, this.lineEnd(colon));
    if (!isNode(node) && value === null) return [];
    const to = this.endOf(node) ?? this.lineEnd(colon);
    const [, comment = ""] = /^[ \t]*(#.*)/.exec(this.text.slice(colon, this.lineEnd(colon))) ?? [];
    const text = value === null ? "\n" : rendered({ k: value }, column, this.width).slice("k:".length);
    const above = comment && (text.startsWith("\n") ? ` ${comment}` : `${text.trimEnd()} ${comment}\n`);
    // What a list says of itself stays when it becomes empty.
    const comments =
      Array.isArray(value) && value.length === 0 ? (this.text.slice(this.lineEnd(colon), to).match(/^[ \t]*#.*\n/gm) ?? []) : [];
    return [{ from: colon, to, text: (text.startsWith("\n") ? above + text : above || text) + comments.join("") }];
  }

  private items(list: YAMLSeq, value: readonly unknown[], from: number): readonly Edit[] {
    const token = list.srcToken;
    const dashes =
      token?.type === "block-seq"
        ? token.items.flatMap(({ start }) => start.find(({ type }) => type === "seq-item-ind")?.offset ?? [])
        : [];
    const nodes = list.items.filter(isNode);
    if (nodes.length !== list.items.length || dashes.length < nodes.length) fail("The file has a list that cannot be kept.");
    const spans = this.spans(
      nodes.map((node, j) => [dashes[j] ?? 0, this.endOf(node) ?? this.lineEnd(dashes[j] ?? 0)]),
      from,
    );
    const column = this.columnOf(spans);
    const found = sameItems(
      nodes.map((node) => this.valueOf(node)),
      value,
    );
    const was = found.map((j, i) =>
      j !== -1 && (isKin(nodes[j] ?? fail(), value[i]) || isDeepStrictEqual(this.valueOf(nodes[j]), value[i])) ? j : -1,
    );
    const change = (j: number, item: unknown) => this.changes(nodes[j] ?? fail(), item, column, this.lineEnd(dashes[j] ?? 0));
    if (value.length === nodes.length && was.every((j, i) => j === i)) return value.flatMap((item, i) => change(i, item));
    // Comments above entries that go are above the next one that stays.
    let left = "";
    const above = spans.map(({ lead }, j) => {
      const all = left;
      left = was.includes(j) ? "" : left + lead;
      return was.includes(j) ? all : "";
    });
    const between = spans[1]?.gap ?? "";
    const chunks = was.map((j, i): Chunk => {
      const { gap, lead, start, end } = spans[j] ?? { gap: between, lead: "", start: 0, end: 0 };
      if (j === -1) return { gap, lead, body: rendered([value[i]], column, this.width) };
      return { above: above[j] ?? "", gap: j === 0 ? between : gap, lead, body: this.with(start, end, change(j, value[i])) };
    });
    return this.assembled(spans, chunks, left, column);
  }

  /** What precedes each entry. What is above the first one, up to an empty line, belongs to the file. */
  private spans(places: readonly (readonly [start: number, end: number])[], from: number): readonly Span[] {
    return places.map(([start, end], i) => {
      const line = this.lineStart(start);
      const above = places[i - 1]?.[1] ?? from;
      const between = line >= above && this.text.slice(line, start).trim() === "" ? this.text.slice(above, line) : "";
      const lead = i === 0 ? between.slice(between.search(/(?:[ \t]*#[^\n]*\n)*$/)) : between.replace(/^(?:[ \t]*\n)*/, "");
      return { gap: i === 0 ? "" : between.slice(0, between.length - lead.length), lead, start, end };
    });
  }

  /** Writes all entries of a list or map again, most of them as they were. `left`: comments for below the last one. */
  private assembled(spans: readonly Span[], chunks: readonly Chunk[], left: string, column: number): readonly Edit[] {
    const first = spans[0] ?? fail();
    const line = this.lineStart(first.start);
    const isCompact = this.text.slice(line, first.start).trim() !== "";
    const texts = chunks.map(({ above = "", gap, lead, body }, i) => {
      const own = above + (i > 0 ? gap : "") + lead + " ".repeat(column) + (body.endsWith("\n") ? body : `${body}\n`);
      return i === 0 && isCompact ? own.trimStart() : own;
    });
    const to = spans.at(-1)?.end ?? fail();
    return [{ from: isCompact ? first.start : line - first.lead.length, to, text: texts.join("") + left }];
  }

  /** A list or map inside brackets. */
  private flow(node: YAMLMap | YAMLSeq, value: unknown, start: number): readonly Edit[] {
    const [from, to] = node.range ?? fail();
    const olds = isMap(node) ? node.items.map(({ value }) => value) : node.items;
    const news = isMap(node) && isFields(value) ? node.items.map(({ key }) => value[String(key)]) : Array.isArray(value) ? value : [];
    const isSame =
      Object.keys(Object(value)).length === olds.length &&
      news.every((item, i) => isNode(olds[i]) && item !== undefined && isKin(olds[i], item));
    if (isSame) return olds.flatMap((old, i) => (isNode(old) ? this.changes(old, news[i], null, start) : []));
    if (this.text.slice(from, to).includes("\n")) fail("The file has a long list in brackets.");
    const document = new Document(value, { flow: true });
    visit(document, {
      Scalar: (_, scalar) => void (String(scalar.value).includes("\n") && Object.assign(scalar, { type: Scalar.QUOTE_DOUBLE })),
    });
    return [{ from, to, text: document.toString({ lineWidth: 0, flowCollectionPadding: true }).trimEnd() }];
  }

  /** A word or number in the style that it had, if that style can say it. */
  private scalar(node: Scalar, value: unknown, column: number | null): Edit {
    const [from = 0] = node.range ?? [];
    const to = this.contentEnd(node);
    const raw = this.text.slice(from, to);
    const isAlone = column !== null && (raw.endsWith("\n") || this.text.slice(to, this.lineEnd(to)).trim() === "");
    const fits = (text: string) => {
      const whole = column === null ? `[ ${text} ]\n` : `${" ".repeat(column)}- ${text.replace(/\n?$/, "\n")}`;
      return isDeepStrictEqual(readBack(whole), [value]);
    };
    const room = { column: column ?? 0, left: from - this.lineStart(from), width: this.width, mayWrap: isAlone };
    const text = styles(node, raw, value, room).find(fits) ?? fail("These words cannot be written into this file.");
    return { from, to, text: raw.endsWith("\n") ? text.replace(/\n?$/, "\n") : text.replace(/\n$/, "") };
  }

  private with(from: number, to: number, edits: readonly Edit[]): string {
    const pieces = edits.toSorted((a, b) => a.from - b.from);
    let at = from;
    const texts = pieces.map((edit) => {
      const before = this.text.slice(at, edit.from);
      at = edit.to;
      return before + edit.text;
    });
    return texts.join("") + this.text.slice(at, to);
  }

  private valueOf(node: unknown): unknown {
    return isNode(node) ? node.toJS(this.document) : null;
  }

  private columnOf([first]: readonly Span[]): number {
    return first ? first.start - this.lineStart(first.start) : 0;
  }

  /** Behind the last line of a value; undefined when there are no words. */
  private endOf(node: unknown): number | undefined {
    if (!isNode(node) || !node.range || (isScalar(node) && node.range[0] === node.range[1])) return undefined;
    if (isMap(node) && !node.flow) return this.endOf(node.items.at(-1)?.value) ?? this.lineEnd(startOf(node.items.at(-1) ?? fail()));
    if (isSeq(node) && !node.flow) return this.endOf(node.items.at(-1)) ?? fail();
    const end = this.contentEnd(node);
    return this.text[end - 1] === "\n" ? end : this.lineEnd(end);
  }

  /** Behind the words of a scalar or the bracket of a collection; of folded text without the empty lines below it. */
  private contentEnd(node: Node): number {
    const [start = 0, end = 0] = node.range ?? [];
    const isBlock = isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
    return isBlock && !/^[>|]\d?\+/.test(this.text.slice(start, end))
      ? start + this.text.slice(start, end).replace(/(\n)[ \t\n]*$/, "$1").length
      : end;
  }

  private lineStart(at: number): number {
    return at === 0 ? 0 : this.text.lastIndexOf("\n", at - 1) + 1;
  }

  /** Behind the line break, or at the end of the text. */
  private lineEnd(at: number): number {
    const end = this.text.indexOf("\n", at);
    return end === -1 ? this.text.length : end + 1;
  }
}

/** Whether the value can be written into the node, and not only in its place. */
function isKin(node: Node, value: unknown): boolean {
  if (isMap(node)) return isFields(value) && node.items.length > 0 && Object.keys(value).length > 0;
  if (isSeq(node)) return Array.isArray(value) && node.items.length > 0 && value.length > 0;
  return isScalar(node) && typeof value !== "object" && node.value !== null;
}

function startOf({ key }: Pair): number {
  return isScalar(key) && key.range ? key.range[0] : fail();
}

function readBack(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function fail(message = "The file is built in a way that cannot be kept."): never {
  throw new CannotWrite(message);
}
