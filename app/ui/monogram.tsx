import { classNames } from "./class-names.ts";
import css from "./monogram.module.css";

const WIDTH = 320;
const HEIGHT = 400;
const STEPS = 4;

type MonogramProps = { initials: string; seed: number; name: string; small?: boolean };

/** An engraved monogram in place of a portrait: one field of waves, drawn fine everywhere and heavy inside the initials. */
export function Monogram({ initials, seed, name, small = false }: MonogramProps) {
  const lines = small ? 30 : 56;
  const id = `monogram-${initials}-${seed}${small ? "-s" : ""}`;
  return (
    <svg
      className={classNames(css.monogram, small && css.small)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Engraved monogram of ${name}`}
    >
      <defs>
        {/* Small, then enlarged: a browser takes letters that only cut for painted ones, and these for the largest text of the page. */}
        <clipPath id={`${id}-clip`} transform="scale(10)">
          <text className={css.letters} x="15.4" y="26.6" textAnchor="middle" fontSize={fontSize(initials, small)} letterSpacing="-1">
            {initials}
          </text>
        </clipPath>
        <path id={`${id}-field`} d={waves(seed, lines)} />
      </defs>
      <use href={`#${id}-field`} className={css.fine} />
      <g clipPath={`url(#${id}-clip)`}>
        <use href={`#${id}-field`} className={css.heavy} />
      </g>
    </svg>
  );
}

function fontSize(initials: string, small: boolean) {
  const wide = /[MOWQGHD]{2}|M|W/.test(initials);
  if (wide) return small ? 15 : 17.2;
  return small ? 19 : 18.8;
}

function waves(seed: number, lines: number): string {
  const step = WIDTH / STEPS;
  let path = "";
  for (let i = -2; i < lines + 2; i++) {
    const base = (i * HEIGHT) / lines;
    const at = (x: number) =>
      base +
      8 * Math.sin((x / WIDTH) * 3.1 + seed + i * 0.055) * Math.sin(i * 0.11 + seed * 1.7) +
      3.4 * Math.sin((x / WIDTH) * 7 + i * 0.2 * Math.sin(seed));
    let y = Math.round(at(0));
    path += `M0 ${y}`;
    for (let k = 1; k <= STEPS; k++) {
      const x = k * step;
      const next = Math.round(at(x));
      const control = Math.round(2 * at(x - step / 2) - (at(x - step) + at(x)) / 2);
      path += `q${step / 2} ${control - y} ${step} ${next - y}`;
      y = next;
    }
  }
  return path;
}
