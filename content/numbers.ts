/** A count as US readers write it: 486,112. */
export const count = (n: number) => n.toLocaleString("en-US");

/** A count with its noun: "1 row", "1,200 rows". */
export const many = (n: number, one: string, more = `${one}s`) =>
  `${count(n)} ${n === 1 ? one : more}`;
