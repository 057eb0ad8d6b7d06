/**
 * A point of the decorative network: its position and its speed, in percent of the field (SPEC §3).
 */
export type NetworkNode = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
};

type NetworkLink = { readonly key: string; readonly from: NetworkNode; readonly to: NetworkNode };

const FIELD = 100;

/**
 * The first drawing. Seeded, so that the prerendered page and the browser draw the same. Spread
 * over a grid, so that no part is empty. `speed`: the most a node moves along one axis per step, in
 * percent of the field.
 */
export function scatter(count: number, speed: number, seed: number): readonly NetworkNode[] {
  const random = randomFrom(seed);
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const within = (cell: number, cells: number) =>
    round(((cell + 0.1 + random() * 0.8) * FIELD) / cells);
  const pace = () => (random() * 2 - 1) * speed;
  return Array.from({ length: count }, (_, id) => ({
    id,
    x: within(id % columns, columns),
    y: within(Math.floor(id / columns), rows),
    vx: pace(),
    vy: pace(),
  }));
}

/** Moves every node one step; a node that leaves at one edge returns at the opposite one. */
export function step(nodes: readonly NetworkNode[]): readonly NetworkNode[] {
  return nodes.map((node) => ({ ...node, x: wrap(node.x + node.vx), y: wrap(node.y + node.vy) }));
}

/** The pairs that are closer together than `distance` percent of the field. */
export function links(nodes: readonly NetworkNode[], distance: number): readonly NetworkLink[] {
  return nodes.flatMap((from, i) =>
    nodes
      .slice(i + 1)
      .filter((to) => Math.hypot(from.x - to.x, from.y - to.y) < distance)
      .map((to) => ({ key: `${from.id}-${to.id}`, from, to })),
  );
}

const wrap = (position: number) => ((position % FIELD) + FIELD) % FIELD;

const round = (value: number) => Math.round(value * 100) / 100;

/** Lehmer's generator: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** What the field's element says of itself (network-background.tsx). */
export type Drift = {
  readonly nodes: readonly NetworkNode[];
  readonly connectionDistance: number;
  readonly updateEvery: number;
};

/**
 * Moves the nodes while document and field are visible, never with reduced motion; the pause
 * between two updates is in milliseconds.
 */
export function drift(field: SVGSVGElement): void {
  const {
    nodes: first,
    connectionDistance,
    updateEvery,
  }: Drift = JSON.parse(field.dataset.network ?? "");
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
    timer =
      onScreen && !document.hidden && !reduced.matches
        ? window.setInterval(draw, updateEvery)
        : undefined;
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
  for (const [name, value] of Object.entries(at))
    element?.setAttribute(name, `${value.toFixed(2)}%`);
}
