import { parseSync } from "vite";

export type FoundWords = { readonly line: number; readonly words: string };

/**
 * The words for visitors in a module of app/: text between tags, strings in shown or spoken attributes, and strings among an element's
 * children. Elsewhere every string that reads as a phrase or a capitalised word. Types, keys, comparisons, imports and thrown errors are
 * code. Throws when the source does not parse.
 */
export function wordsInCode(file: string, source: string): readonly FoundWords[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const strings = isNode(program) ? stringsOf(program, "code") : [];
  return strings.map(({ start, text }) => ({
    line: source.slice(0, start).split("\n").length,
    words: text.trim().replace(/\s+/g, " "),
  }));
}

/** What a string is used for, by its place. */
type Place = "words" | "code" | "nothing";
type Text = { readonly start: number; readonly text: string };
type SyntaxNode = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

const shownAttribute =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|legend|caption|heading|lead|word|note|foot)$/;
const codeAttribute = /^(className|d|points|style)$/;

function stringsOf(node: SyntaxNode, place: Place): readonly Text[] {
  if (place === "nothing" || /^(Import|ThrowStatement$|TS(?!As|Satisfies|NonNull))/.test(node.type)) return [];
  const text = textOf(node);
  if (text !== undefined) return reads(text, node.type === "JSXText" ? "JSXText" : place) ? [{ start: node.start, text }] : [];
  return Object.entries(node).flatMap(([key, value]) =>
    [value].flat().flatMap((child) => (isNode(child) ? stringsOf(child, placeOf(child, key, node, place)) : [])),
  );
}

function textOf({ type, value }: SyntaxNode): string | undefined {
  if ((type === "Literal" || type === "JSXText") && typeof value === "string") return value;
  if (type !== "TemplateElement" || typeof value !== "object" || value === null || !("cooked" in value)) return undefined;
  return typeof value.cooked === "string" ? value.cooked : undefined;
}

function placeOf(child: SyntaxNode, key: string, parent: SyntaxNode, place: Place): Place {
  switch (parent.type) {
    case "JSXAttribute":
      return key === "value" ? attributePlace(parent) : "nothing";
    case "JSXElement":
    case "JSXFragment":
      return child.type === "JSXExpressionContainer" ? "words" : "code";
    case "Property":
      return key === "key" ? "nothing" : "code";
    case "SwitchCase":
    case "ConditionalExpression":
      return key === "test" ? (parent.type === "SwitchCase" ? "nothing" : "code") : place;
    case "BinaryExpression":
      return parent.operator === "+" ? place : "nothing";
    case "JSXExpressionContainer":
    case "LogicalExpression":
    case "TemplateLiteral":
      return place;
    default:
      return "code";
  }
}

function attributePlace({ name }: SyntaxNode): Place {
  const attribute = isNode(name) && typeof name.name === "string" ? name.name : "";
  if (shownAttribute.test(attribute)) return "words";
  return codeAttribute.test(attribute) ? "nothing" : "code";
}

function reads(text: string, place: Place | "JSXText"): boolean {
  if (place === "JSXText") return /\p{L}/u.test(text);
  if (place === "words") return /\p{L}{2}/u.test(text);
  return /\p{L}{2}[,.:;]? \p{L}{2}|^\p{Lu}\p{Ll}+[.:]?$/u.test(text);
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value;
