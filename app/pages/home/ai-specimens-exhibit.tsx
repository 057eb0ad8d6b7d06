import type { ReactNode } from "react";
import { Cite } from "#app/exhibits/exhibit.tsx";
import { Handwriting } from "#app/exhibits/handwriting-line.tsx";
import { Waveform } from "#app/exhibits/waveform.tsx";
import { Redacted } from "#app/ui/redaction.tsx";
import text from "#app/ui/text.module.css";
import css from "./ai-specimens-exhibit.module.css";

export type Specimen = "query" | "summary" | "translation" | "handwriting" | "transcription" | "detection" | "deidentification";

/** One line in and one line out for each of the seven tools. Invented, like everything on an exhibit. */
export const specimens: Readonly<Record<Specimen, { readonly in: ReactNode; readonly out: ReactNode }>> = {
  query: {
    in: "“Who approved the wire?”",
    out: (
      <>
        K. Ostrow, 11 March. <Cite>0005210</Cite>
      </>
    ),
  },
  summary: {
    in: <Pages />,
    out: (
      <>
        One instruction: <mark>stop shipment.</mark>
      </>
    ),
  },
  translation: {
    in: <span lang="de">„Die Rückstellung wurde nachträglich geändert.“</span>,
    out: "The reserve was changed after the fact.",
  },
  handwriting: { in: <Handwriting words="auditors, 9 am" label="Handwritten note" />, out: "Auditors, 9 a.m." },
  transcription: {
    in: <Waveform bars={44} seed={0} label="Voice message, 14 seconds" />,
    out: (
      <>
        “Don’t put that in an email.” <span className={text.mono}>00:14</span>
      </>
    ),
  },
  detection: { in: <Yard />, out: "Vehicle, 98%. Rooftop unit, 94%." },
  deidentification: {
    in: "Patient Maria Delgado, born 4 May 1971",
    out: (
      <>
        Patient <Redacted shut>Maria Delgado</Redacted>, born <Redacted shut>4 May 1971</Redacted>
      </>
    ),
  },
};

function Pages() {
  return (
    <svg className={css.pages} viewBox="0 0 220 46" role="img" aria-label="Forty-one pages of text">
      <path d="M0 2h220M0 10h207M0 18h216M0 26h194M0 34h213M0 42h132" />
    </svg>
  );
}

function Yard() {
  return (
    <svg className={css.yard} viewBox="0 0 220 56" role="img" aria-label="Drawing of a yard with two objects found">
      <path className={css.ground} d="M0 46h220M8 46V20h38v26M16 27h6M30 27h6M16 35h6M30 35h6M46 46V30h22v16" />
      <path d="M52 30v-8h10v8M55 22v-4h4v4M120 42V18h48v24M168 42V26h14l8 8v8M116 42h78M134 38a5 5 0 1 0 .1 0M178 38a5 5 0 1 0 .1 0M173 30h7l5 5h-12z" />
      <path className={css.found} d="M110 11h90v42h-90zM44 12h26v24H44z" />
    </svg>
  );
}
