import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NetworkBackground } from "./network-background.tsx";

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
    const html = renderToStaticMarkup(<NetworkBackground nodeCount={25} opacity={0.15} nodeRadius={3} />);
    expect(count(html, "<circle")).toBe(25);
    expect(count(html, 'r="3"')).toBe(25);
    expect(html).toContain('opacity="0.15"');
  });

  it("draws no line when nodes may not be joined, and more lines the farther they may reach", () => {
    const lines = (distance: number) => count(renderToStaticMarkup(<NetworkBackground connectionDistance={distance} />), "<line");
    expect(lines(0)).toBe(0);
    expect(lines(30)).toBeGreaterThan(lines(20));
  });
});

const count = (html: string, part: string) => html.split(part).length - 1;
