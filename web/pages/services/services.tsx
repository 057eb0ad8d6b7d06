import { PriceExample } from "web/instruments/estimate/price-example.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { Anchor, GoLink } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { Partners } from "web/sections/partners.tsx";
import { HeroWords } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./services.module.css";

type Words = PageProps<"services">["words"];

export default function Services({ words }: PageProps<"services">) {
  return (
    <Page path="/services">
      <ServicesHero id="top" binders={words.binders} {...words.hero} />
      {words.binders.map((binder) => (
        <ServicesBinder key={binder.id} {...binder} label={binder.title} />
      ))}
      <ServicesStart id="start" {...words.triage} />
      <PriceExample id="pricing" />
      <Partners id="partners" {...words.partners} flush="top" />
      <Closing id="next" {...words.closing} />
    </Page>
  );
}

type Binder = Words["binders"][number];

/** The title, then one tab for each practice, directly above the first one. */
function ServicesHero({
  id,
  label,
  title,
  lead,
  actions,
  tabsLabel,
  binders,
}: SectionProps & Words["hero"] & Pick<Words, "binders">) {
  return (
    <Sheet id={id} label={label} heading={title} flush="bottom" nameAbove>
      <HeroWords title={title} lead={lead} actions={actions} />
      <nav aria-label={tabsLabel}>
        <ul className={css.tabs}>
          {binders.map(({ id: anchor, stock, letter, title: name, services }) => (
            <li key={anchor} className={folders[`stock${stock}`]}>
              <Anchor to={`#${anchor}`} className={folders.tab}>
                <b className={text.monoInk}>{letter}</b>
                <span className={css.name}>{name}</span>
                <span className={text.monoInk}>{services.length}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}

/** One practice in its colour: name and link on the left, its services on the right. */
function ServicesBinder({
  id,
  label,
  letter,
  stock,
  title,
  text: words,
  all,
  services,
}: Binder & { label: string }) {
  return (
    <Sheet
      id={id}
      label={label}
      marginNote={null}
      ground="tab"
      className={classNames(css.binder, folders[`stock${stock}`])}
    >
      <div className={classNames(blocks.split, css.frame)}>
        <div className={classNames(blocks.stack, blocks.stays)}>
          <h2>{title}</h2>
          <Phrase as="p" words={words} />
          <GoLink to={all.href}>{all.label}</GoLink>
        </div>
        <ol className={css.list}>
          {services.map(({ name, text: note, href, anchor }, i) => (
            <li key={name} id={anchor}>
              <Anchor to={href}>
                <span className={text.mono}>
                  {letter}-{i + 1}
                </span>
                <b className={text.item}>{name}</b>
                <span className={classNames(text.note, css.note)}>{note}</span>
              </Anchor>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

/** Typical requests by telephone, each with the first step and the page that explains it. */
function ServicesStart({ id, label, rows, ...head }: SectionProps & Words["triage"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ul className={classNames(blocks.ruled, folders.ledger)}>
        {rows.map(({ event, first, go }) => (
          <li key={event}>
            <h3 className={classNames(text.statement, text.alleged)}>{event}</h3>
            <div className={blocks.stack}>
              <Phrase as="p" className={text.sub} words={first} />
              <GoLink to={go.href}>{go.label}</GoLink>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}
