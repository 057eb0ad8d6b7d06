import { production } from "content/instruments.ts";
import { partners } from "content/partners.ts";
import type { ReactNode } from "react";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { ProductionInstrument } from "web/instruments/production/production-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { TextList } from "web/parts/fact-list.tsx";
import { ButtonLink, Buttons } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import { BeforeAfter } from "web/sections/before-after.tsx";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import { LoadFileExhibit } from "./load-file-exhibit.tsx";
import css from "./paper-discovery.module.css";

type Words = PageProps<"paper-discovery">["words"];

export default function PaperDiscovery({ words }: PageProps<"paper-discovery">) {
  return (
    <Page path="/paper-discovery" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...words.hero}>
        <LoadFileExhibit letter="A-4" />
      </PracticeHero>
      <PaperServices id="services" {...words.services} />
      <Instrument
        id="production"
        label={production.label}
        words={production}
        of={ProductionInstrument}
      />
      <PaperWorkflow id="workflow" {...words.workflow} />
      <BeforeAfter id="benefits" {...words.benefits} />
      <PaperPlatforms id="platforms" {...words.integration} />
      <PaperBrochure id="guide" {...words.brochure} />
      <PaperPickup id="pickup" {...words.pickup} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

type Artefact = "copies" | "folders" | "binders" | "imaging" | "bates" | "boards" | "archive";

/** Services as job tickets: the product, what came in, what goes out. */
function PaperServices({
  id,
  label,
  heading,
  lead,
  terms,
  items,
}: SectionProps & Words["services"]) {
  return (
    <HeadedSheet id={id} label={label} heading={heading} lead={lead}>
      <ol className={css.tickets}>
        {items.map((item) => (
          <li key={item.title}>
            <PaperArtefact artefact={item.artefact} />
            <div>
              <h3>{item.title}</h3>
              <Phrase as="p" className={text.note} words={item.text} />
              <dl className={text.mono}>
                <dt>{terms.in}</dt>
                <dd>{item.in}</dd>
                <dt>{terms.out}</dt>
                <dd>{item.out}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}

/** What the copy room delivers. Decorative: the card beside it names the service. */
function PaperArtefact({ artefact }: { artefact: Artefact }) {
  return (
    <svg className={css.artefact} viewBox="0 0 360 190" aria-hidden="true">
      <path className={css.fine} d="M0 172h360" />
      {drawings[artefact]}
    </svg>
  );
}

const drawings: Record<Artefact, ReactNode> = {
  copies: (
    <>
      <path d="M206 22h96v150h-96z" />
      <path d="M164 26h96v146h-96z" />
      <path d="M122 30h96v142h-96z" />
      <path d="M80 34h96v138H80z" />
      <path
        className={css.fine}
        d="M94 58h50M94 74h68M94 88h68M94 102h60M94 116h68M94 130h34M94 150h22"
      />
      <path className={css.solid} d="M136 144h28v12h-28z" />
    </>
  ),
  folders: (
    <>
      <path d="M64 56h60l10-14h40v14h122v116H64z" />
      <path d="M64 78h60l10-14h40v14h122v94H64z" />
      <path d="M64 100h138l10-14h40v14h44v72H64z" />
      <path d="M64 122h16l10-14h40v14h166v50H64z" />
      <path className={css.fine} d="M96 116h28M140 50h28M140 72h28M218 94h28M80 146h90" />
    </>
  ),
  binders: (
    <>
      <path d="M66 26h62v146H66zM138 26h62v146h-62zM210 26h62v146h-62z" />
      <path
        className={css.fine}
        d="M80 44h34v46H80zM152 44h34v46h-34zM224 44h34v46h-34zM86 56h22M86 66h22M86 76h14M158 56h22M158 66h22M230 56h22M230 66h22M230 76h18"
      />
      <path d="M90 142a7 7 0 1 0 14 0 7 7 0 1 0-14 0M162 142a7 7 0 1 0 14 0 7 7 0 1 0-14 0M234 142a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
      <path d="M272 40h14v20h-14M272 72h14v20h-14M272 104h14v20h-14" />
    </>
  ),
  imaging: (
    <>
      <path d="M116 18h128v154H116z" />
      <path
        fill="none"
        stroke="var(--rule-2)"
        strokeWidth="3"
        strokeDasharray="5 3 2 4 7 2"
        d="M132 38h52M132 54h96M132 68h88M132 82h96"
      />
      <path fill="none" strokeWidth="3" d="M132 110h96M132 124h80M132 138h96M132 152h54" />
      <path className={css.solid} d="M84 93h192v5H84z" />
      <path className={css.fine} d="M84 84v22M276 84v22" />
      <path className={css.fine} d="M40 54h44M40 68h28M292 124h34M292 138h22" />
    </>
  ),
  bates: (
    <>
      <path d="M98 14h164v158H98z" />
      <path
        className={css.fine}
        d="M114 36h72M114 54h132M114 68h120M114 82h132M114 96h96M114 110h40"
      />
      <path d="M156 132h96v26h-96z" />
      <path
        fill="none"
        strokeWidth="2.4"
        d="M163 138v14M168 138v14M175 138v14M179 138v14M187 138v14M192 138v14M200 138v14M204 138v14M212 138v14M219 138v14M223 138v14M231 138v14M236 138v14M244 138v14"
      />
    </>
  ),
  boards: (
    <>
      <path className={css.line} d="M112 172l22-140M248 172L226 32M180 172V32M104 132h152" />
      <path d="M62 24h236v108H62z" />
      <path
        className={css.fine}
        d="M78 44h84M78 88h204M96 80v16M132 80v16M150 80v16M210 80v16M262 80v16"
      />
      <path className={css.solid} d="M186 70h8v36h-8z" />
      <path className={css.fine} d="M78 114h40M172 116h54" />
    </>
  ),
  archive: (
    <>
      <path d="M48 104h124v68H48zM42 90h136v16H42zM62 36h96v54H62zM56 24h108v14H56z" />
      <path className={css.fine} d="M94 126h32M94 56h32M66 152h60" />
      <path className={css.line} d="M190 132h40M222 124l9 8-9 8" />
      <rect x="246" y="98" width="74" height="74" rx="2" />
      <path className={css.fine} d="M258 112h50M258 124h50M258 136h32" />
      <path className={css.solid} d="M302 154h8v8h-8z" />
    </>
  ),
};

/** The platforms that a volume can be loaded into, and their file formats. */
function PaperPlatforms({
  id,
  label,
  heading,
  lead,
  platforms,
  own,
}: SectionProps & Words["integration"]) {
  const rows = [
    ...platforms.map(({ partner, formats }) => ({ name: nameOf(partner), formats })),
    own,
  ];
  return (
    <HeadedSheet id={id} label={label} heading={heading} lead={lead}>
      <ul className={classNames(blocks.ruled, folders.ledger, folders.large, css.platforms)}>
        {rows.map(({ name, formats }) => (
          <li key={name}>
            <h3>{name}</h3>
            <TextList items={formats} className={classNames(text.mono, folders.chips)} />
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

const nameOf = (id: string) => partners.find((partner) => partner.id === id)?.name ?? id;

/** A printed guide that overlaps the board's edge. */
function PaperBrochure({
  id,
  label,
  heading,
  text: words,
  action,
  cover,
}: SectionProps & Words["brochure"]) {
  const { label: name, ...link } = action;
  return (
    <Sheet id={id} label={label} heading={heading} ground="board" className={css.band}>
      <div className={classNames(blocks.split, css.brochure)}>
        <div className={blocks.stack}>
          <h2>{heading}</h2>
          <p className={text.lead}>{words}</p>
          <ButtonLink {...link}>{name}</ButtonLink>
        </div>
        <div className={css.cover} aria-hidden="true">
          <span className={text.mono}>{cover.line}</span>
          <b className={text.part}>{cover.title}</b>
          <svg
            viewBox="0 0 200 90"
            stroke="var(--ink)"
            strokeWidth="2"
            opacity="0.55"
            aria-hidden="true"
          >
            <path d="M0 8h200M0 26h176M0 44h190M0 62h140M0 80h96" />
          </svg>
        </div>
      </div>
    </Sheet>
  );
}

/** An instruction and the two ways to follow it. */
function PaperPickup({ id, label, heading, text: words, actions }: SectionProps & Words["pickup"]) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <Phrase as="h2" words={heading} />
      <div className={blocks.row}>
        <p className={text.lead}>{words}</p>
        <Buttons actions={actions} />
      </div>
    </Sheet>
  );
}

/** One page at four stages: as found, as scanned, as read, as delivered. */
function PaperWorkflow({
  id,
  label,
  heading,
  lead,
  page,
  steps,
}: SectionProps & Words["workflow"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="ink">
      <div className={folders.head}>
        <Phrase as="h2" className={text.display3} words={heading} />
        <p className={text.lead}>{lead}</p>
      </div>
      <ol className={classNames(blocks.notes, rows.railed, blocks.fours, css.steps)}>
        {steps.map((step, stage) => (
          <li key={step.title}>
            <Stage page={page} stage={stage} />
            <span className={text.heading}>{stage + 1}</span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

const stages = ["found", "scanned", "read", "delivered"] as const;

function Stage({ page, stage }: { page: Words["workflow"]["page"]; stage: number }) {
  const name = stages[stage] ?? "delivered";
  return (
    <div className={css.frame} aria-hidden="true">
      <div className={classNames(css.page, css[name])}>
        <b>{page.title}</b>
        <span>
          {page.body} {name === "delivered" ? <mark>{page.proved}</mark> : page.proved}
        </span>
        {name === "read" && (
          <span className={classNames(text.mono, css.stamp)} data-specimen="">
            {page.confidence}
          </span>
        )}
        {name === "delivered" && (
          <span className={classNames(text.bates, css.stamp)}>{page.bates}</span>
        )}
      </div>
    </div>
  );
}
