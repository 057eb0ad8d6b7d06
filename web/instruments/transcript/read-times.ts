import { timeOf } from "./cue-time.ts";

type Times = { readonly start: number | undefined; readonly end: number | undefined };

/** The longest mean length of a cue in seconds. Whole numbers that are longer are milliseconds. */
const LONGEST = 100;

/**
 * Milliseconds of written starts and ends: clocks, "2.5s", or numbers. Numbers with a fraction are seconds; whole ones are milliseconds where
 * cues would be too long in seconds.
 */
export function readTimes(written: readonly (readonly [string, string])[]): readonly Times[] {
  const numbers = written.map(([start, end]) => [numberOf(start), numberOf(end)] as const);
  const lengths = numbers.flatMap(([start, end]) => (start === undefined || end === undefined ? [] : [end - start]));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const isWhole = written.every((times) => times.every((time) => !/[.,]\d|s$/.test(time)));
  const unit = isWhole && mean > LONGEST ? 1 : 1000;
  const read = (text: string, number: number | undefined) => timeOf(text) ?? (number === undefined ? undefined : Math.round(number * unit));
  return written.map(([start, end], i) => ({ start: read(start, numbers[i]?.[0]), end: read(end, numbers[i]?.[1]) }));
}

function numberOf(text: string): number | undefined {
  const [, number] = /^(?:PT)?(\d+(?:[.,]\d+)?)s?$/i.exec(text) ?? [];
  return number === undefined ? undefined : Number(number.replace(",", "."));
}
