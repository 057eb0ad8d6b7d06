import type { Heading, PhrasingContent, RootContent } from "mdast";
import type { ArticleClosing, Block, Ending, Part, Section } from "../articles/prose.ts";
import { bands, closing, endings } from "./article-bands.ts";
import { articleBlock } from "./article-blocks.ts";
import { labelOf } from "./blocks.ts";
import { attributesOf, type Directive, fault, isDirective, type Prose } from "./parse-markdown.ts";
import { wordsOf } from "./words-of.ts";

export type ArticleParts = { readonly parts: readonly Part[]; readonly closing: ArticleClosing | null };

/** Defaults: the name of the prose before the first heading, and the closing band. */
export type Presets = { readonly opening: string; readonly next: string };

/** Ids used by the page itself. */
const taken = /^(?:top|next|more|main|contents|p\d+)$/;

/**
 * Divides an article's prose into sections, with bands between them. A section begins with a `##` heading. Put `::section[Its
 * name]{#its-address}` before it if the margin's name or the address differs. Throws a ContentFault.
 */
export function articleParts(prose: Prose, presets: Presets): ArticleParts {
  const labels = labelsOf(prose);
  const parts: Part[] = [];
  let last: ArticleClosing | null = null;
  let open: Draft | null = null;
  for (const node of prose.nodes) {
    const directive = isDirective(node) ? node : null;
    const band = directive && bands[directive.name];
    if (last) throw fault(prose, node, "expected nothing below :::closing");
    if (directive?.name === "closing") last = closing(prose, directive, presets.next);
    else if (directive?.name === "section") open = begin(parts, named(prose, directive));
    // The heading of the section that has just been named, or of a new one.
    else if (node.type === "heading" && open && isBare(open)) open.heading = headingOf(prose, node);
    else if (node.type === "heading") open = begin(parts, headed(prose, node));
    else if (directive && band) {
      parts.push(band(prose, directive));
      open = null;
    } else {
      if (!open && parts.length > 0) throw fault(prose, node, "expected ## or ::section: a new section begins below a band");
      open ??= begin(parts, { ...empty(), id: "story", label: presets.opening });
      add(prose, open, node, labels);
    }
  }
  checkIds(prose, parts);
  return { parts, closing: last };
}

type Draft = Omit<Section, "heading" | "blocks" | "endings"> & { heading?: string; blocks: Block[]; endings: Ending[] };

const empty = () => ({ kind: "section" as const, blocks: [], endings: [] });

function begin(parts: Part[], section: Draft): Draft {
  parts.push(section);
  return section;
}

/** Named by a directive and still empty. */
const isBare = ({ heading, blocks, endings }: Draft) => heading === undefined && blocks.length === 0 && endings.length === 0;

function named(prose: Prose, node: Directive): Draft {
  const { need, find } = attributesOf(prose, node, "id", "kicker");
  const kicker = find("kicker");
  return { ...empty(), id: need("id"), label: labelOf(prose, node), ...(kicker && { kicker }) };
}

function headed(prose: Prose, node: Heading): Draft {
  const heading = headingOf(prose, node);
  const label = plain(node.children);
  const id = label
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (!/^[a-z]/.test(id)) throw fault(prose, node, "expected a heading that begins with a letter, or ::section[Name]{#address} above it");
  return { ...empty(), id, label, heading };
}

function add(prose: Prose, section: Draft, node: RootContent, labels: ReadonlyMap<string, string>): void {
  const ending = isDirective(node) ? endings[node.name]?.(prose, node, labels) : undefined;
  if (ending) section.endings.push(ending);
  else if (section.endings.length > 0) throw fault(prose, node, "expected ## or ::section: prose cannot follow what ends a section");
  else section.blocks.push(articleBlock(prose, node));
}

function headingOf(prose: Prose, node: Heading): string {
  if (node.depth !== 2) throw fault(prose, node, `expected ##: the title stands in the front matter, and sections have no parts`);
  return wordsOf(prose, node.children);
}

const plain = (nodes: readonly PhrasingContent[]): string =>
  nodes.map((node) => ("children" in node ? plain(node.children) : "value" in node ? node.value : "")).join("");

/** Doors come before the sections to which they link. */
function labelsOf(prose: Prose): ReadonlyMap<string, string> {
  return new Map(
    prose.nodes.flatMap((node) =>
      isDirective(node) && node.name === "section"
        ? [[attributesOf(prose, node, "id", "kicker").need("id"), labelOf(prose, node)] as const]
        : [],
    ),
  );
}

function checkIds(prose: Prose, parts: readonly Part[]): void {
  const seen = new Set<string>();
  const ids = parts.flatMap((part) => [
    part.id,
    ...(part.kind === "section"
      ? part.blocks.flatMap((block) => (typeof block === "object" && block.kind === "decision" ? idsOf(block) : []))
      : []),
  ]);
  for (const id of ids) {
    const node = prose.nodes.find(({ position }) => prose.text.slice(position?.start.offset, position?.end.offset).includes(id));
    if (seen.has(id)) throw fault(prose, node, `#${id} is the address of two things: expected another one`);
    if (taken.test(id) || !/^[a-z][a-z0-9-]*$/.test(id))
      throw fault(
        prose,
        node,
        `#${id}: expected small letters, digits and hyphens, and none of top, next, more, main, contents and p1, p2 …`,
      );
    seen.add(id);
  }
}

const idsOf = ({ id, choices }: { readonly id: string; readonly choices: readonly { readonly id: string }[] }) => [
  id,
  ...choices.map((choice) => choice.id),
];
