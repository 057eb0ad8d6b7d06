/**
 * Handwritten letters, one stroke each, on a baseline at y = 30. `advance` is the distance to the
 * next letter.
 */
const hand: Readonly<Record<string, { readonly d: string; readonly advance: number }>> = {
  a: { d: "M10 19c-3-3-10-1-10 6 0 6 7 6 10-5-1 7 0 10 2 10s3-2 4-4", advance: 15 },
  d: { d: "M10 19c-3-3-10-1-10 6 0 6 7 6 10-5l4-18-4 22c0 4 1 6 3 6s3-2 4-4", advance: 16 },
  e: { d: "M-1 27c5-1 9-5 8-8s-8-1-8 5c0 7 8 7 12 1", advance: 11 },
  f: { d: "M0 27c5-4 11-13 9-18-2-4-5 5-6 14-1 8-2 14-4 16-3-1 2-9 5-11 2-1 4-2 6-3", advance: 11 },
  g: { d: "M10 19c-3-3-10-1-10 6 0 6 7 6 10-5-1 7-1 16-4 19-5 2-3-6 9-13", advance: 15 },
  h: { d: "M0 27c5-5 9-15 7-19-3-2-4 8-6 22 2-6 5-11 8-11 3 1-1 11 2 11 1 0 3-2 4-4", advance: 15 },
  i: { d: "M1 19l-2 8c0 4 4 4 6-1M3 12l.4-.6", advance: 6 },
  m: {
    d: "M0 20c1-2 3-3 3-1 0 4-1 7-2 11 2-6 4-11 7-11 3 1 0 6-1 11 2-6 5-11 8-11 3 1-1 11 2 11 1 0 3-2 4-4",
    advance: 22,
  },
  n: { d: "M0 20c1-2 3-3 3-1 0 4-1 7-2 11 2-6 5-11 8-11 3 1-1 11 2 11 1 0 3-2 4-4", advance: 15 },
  o: { d: "M5 18c-5 0-7 6-6 9 2 5 10 3 10-4 0-4-3-6-5-4 1 3 5 3 9 1", advance: 12 },
  r: { d: "M0 20c2-2 3-3 4-3s0 3 4 3c-3 4-3 10 0 10 2 0 3-2 4-4", advance: 11 },
  s: { d: "M0 28c4-3 5-7 6-11 0 5 5 8 3 11-2 3-7 2-8 0", advance: 11 },
  t: { d: "M6 8L2 26c0 5 5 4 8 0M-1 16h11", advance: 9 },
  u: { d: "M1 19c-2 5-3 10 0 11 4 0 7-6 9-11-2 6-2 11 0 11s3-2 4-4", advance: 13 },
  v: { d: "M0 20c2-3 4-3 4 0 0 5 0 10 2 10 3-1 6-6 6-11 1 3 2 3 4 2", advance: 16 },
  w: { d: "M0 19c-1 6 0 11 3 11s6-5 7-10c-1 6 0 10 3 10 5-1 7-7 6-12 1 3 3 3 5 2", advance: 22 },
  D: { d: "M5 8c-1 8-2 15-4 22M1 10c8-5 19-3 17 7-1 8-9 13-17 13", advance: 21 },
  M: {
    d: "M0 30c3-8 5-16 6-23 1 8 2 15 4 19 3-6 6-13 10-19-1 8-3 17-1 22 1 2 3 1 5-3",
    advance: 25,
  },
  R: {
    d: "M5 8c-1 8-2 15-4 22M1 10c4-5 15-5 13 2-1 5-6 7-10 7 4 2 5 9 9 11 2 1 4-1 5-3",
    advance: 18,
  },
  "/": { d: "M0 33L9 8", advance: 12 },
  ",": { d: "M1 28c1 2 1 4-1 6", advance: 6 },
  ".": { d: "M1 29.5l.5-.5", advance: 6 },
  "9": { d: "M9 13c-3-4-8-1-8 3 0 5 7 5 9-1 0 5-1 10-4 15", advance: 15 },
  " ": { d: "", advance: 11 },
};

/** Handwritten words as one path. Only the letters in `hand` can be drawn. */
export function Handwriting({ words, label }: { words: string; label: string }) {
  let x = 6;
  let path = "";
  for (const letter of words) {
    const glyph = hand[letter];
    if (!glyph) continue;
    path += moved(glyph.d, x, Math.round(Math.sin(x) * 1.2));
    x += glyph.advance;
  }
  return (
    <svg
      viewBox={`5 0 ${x} 42`}
      fill="none"
      stroke="var(--ink-2)"
      strokeWidth="1.7"
      role="img"
      aria-label={label}
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Only M and L are absolute commands in the paths above. */
function moved(d: string, dx: number, dy: number) {
  return d.replace(
    /([ML])(-?[\d.]+) (-?[\d.]+)/g,
    (_, command, x, y) => `${command}${Number(x) + dx} ${Number(y) + dy}`,
  );
}
