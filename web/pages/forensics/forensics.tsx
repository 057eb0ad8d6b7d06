import { hash } from "content/instruments.ts";
import { custody, evidencePlates } from "content/specimen/exhibits/forensics.ts";
import type { ReactNode } from "react";
import exhibit from "web/exhibits/exhibit.module.css";
import { Exhibit } from "web/exhibits/exhibit.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { HashInstrument } from "web/instruments/hash/hash-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { Leader } from "web/sections/leader.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import css from "./forensics.module.css";

type Words = PageProps<"forensics">["words"];

export default function Forensics({ words }: PageProps<"forensics">) {
  return (
    <Page path="/forensics" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...words.hero}>
        <CustodyExhibit letter="A-2" />
      </PracticeHero>
      <ForensicsServices id="services" {...words.services} />
      <ForensicsReliability id="reliability" {...words.reliability} />
      <Instrument id="hash" label={hash.label} words={hash} of={HashInstrument} />
      <ForensicsReasons id="why" {...words.why} />
      <ForensicsProcess id="process" {...words.process} />
      <Brief id="in-court" {...words.limits} />
      <Leader id="leader" {...words.leader} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

type EvidenceSubject = "phone" | "social" | "cloud" | "computer";

type Fact = "reached" | "kept" | "stops";

/** Each service below an evidence photograph of its object. */
function ForensicsServices({ id, label, heading, terms, items }: SectionProps & Words["services"]) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <Phrase as="h2" className={classNames(text.h1, blocks.heading)} words={heading} />
      <ol className={classNames(blocks.stacks, blocks.texts, blocks.twos, css.plates)}>
        {items.map((item, i) => (
          <li key={item.title}>
            <EvidencePlate subject={item.subject} number={i + 1} />
            <h3>{item.title}</h3>
            <Phrase as="p" words={item.text} />
            <FactList
              className={classNames(rows.short, text.small)}
              termClass={text.mono}
              facts={facts.map((fact) => [terms[fact], item[fact]])}
            />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** An object as in an evidence photograph: numbered placard, ruler along the edge. */
function EvidencePlate({ subject, number }: { subject: EvidenceSubject; number: number }) {
  return (
    <svg
      className={css.plate}
      viewBox="0 0 480 300"
      role="img"
      aria-label={evidencePlates.label(evidencePlates[subject], number)}
    >
      <path className={css.table} d="M0 236h480" />
      {drawings[subject]}
      <g transform="translate(398 168)">
        <path className={css.paper} d="M8 0h46l10 68H0z" />
        <text className={css.number} x="32" y="52" textAnchor="middle">
          {number}
        </text>
      </g>
      <path strokeWidth="1.2" d="M20 266h440v20H20z" />
      <path
        strokeWidth="1"
        d={Array.from({ length: 45 }, (_, i) => `M${20 + i * 10} 266v${i % 5 ? 5 : 11}`).join("")}
      />
      <path
        className={css.solid}
        d={Array.from({ length: 11 }, (_, i) =>
          i % 2 ? "" : `M${20 + i * 40} 281h40v5h-40z`,
        ).join("")}
      />
    </svg>
  );
}

const drawings: Record<EvidenceSubject, ReactNode> = {
  phone: (
    <>
      <path d="M176 236c0 22 60 20 60-10v-50c0-14 10-22 22-22h14" />
      <rect className={css.paper} x="118" y="30" width="116" height="206" rx="14" />
      <path className={css.fine} d="M128 48h96v164h-96zM160 39h32M166 224h20" />
      <path className={css.bubble} d="M136 60h58v20h-58zM136 112h66v20h-66zM136 164h44v20h-44z" />
      <path className={css.solid} d="M166 86h50v20h-50zM150 138h66v20h-66z" />
      <rect className={css.paper} x="272" y="122" width="112" height="114" />
      <path className={css.fine} d="M272 150h112M284 136h34M296 236v-86M360 236v-86" />
      <path className={css.solid} d="M364 132h10v8h-10z" />
    </>
  ),
  social: (
    <>
      <rect className={css.paper} x="60" y="36" width="236" height="178" />
      <path d="M60 60h236" />
      <path
        className={css.fine}
        d="M72 48h6M84 48h6M96 48h6M136 92h92M136 106h60M76 140h204M76 156h204M76 172h130M76 192h24M112 192h24M148 192h24"
      />
      <circle cx="100" cy="98" r="24" />
      <path d="M82 114c4-14 32-14 36 0M92 92a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />
      <path className={css.paper} d="M222 140h158v96H222z" />
      <path d="M222 140l79 58 79-58M222 236l58-54M380 236l-58-54" />
    </>
  ),
  cloud: (
    <>
      <path
        className={css.paper}
        d="M128 128a38 38 0 0 1 4-76 56 56 0 0 1 106-14 46 46 0 0 1 74 38 27 27 0 0 1-4 52z"
      />
      <path d="M164 128v28M220 128v28M276 128v28" />
      <path className={css.paper} d="M96 156h248v22H96zM96 185h248v22H96zM96 214h248v22H96z" />
      <path
        className={css.fine}
        d="M108 167h60M108 196h96M108 225h44M252 167h48M252 196h48M252 225h48"
      />
      <path className={css.solid} d="M318 162h14v10h-14zM318 191h14v10h-14zM318 220h14v10h-14z" />
    </>
  ),
  computer: (
    <>
      <path className={css.paper} d="M48 96h204v122H48z" />
      <path
        className={css.fine}
        d="M60 108h180v98H60zM76 126h70M76 140h108M76 154h52M76 168h92M76 182h38"
      />
      <path className={css.paper} d="M28 218h244l10 18H18z" />
      <path d="M124 218v6h52v-6" />
      <rect className={css.paper} x="300" y="28" width="84" height="208" />
      <path d="M300 62h84M300 96h84M300 130h84M300 164h84M300 198h84" />
      <path
        className={css.fine}
        d="M312 45h40M312 79h40M312 113h40M312 147h40M312 181h40M312 215h40"
      />
      <path
        className={css.solid}
        d="M366 41h8v8h-8zM366 75h8v8h-8zM366 109h8v8h-8zM366 143h8v8h-8zM366 177h8v8h-8zM366 211h8v8h-8z"
      />
    </>
  ),
};

const facts = ["reached", "kept", "stops"] as const satisfies readonly Fact[];

/** The likely allegation, in broken type, against what the file proves. */
function ForensicsReliability({
  id,
  label,
  heading,
  columns,
  items,
}: SectionProps & Words["reliability"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="board">
      <h2 className={blocks.heading}>{heading}</h2>
      <p className={classNames(text.mono, folders.heads)} aria-hidden="true">
        <span>{columns.alleged}</span>
        <span>{columns.answer}</span>
      </p>
      <ul className={classNames(blocks.ruled, folders.ledger)}>
        {items.map(({ alleged, strong, rest }) => (
          <li key={strong}>
            <p className={classNames(text.part, text.alleged)}>{alleged}</p>
            <div>
              <h3 className={text.item}>{strong}</h3>
              <Phrase as="p" className={text.note} words={rest} />
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Reasons as the tags of sealed evidence bags; each ends with what to check. */
function ForensicsReasons({ id, label, heading, number, items }: SectionProps & Words["why"]) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <h2 className={blocks.heading}>{heading}</h2>
      <ul className={classNames(blocks.notes, blocks.fours, css.tags)}>
        {items.map((item, i) => (
          <li key={item.title}>
            <svg
              viewBox="0 0 120 70"
              fill="none"
              stroke="var(--ink)"
              strokeWidth="1.4"
              aria-hidden="true"
            >
              <path d="M60 58C56 30 30 26 34 12S70 4 76 14 68 34 62 58" />
              <circle cx="60" cy="58" r="8" fill="var(--bond)" />
            </svg>
            <span className={classNames(text.mono, css.reasonsNumber)}>
              {number} {i + 1}
            </span>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <span className={classNames(text.monoInk, css.check)}>{item.check}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Four process steps on a ruler of hours. */
function ForensicsProcess({
  id,
  label,
  heading,
  lead,
  signed,
  steps,
}: SectionProps & Words["process"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="ink">
      <div className={folders.head}>
        <h2 className={text.display4}>{heading}</h2>
        <p className={text.lead}>{lead}</p>
      </div>
      <ol className={classNames(blocks.notes, blocks.fours, css.steps)}>
        {steps.map((step) => (
          <li key={step.title}>
            <span className={classNames(text.monoInk, css.when)}>{step.when}</span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <p className={text.mono}>
              {signed} {step.signed}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The chain of custody of one phone, with the hash at its start and its end. */
export function CustodyExhibit({ letter }: { letter?: string | undefined }) {
  const { title, note, foot, entries, hash: digits, places, resultTitle, result } = custody;
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ol className={classNames(exhibit.entries, css.chain)}>
        {entries.map(({ at, who, what, signed }) => (
          <li key={at}>
            <span className={text.mono}>{at}</span>
            <p>
              <b>{who}</b>
              {what}
            </p>
            <i>{signed}</i>
          </li>
        ))}
      </ol>
      <dl className={css.hashes}>
        {places.map((place) => (
          <div key={place}>
            <dt className={text.mono}>{place}</dt>
            <dd className={classNames(text.mono, css.hash)}>
              {digits.map((group) => (
                <span key={group}>{group}</span>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt className={text.mono}>{resultTitle}</dt>
          <Phrase as="dd" className={css.result} words={result} />
        </div>
      </dl>
    </Exhibit>
  );
}
