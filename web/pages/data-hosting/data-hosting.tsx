import { estimate } from "content/instruments.ts";
import { partners } from "content/partners.ts";
import { accessLog as log } from "content/specimen/exhibits/hosting.ts";
import { viewer } from "content/specimen/exhibits/viewer.ts";
import exhibit from "web/exhibits/exhibit.module.css";
import { Exhibit, LogTable } from "web/exhibits/exhibit.tsx";
import { HostingExhibit } from "web/exhibits/hosting-exhibit.tsx";
import { EstimateInstrument } from "web/instruments/estimate/estimate-instrument.tsx";
import { PriceExample } from "web/instruments/estimate/price-example.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { HeadingWithBasis } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { Anchor } from "web/parts/link.tsx";
import { PartnerMark } from "web/parts/partner-mark.tsx";
import { Replaced } from "web/parts/redaction.tsx";
import { Phrase, RichText } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import { Leader } from "web/sections/leader.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./data-hosting.module.css";
import { SecurityAnswers } from "./security-answers.tsx";

type Words = PageProps<"data-hosting">["words"];

export default function DataHosting({ words }: PageProps<"data-hosting">) {
  return (
    <Page path="/data-hosting" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...words.hero}>
        <HostingExhibit letter="A-6" />
      </PracticeHero>
      <HostingBenefits id="benefits" {...words.benefits} />
      <HostingPlatforms id="platforms" {...words.platforms} />
      <HostingAiTools id="ai-tools" {...words.tools} />
      <HostingTrust id="trust" {...words.trust} />
      <PriceExample id="pricing" />
      <Instrument
        id="estimate"
        label={estimate.label}
        words={estimate}
        ground="board"
        of={EstimateInstrument}
      />
      <Leader id="leader" {...words.leader} />
      <HostingProjects id="projects" {...words.projects} />
      <HostingPartners id="partner-names" {...words.partners} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** Benefits as the units of a server rack, numbered from the bottom as racks are. */
function HostingBenefits({ unit, items, ...section }: SectionProps & Words["benefits"]) {
  return (
    <HeadedSheet {...section}>
      <ul className={classNames(blocks.notes, css.rack)}>
        {items.map((item, i) => (
          <li key={item.title}>
            <span className={classNames(text.mono, css.unit)} aria-hidden="true">
              {unit}
              {items.length - i}
            </span>
            <HeadingWithBasis claim={item.basis}>
              <Phrase as="h3" words={item.title} />
            </HeadingWithBasis>
            <p>{item.text}</p>
            <svg viewBox="0 0 86 40" stroke="var(--rule-2)" strokeWidth="2" aria-hidden="true">
              <path d={Array.from({ length: 14 }, (_, slot) => `M${4 + slot * 6} 8v24`).join("")} />
            </svg>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

/** Review platforms as three data sheets under their own marks. */
function HostingPlatforms({ id, label, heading, lead, items }: SectionProps & Words["platforms"]) {
  return (
    <HeadedSheet id={id} label={label} heading={heading} lead={lead} ground="board">
      <ul className={classNames(blocks.texts, blocks.threes, blocks.aligned, css.sheets)}>
        {items.map((item) => (
          <li key={item.partner} className={composed.paper}>
            <h3>
              <PartnerMark partner={item.partner} name={nameOf(item.partner)} />
            </h3>
            <p>{item.text}</p>
            <ol className={classNames(exhibit.lined, rows.numbered, text.small)}>
              {item.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

const nameOf = (id: string) => partners.find((partner) => partner.id === id)?.name ?? id;

/** One page with numbers where the tools have worked, and the tools by those numbers. */
function HostingAiTools({ id, label, heading, lead, items }: SectionProps & Words["tools"]) {
  return (
    <HeadedSheet id={id} label={label} heading={heading} lead={lead}>
      <div className={blocks.late}>
        <ViewerExhibit />
        <ol className={classNames(blocks.ruled, blocks.notes, rows.railed)}>
          {items.map((item, i) => (
            <li key={item.href}>
              <Marker n={i + 1} />
              <h3 className={text.statement}>
                <Anchor to={item.href}>{item.title}</Anchor>
              </h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </HeadedSheet>
  );
}

/** Who may look at the data, shown as an access log. */
function HostingTrust({ id, label, heading, lead, items }: SectionProps & Words["trust"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="ink">
      <Phrase as="h2" className={classNames(text.display3, blocks.heading)} words={heading} />
      <div className={blocks.late}>
        <div className={blocks.stack}>
          <p className={text.lead}>{lead}</p>
          <Exhibit title={log.title} note={log.note} foot={log.foot}>
            <LogTable
              label={log.title}
              columns={log.columns}
              wrap={log.wrap}
              rows={log.rows.map((cells, i) => ({ cells, on: i === log.marked }))}
            />
          </Exhibit>
        </div>
        <div>
          <ul className={classNames(blocks.ruled, css.list)}>
            {items.map(({ strong, rest }) => (
              <li key={strong}>
                <b className={text.item}>{strong}</b> {rest}
              </li>
            ))}
          </ul>
          <SecurityAnswers />
        </div>
      </div>
    </Sheet>
  );
}

/** Projects as record boxes on one shelf: lid, handle, label. */
function HostingProjects({ specimen, items, ...section }: SectionProps & Words["projects"]) {
  return (
    <HeadedSheet {...section} ground="board">
      <ul className={classNames(blocks.notes, blocks.fours, css.shelf)}>
        {items.map((item, i) => (
          <li key={item.title}>
            <span className={css.handle} aria-hidden="true" />
            <div>
              <span className={text.mono}>
                {specimen} {i + 1}
              </span>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

/** The partners by name only, as on an office door. */
function HostingPartners({ id, label, heading }: SectionProps & { readonly heading: string }) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{heading}</h2>
      <ul className={classNames(blocks.ruled, blocks.twos)}>
        {partners.map(({ id: partner, name, role }) => (
          <li key={partner} className={classNames(text.part, composed.apart)}>
            {name} <span className={text.mono}>{role}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** One page in the review viewer, with numbers where the tools have worked. */
function ViewerExhibit() {
  const [before, withheld, after] = viewer.body;
  return (
    <Exhibit title={viewer.title} note={viewer.note} foot={viewer.foot} className={blocks.stays}>
      <div className={css.thread}>
        <Marker n={1} />
        <Marker n={2} />
        <span className={text.mono}>{viewer.from}</span>
        <span className={text.mono}>{viewer.date}</span>
      </div>
      <p className={css.body} lang="de" data-copy="produced">
        <RichText>{before}</RichText>
        <Marker n={5} />
        <span lang="en">
          <Replaced>{withheld}</Replaced>
        </span>
        {after}
      </p>
      <p className={css.gloss}>
        <Marker n={3} />
        <RichText>{viewer.gloss}</RichText>
      </p>
      <div className={css.voice}>
        <Marker n={4} />
        <svg
          viewBox="0 0 300 34"
          preserveAspectRatio="none"
          stroke="var(--ink)"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path
            d={Array.from(
              { length: 60 },
              (_, i) => `M${i * 5 + 2} ${17 - level(i)}v${2 * level(i)}`,
            ).join("")}
          />
        </svg>
        <span className={text.mono}>{viewer.voice}</span>
      </div>
    </Exhibit>
  );
}

function Marker({ n }: { n: number }) {
  return (
    <span className={css.marker} aria-hidden="true">
      {n}
    </span>
  );
}

/**
 * Rounded, because JavaScript engines differ in the last digits of a sine and hydration compares
 * them.
 */
const level = (i: number) =>
  Math.max(2, Math.round(Math.abs(Math.sin(i * 0.83) * Math.cos(i * 0.21 + 1)) * 15));
