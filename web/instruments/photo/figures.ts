/** Formats a number for US readers, with at most `decimals` decimals. */
export const exact = (n: number, decimals = 0) => n.toLocaleString("en-US", { maximumFractionDigits: decimals });
