import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { FigureRow, type FiguresContent } from "web/sections/figures.tsx";
import css from "./case-recognition.module.css";

type CaseRecognitionProps = SectionProps & Pick<FiguresContent, "figures"> & { readonly kicker: string; readonly heading: string };

/** The award in one line, and its numbers. */
export function CaseRecognition({ id, label, kicker, heading, figures }: CaseRecognitionProps) {
  return (
    <Sheet id={id} label={label}>
      <p className={text.mono}>{kicker}</p>
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      <FigureRow figures={figures} />
    </Sheet>
  );
}
