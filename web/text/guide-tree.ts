import type { Element, Root } from "hast";
import { type Directives, type Fault, readMarkdown, type Source } from "./markdown.ts";
import { allNamed, isNamed, property, trimmed } from "./tree.ts";

// Apart from guide.ts, because the check of the content reads guides while the company's facts may
// have faults.

/** What `:::drawing` may name: web/text/guide-drawings.ts draws them. */
export const drawingNames = [
  "phone-kit",
  "disk-sectors",
  "activity-lanes",
  "default-clocks",
  "workspace-plan",
  "stamped-page",
  "review-tree",
  "stage-map",
] as const;

const directives: Directives = {
  table: { label: "title", element: "captioned" },
  log: { label: "title", needs: ["columns", "rows"] },
  wording: { label: "title" },
  worksheet: { label: "title" },
  wide: { inline: true },
  drawing: { label: "title", needs: ["name", "alt"] },
  bounds: {},
  "we-do": {},
  "we-do-not": {},
};

/**
 * The sections of a guide or a legal text: each begins with a `##` heading. Throws a ContentFault
 * with every fault.
 */
export function readGuideSections(
  source: Source,
  idOf: (place: number) => string,
): readonly Element[] {
  const tree = readMarkdown(
    source,
    directives,
    (whole, fault) => {
      const sections: Element[] = [];
      for (const node of whole.children) {
        if (node.type !== "element") continue;
        if (isNamed(node, "h2"))
          sections.push({
            ...node,
            tagName: "section",
            properties: { id: idOf(sections.length + 1) },
            children: [node],
          });
        else if (!sections[0]) fault(node, "expected a ## heading first");
        else sections.at(-1)?.children.push(node);
      }
      const shaped: Root = { type: "root", children: sections };
      lists(shaped);
      check(shaped, fault);
      return shaped;
    },
    "guide",
  );
  return allNamed(tree, "section");
}

/** `- [ ]` is a checklist, `1. **First.** …` are steps, `- **Rule 34** …` are terms. */
function lists(tree: Root): void {
  for (const list of allNamed(tree, "ul", "ol")) {
    const items = allNamed(list, "li");
    if (items.length > 0 && items.every(({ children: [box] }) => isNamed(box, "input"))) {
      list.tagName = "checklist";
      for (const item of items)
        item.children = trimmed(
          item.children.slice(1).filter((node) => node.type !== "text" || node.value !== " "),
        );
    } else if (items.every(({ children: [name] }) => isNamed(name, "strong"))) {
      if (list.tagName === "ul") list.tagName = "terms";
      for (const { children } of items)
        if (isNamed(children[0], "strong") && list.tagName === "ol") children[0].tagName = "b";
    }
  }
}

function check(tree: Root, fault: Fault): void {
  for (const node of allNamed(tree, "drawing"))
    if (!drawingNames.some((name) => name === property(node, "name")))
      fault(node, `name="${property(node, "name")}": expected one of ${drawingNames.join(", ")}`);
  for (const node of allNamed(tree, "log"))
    if (!/^[1-9]\d*$/.test(property(node, "rows")))
      fault(node, `rows="${property(node, "rows")}": expected how many empty rows, 1 or more`);
  for (const node of allNamed(tree, "bounds"))
    if (
      !isNamed(node.children[0], "we-do") ||
      !isNamed(node.children[1], "we-do-not") ||
      node.children[2]
    )
      fault(node, "expected :::we-do and :::we-do-not in ::::bounds, and nothing else");
}
