import css from "./waveform.module.css";

/** A voice, drawn: the same seed gives the same voice. Decorative unless it has a label. */
export function Waveform({ bars, seed, label, className }: { bars: number; seed: number; label?: string; className?: string | undefined }) {
  return (
    <svg
      className={className ?? css.wave}
      viewBox={`0 0 ${bars * 5} 28`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={Array.from({ length: bars }, (_, i) => bar(i, seed)).join("")} />
    </svg>
  );
}

/** Each stroke begins below where the one before it ended. */
function bar(i: number, seed: number) {
  const up = halfOf(i, seed) + (i ? halfOf(i - 1, seed) : -14);
  return `m${i ? 5 : 2} ${-up}v${halfOf(i, seed) * 2}`;
}

function halfOf(i: number, seed: number) {
  return Math.round(1.5 + Math.abs(Math.sin(i * 0.9 + seed) * Math.cos(i * 0.31 + seed)) * 11.5);
}
