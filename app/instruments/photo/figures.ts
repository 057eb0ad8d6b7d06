/** A number as US readers write it, with as many decimals as are asked for at most. */
export const exact = (n: number, decimals = 0) => n.toLocaleString("en-US", { maximumFractionDigits: decimals });
