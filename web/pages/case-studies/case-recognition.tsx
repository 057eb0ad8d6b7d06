import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { FigureRow, type FiguresContent } from "#app/sections/figures.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
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
