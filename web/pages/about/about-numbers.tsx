import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { FigureRow, type FiguresContent } from "#app/sections/figures.tsx";
import text from "#app/ui/text.module.css";
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
