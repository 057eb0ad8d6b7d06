import { links, type NetworkNode, step } from "./network.ts";

/** What the field's element says of itself (network-background.tsx). */
export type Drift = { readonly nodes: readonly NetworkNode[]; readonly connectionDistance: number; readonly updateEvery: number };

/** Moves the nodes while document and field are visible, never with reduced motion; the pause between two updates is in milliseconds. */
export function drift(field: SVGSVGElement): void {
  const { nodes: first, connectionDistance, updateEvery }: Drift = JSON.parse(field.dataset.network ?? "");
  const circles = [...field.querySelectorAll("circle")];
  const lines = [...field.querySelectorAll("line")];
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  let nodes = first;
  let onScreen = false;
  let timer: number | undefined;

  const draw = () => {
    nodes = step(nodes);
    for (const [i, { x, y }] of nodes.entries()) place(circles[i], { cx: x, cy: y });
    const pairs = links(nodes, connectionDistance);
    while (lines.length < pairs.length) {
      const line = document.createElementNS("http://www.w3.org/2000/svg", "line");
      field.prepend(line);
      lines.push(line);
    }
    for (const [i, line] of lines.entries()) {
      const pair = pairs[i];
      line.toggleAttribute("hidden", !pair);
      if (pair) place(line, { x1: pair.from.x, y1: pair.from.y, x2: pair.to.x, y2: pair.to.y });
    }
  };
  const settle = () => {
    clearInterval(timer);
    timer = onScreen && !document.hidden && !reduced.matches ? window.setInterval(draw, updateEvery) : undefined;
  };
  new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    settle();
  }).observe(field);
  reduced.addEventListener("change", settle);
  document.addEventListener("visibilitychange", settle);
}

/** In percent of the field. */
function place(element: Element | undefined, at: Readonly<Record<string, number>>) {
  for (const [name, value] of Object.entries(at)) element?.setAttribute(name, `${value.toFixed(2)}%`);
}
