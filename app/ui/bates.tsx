import text from "./text.module.css";

/** The Bates number as it is stamped: prefix and six digits. */
export const batesNumber = (n: number) => `PRB ${String(n).padStart(6, "0")}`;

export function Bates({ n }: { n: number }) {
  return <span className={text.bates}>{batesNumber(n)}</span>;
}
