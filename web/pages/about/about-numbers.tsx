import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import { FigureRow, type FiguresContent } from "web/sections/figures.tsx";
import css from "./about-numbers.module.css";

type NumbersContent = Omit<FiguresContent, "label"> & { /** The highlighted figure. */ readonly struck: number };

/** Four figures, of which the first is much larger. */
export function AboutNumbers({ id, label, heading, figures, struck }: SectionProps & NumbersContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{heading}</h2>
      <FigureRow figures={figures} struck={struck} className={css.numbers} />
    </Sheet>
  );
}
