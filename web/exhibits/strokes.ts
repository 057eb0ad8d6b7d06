type Stroke = readonly [slot: number, height: number];

/** Vertical strokes centred on `middle`, five units apart. Relative moves keep the path short. */
export function strokes(list: readonly Stroke[], middle: number): string {
  let [x, y] = [0, 0];
  let path = "";
  for (const [slot, height] of list) {
    const [left, top] = [slot * 5 + 2, middle - height / 2];
    path += `m${left - x}${top < y ? "" : " "}${top - y}v${height}`;
    [x, y] = [left, top + height];
  }
  return path;
}
