import { strokes } from "./strokes.ts";

/** A drawn voice, the same for the same seed. Decorative unless it has a label. */
export function Waveform({
  bars,
  seed,
  label,
  className,
}: {
  bars: number;
  seed: number;
  label?: string;
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${bars * 5} 28`}
      stroke="currentColor"
      strokeWidth="2.4"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        d={strokes(
          Array.from({ length: bars }, (_, i) => [i, heightOf(i, seed)]),
          14,
        )}
      />
    </svg>
  );
}

function heightOf(i: number, seed: number) {
  return (
    2 * Math.round(1.5 + Math.abs(Math.sin(i * 0.9 + seed) * Math.cos(i * 0.31 + seed)) * 11.5)
  );
}
