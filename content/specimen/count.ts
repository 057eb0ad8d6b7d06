/** A count as US readers write it: 486,112. */
export const count = (n: number) => n.toLocaleString("en-US");
