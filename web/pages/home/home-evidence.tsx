import { aiSpecimens as words } from "content/specimen/exhibits/ai.ts";
import type { ReactNode } from "react";
import { Cite } from "web/exhibits/exhibit.tsx";
import { Handwriting } from "web/exhibits/handwriting-line.tsx";
import { Waveform } from "web/exhibits/waveform.tsx";
import type { SectionProps } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { Anchor, GoLink } from "web/parts/link.tsx";
import { Replaced } from "web/parts/redaction.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./home-evidence.module.css";

type Words = PageProps<"home">["words"]["evidence"];

/** Seven tools, each with one specimen: the input in broken type, and the output. */
export function HomeEvidence({ id, label, more, into, out, tools, ...head }: SectionProps & Words) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ol className={css.specimens}>
        {tools.map(({ specimen, title, href, more: tried }, i) => (
          <li key={specimen}>
            <span className={text.mono}>{`B-${i + 1}`}</span>
            <h3 className={text.name}>
              <Anchor to={href}>{title}</Anchor>
            </h3>
            <div className={classNames(text.words, text.alleged, css.in)}>
              <span className={text.hidden}>{into}</span>
              {specimens[specimen].in}
            </div>
            <div className={classNames(text.item, css.out)} data-specimen="">
              <span className={text.hidden}>{out}</span>
              {specimens[specimen].out}
              {tried && (
                <p className={text.small}>
                  <Anchor to={tried.to}>{tried.label}</Anchor>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className={blocks.after}>
        <GoLink to={more.to}>{more.label}</GoLink>
      </p>
    </HeadedSheet>
  );
}

const [patient, patientLabel, born, bornLabel] = words.deidentification.out;

/**
 * One line in and one line out for each of the seven tools. All of it is invented, as in every
 * exhibit.
 */
const specimens: Readonly<
  Record<Words["tools"][number]["specimen"], { readonly in: ReactNode; readonly out: ReactNode }>
> = {
  query: { in: words.query.question, out: <CitedAnswer /> },
  summary: { in: <Pages />, out: <RichText>{words.summary.out}</RichText> },
  translation: { in: <span lang="de">{words.translation.in}</span>, out: words.translation.out },
  handwriting: {
    in: <Handwriting words={words.handwriting.ink} label={words.handwriting.label} />,
    out: words.handwriting.out,
  },
  transcription: {
    in: <Waveform bars={44} seed={0} label={words.transcription.label} />,
    out: (
      <>
        {words.transcription.out} <span className={text.mono}>{words.transcription.at}</span>
      </>
    ),
  },
  detection: { in: <Yard />, out: words.detection.out },
  deidentification: {
    in: <span data-copy="counsel">{words.deidentification.in}</span>,
    out: (
      <span data-copy="produced">
        {patient}
        <Replaced>{patientLabel}</Replaced>
        {born}
        <Replaced>{bornLabel}</Replaced>
      </span>
    ),
  },
};

function CitedAnswer() {
  return (
    <>
      {words.query.answer} <Cite>{words.query.cite}</Cite>
    </>
  );
}

function Pages() {
  return (
    <svg
      viewBox="0 0 220 46"
      stroke="var(--ink-2)"
      strokeWidth="4"
      role="img"
      aria-label={words.summary.pages}
    >
      <path d="M0 2h220M0 10h207M0 18h216M0 26h194M0 34h213M0 42h132" />
    </svg>
  );
}

function Yard() {
  return (
    <svg
      viewBox="0 0 220 56"
      fill="none"
      stroke="var(--ink-2)"
      strokeWidth="1.5"
      role="img"
      aria-label={words.detection.drawing}
    >
      <path
        stroke="var(--rule-2)"
        d="M0 46h220M8 46V20h38v26M16 27h6M30 27h6M16 35h6M30 35h6M46 46V30h22v16"
      />
      <path d="M52 30v-8h10v8M55 22v-4h4v4M120 42V18h48v24M168 42V26h14l8 8v8M116 42h78M134 38a5 5 0 1 0 .1 0M178 38a5 5 0 1 0 .1 0M173 30h7l5 5h-12z" />
      <path
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="5 3"
        d="M110 11h90v42h-90zM44 12h26v24H44z"
      />
    </svg>
  );
}
