/** A moment in UTC, to the second, or start and end of a span; on the same day the end has no date. */
export function utcTimes(from: number, to: number): readonly string[] {
  const [start, end] = [from, to].map((moment) => `${new Date(moment).toISOString().slice(0, 19).replace("T", " ")}Z`);
  if (start === undefined || end === undefined) return [];
  return start === end ? [start] : [start, `– ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : end}`];
}
