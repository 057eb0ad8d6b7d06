import { type Drift, links, scatter } from "./network.ts";
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
 * Decorative nodes that are joined when close (defaults: SPEC §9). Still in the document; `drift`
 * (network.ts) moves them.
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
  const nodes = scatter(nodeCount, speed, seed);
  const drift: Drift = { nodes, connectionDistance, updateEvery };
  return (
    <svg
      className={css.field}
      opacity={opacity}
      aria-hidden="true"
      focusable="false"
      data-network={JSON.stringify(drift)}
    >
      {links(nodes, connectionDistance).map(({ key, from, to }) => (
        <line
          key={key}
          x1={percent(from.x)}
          y1={percent(from.y)}
          x2={percent(to.x)}
          y2={percent(to.y)}
        />
      ))}
      {nodes.map(({ id, x, y }) => (
        <circle key={id} cx={percent(x)} cy={percent(y)} r={nodeRadius} />
      ))}
    </svg>
  );
}

const percent = (value: number) => `${value.toFixed(2)}%`;
