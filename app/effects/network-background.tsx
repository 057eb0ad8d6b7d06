import { type RefObject, useEffect, useRef, useState } from "react";
import { links, scatter, step } from "./network.ts";
import css from "./network-background.module.css";

type NetworkBackgroundProps = {
  nodeCount?: number;
  opacity?: number;
  /** In pixels. */
  nodeRadius?: number;
  /** Nodes closer than this are joined; in percent of the field. */
  connectionDistance?: number;
  /** The most a node moves along one axis per update; in percent of the field. */
  speed?: number;
  /** Milliseconds between two updates. */
  updateEvery?: number;
  seed?: number;
};

/**
 * Decorative nodes that are joined when close (defaults: SPEC §9). Still in the prerendered page; they move only while visible, and not
 * with reduced motion.
 */
export function NetworkBackground({
  nodeCount = 20,
  opacity = 0.2,
  nodeRadius = 2,
  connectionDistance = 20,
  speed = 0.1,
  updateEvery = 50,
  seed = 41,
}: NetworkBackgroundProps) {
  const field = useRef<SVGSVGElement>(null);
  const [nodes, setNodes] = useState(() => scatter(nodeCount, speed, seed));
  useTicks(field, updateEvery, () => setNodes(step));
  return (
    <svg ref={field} className={css.field} opacity={opacity} aria-hidden="true" focusable="false">
      {links(nodes, connectionDistance).map(({ key, from, to }) => (
        <line key={key} x1={percent(from.x)} y1={percent(from.y)} x2={percent(to.x)} y2={percent(to.y)} />
      ))}
      {nodes.map(({ id, x, y }) => (
        <circle key={id} cx={percent(x)} cy={percent(y)} r={nodeRadius} />
      ))}
    </svg>
  );
}

const percent = (value: number) => `${value.toFixed(2)}%`;

/** Calls `tick` every `every` milliseconds while the document and the element are visible. Never with reduced motion. */
function useTicks(element: RefObject<Element | null>, every: number, tick: () => void) {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (!element.current) return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    let onScreen = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const settle = () => {
      clearInterval(timer);
      timer = onScreen && !document.hidden && !reduced.matches ? setInterval(() => latest.current(), every) : undefined;
    };
    const watcher = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting ?? false;
      settle();
    });
    watcher.observe(element.current);
    reduced.addEventListener("change", settle);
    document.addEventListener("visibilitychange", settle);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
      reduced.removeEventListener("change", settle);
      document.removeEventListener("visibilitychange", settle);
    };
  }, [element, every]);
}
