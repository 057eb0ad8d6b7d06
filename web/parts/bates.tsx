import { sectionBates } from "content/bates.ts";
import text from "./text.module.css";

export function Bates({ n }: { n: number }) {
  return <span className={text.bates}>{sectionBates(n)}</span>;
}
