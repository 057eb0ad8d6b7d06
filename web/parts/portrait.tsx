import type { Person } from "content/people.ts";
import { labels } from "content/words.ts";
import { Picture } from "./picture.tsx";
import css from "./portrait.module.css";

/** How wide a portrait of each size is at most (portrait.module.css and the lists that show it). */
const sizes = { small: "(min-width: 80rem) 18rem, 45vw", thumb: "6.5rem" };

/** The photograph of a person, or the engraved monogram until there is one. */
export function Portrait({ person, size }: { person: Person; size: keyof typeof sizes }) {
  const { name, initials, seed, picture } = person;
  if (!picture) return <Monogram initials={initials} seed={seed} name={name} size={size} />;
  return <Picture picture={picture} sizes={sizes[size]} className={css.monogram} />;
}

const WIDTH = 320;
const HEIGHT = 400;
/** The number of lines from top to bottom, and the number of curves per line. */
const LINES = 30;
const CURVES = 4;
/** For thumbnails: seven lines, repeated, the same for everybody. */
const thumb = {
  lines:
    "M0 1q80 -10 160 -4t160 9M0 17q80 -12 160 -8t160 10M0 33q80 -14 160 -11t160 14M0 45q80 -15 160 -10t160 17M0 57q80 -16 160 -7t160 17" +
    "M0 70q80 -14 160 -4t160 15M0 85q80 -11 160 -2t160 11",
  again: [-50, 50, 150, 250, 350],
};

type MonogramProps = { initials: string; seed: number; name: string; size: "small" | "thumb" };

/**
 * A monogram in place of a portrait: a field of waves with fine lines, heavy inside the initials.
 */
function Monogram({ initials, seed, name, size }: MonogramProps) {
  const id = `${initials}${seed}`;
  return (
    <svg
      className={css.monogram}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      stroke="var(--ink)"
      role="img"
      aria-label={labels.portrait(name)}
    >
      <defs>
        {/* Small letters, scaled up: browsers count clipping letters as painted, and large ones would be the largest contentful paint. */}
        <clipPath id={`${id}-clip`} transform="scale(10)">
          <text
            fontFamily="var(--serif)"
            x="15.4"
            y="26.6"
            textAnchor="middle"
            fontSize={fontSize(initials)}
            letterSpacing="-1"
          >
            {initials}
          </text>
        </clipPath>
        {size === "thumb" ? (
          <ThumbField id={`${id}-field`} />
        ) : (
          <path id={`${id}-field`} d={waves(seed)} />
        )}
      </defs>
      <use href={`#${id}-field`} strokeWidth="1.6" />
      <g clipPath={`url(#${id}-clip)`}>
        <use href={`#${id}-field`} strokeWidth="9.5" />
      </g>
    </svg>
  );
}

const fontSize = (initials: string) => (/[MOWQGHD]{2}|M|W/.test(initials) ? 15 : 19);

function ThumbField({ id }: { id: string }) {
  return (
    <>
      <path id={`${id}-part`} d={thumb.lines} />
      <g id={id}>
        {thumb.again.map((y) => (
          <use key={y} href={`#${id}-part`} y={y} />
        ))}
      </g>
    </>
  );
}

function waves(seed: number): string {
  const step = WIDTH / CURVES;
  let path = "";
  for (let i = -2; i < LINES + 2; i++) {
    const base = (i * HEIGHT) / LINES;
    const at = (x: number) =>
      base +
      8 * Math.sin((x / WIDTH) * 3.1 + seed + i * 0.055) * Math.sin(i * 0.11 + seed * 1.7) +
      3.4 * Math.sin((x / WIDTH) * 7 + i * 0.2 * Math.sin(seed));
    let y = Math.round(at(0));
    path += `M0 ${y}`;
    for (let k = 1; k <= CURVES; k++) {
      const x = k * step;
      const next = Math.round(at(x));
      const control = Math.round(2 * at(x - step / 2) - (at(x - step) + at(x)) / 2);
      path += `q${step / 2} ${control - y} ${step} ${next - y}`;
      y = next;
    }
  }
  return path;
}
