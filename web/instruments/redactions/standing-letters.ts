import { type Area, type Drawing, toneAt, within } from "./drawing.ts";
import { letters } from "./fragments.ts";

/** Less contrast than this, 0 to 255, is an empty ground. */
const CONTRAST = 30;
/** Changes between ground and ink in a row, a letter, below which no letters are there. */
const CHANGES = 0.8;

/** Whether the page shows letters in an area: a row through them changes between ground and ink about as often as letters do. */
export function hasLetters(drawing: Drawing, area: Area, words: string): boolean {
  const { left, top, right, bottom } = within(area, drawing);
  const [width, height] = [right - left, bottom - top];
  if (width < 3 || height < 3) return true;
  const isUpright = height > 1.5 * width && words.length > 2;
  const at = (along: number, across: number) =>
    toneAt(drawing, isUpright ? (top + along) * drawing.width + left + across : (top + across) * drawing.width + left + along);
  const [length, depth] = isUpright ? [height, width] : [width, height];
  let [darkest, lightest] = [255, 0];
  for (let across = 0; across < depth; across++)
    for (let along = 0; along < length; along++) {
      const tone = at(along, across);
      darkest = Math.min(darkest, tone);
      lightest = Math.max(lightest, tone);
    }
  if (lightest - darkest < CONTRAST) return false;
  const rows: number[] = [];
  for (let across = Math.floor(depth * 0.3); across < depth * 0.8; across++) {
    let changes = 0;
    let isInk: boolean | undefined;
    for (let along = 0; along < length; along++) {
      const share = (at(along, across) - darkest) / (lightest - darkest);
      const next = share > 0.6 ? false : share < 0.4 ? true : isInk;
      if (isInk !== undefined && next !== isInk) changes++;
      isInk = next;
    }
    rows.push(changes);
  }
  const typical = rows.sort((a, b) => b - a)[Math.floor(rows.length * 0.3)] ?? 0;
  return typical >= Math.max(1, CHANGES * letters(words));
}
