import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { links, type NetworkNode, scatter, step } from "./network.ts";
import { NetworkBackground } from "./network-background.tsx";

const still = (id: number, x: number, y: number): NetworkNode => ({ id, x, y, vx: 0, vy: 0 });

describe("scatter", () => {
  it("draws the same network every time, so that the prerendered page and the browser agree", () => {
    expect(scatter(25, 0.08, 41)).toEqual(scatter(25, 0.08, 41));
  });

  it("draws another network from another seed", () => {
    expect(scatter(25, 0.08, 41)).not.toEqual(scatter(25, 0.08, 42));
  });

  it.each([0, 1, 7, 20, 25])("places %i nodes inside the field, each with its own id", (count) => {
    const nodes = scatter(count, 0.1, 41);
    expect(new Set(nodes.map((node) => node.id)).size).toBe(count);
    for (const { x, y } of nodes) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
  });

  it("gives no node more than the asked speed, and leaves none of them standing", () => {
    for (const { vx, vy } of scatter(100, 0.08, 41)) {
      expect(Math.abs(vx)).toBeLessThanOrEqual(0.08);
      expect(Math.abs(vy)).toBeLessThanOrEqual(0.08);
      expect(Math.hypot(vx, vy)).toBeGreaterThan(0);
    }
  });
});

describe("step", () => {
  it("moves a node by its velocity and changes nothing else", () => {
    expect(step([{ id: 3, x: 50, y: 20, vx: 0.5, vy: -0.25 }])).toEqual([
      { id: 3, x: 50.5, y: 19.75, vx: 0.5, vy: -0.25 },
    ]);
  });

  it.each([
    ["right", { x: 99.75, y: 50, vx: 0.5, vy: 0 }, { x: 0.25, y: 50 }],
    ["left", { x: 0.25, y: 50, vx: -0.5, vy: 0 }, { x: 99.75, y: 50 }],
    ["lower", { x: 50, y: 99.75, vx: 0, vy: 0.5 }, { x: 50, y: 0.25 }],
    ["upper", { x: 50, y: 0.25, vx: 0, vy: -0.5 }, { x: 50, y: 99.75 }],
  ])(
    "brings a node back at the opposite side when it leaves at the %s edge",
    (_edge, node, expected) => {
      expect(step([{ id: 0, ...node }])[0]).toMatchObject(expected);
    },
  );

  it("does not touch the nodes it is given", () => {
    const nodes = scatter(5, 0.1, 41);
    const before = structuredClone(nodes);
    step(nodes);
    expect(nodes).toEqual(before);
  });
});

describe("links", () => {
  it("joins two nodes that are closer than the distance", () => {
    expect(links([still(0, 10, 10), still(1, 13, 14)], 5.1).map((link) => link.key)).toEqual([
      "0-1",
    ]);
  });

  it("leaves two nodes apart that are exactly the distance apart", () => {
    expect(links([still(0, 10, 10), still(1, 13, 14)], 5)).toEqual([]);
  });

  it("joins each pair once and no node to itself", () => {
    const keys = links([still(0, 1, 1), still(1, 2, 2), still(2, 3, 3)], 20).map(
      (link) => link.key,
    );
    expect(keys).toEqual(["0-1", "0-2", "1-2"]);
  });
});

describe("NetworkBackground", () => {
  it("is drawn in the prerendered page, the same every time and hidden from assistive technology", () => {
    const html = renderToStaticMarkup(<NetworkBackground />);
    expect(html).toBe(renderToStaticMarkup(<NetworkBackground />));
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain("style=");
  });

  it("has the defaults of SPEC §9: 20 nodes at opacity .2", () => {
    const html = renderToStaticMarkup(<NetworkBackground />);
    expect(count(html, "<circle")).toBe(20);
    expect(html).toContain('opacity="0.2"');
  });

  it("takes the number of nodes, their radius and the opacity from its page", () => {
    const html = renderToStaticMarkup(
      <NetworkBackground nodeCount={25} opacity={0.15} nodeRadius={3} />,
    );
    expect(count(html, "<circle")).toBe(25);
    expect(count(html, 'r="3"')).toBe(25);
    expect(html).toContain('opacity="0.15"');
  });

  it("draws no line when nodes may not be joined, and more lines the farther they may reach", () => {
    const lines = (distance: number) =>
      count(renderToStaticMarkup(<NetworkBackground connectionDistance={distance} />), "<line");
    expect(lines(0)).toBe(0);
    expect(lines(30)).toBeGreaterThan(lines(20));
  });
});

const count = (html: string, part: string) => html.split(part).length - 1;
