import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { type Action, Anchor, Buttons } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import stocks from "./services-binder.module.css";
import type { BinderContent } from "./services-binder.tsx";
import css from "./services-hero.module.css";

type ServicesHeroContent = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  readonly tabsLabel: string;
};

/** The title, then one tab for each practice, directly above the first one. */
export function ServicesHero({
  id,
  label,
  title,
  lead,
  actions,
  tabsLabel,
  binders,
}: SectionProps & ServicesHeroContent & { binders: readonly BinderContent[] }) {
  return (
    <Sheet id={id} label={label} flush="bottom" nameAbove>
      <h1 className={css.title}>{title}</h1>
      <div className={css.row}>
        <p className={text.lead}>{lead}</p>
        <Buttons actions={actions} />
      </div>
      <nav aria-label={tabsLabel}>
        <ul className={css.tabs}>
          {binders.map(({ id: anchor, stock, letter, title: name, services }) => (
            <li key={anchor} className={stocks[`stock${stock}`]}>
              <Anchor to={`#${anchor}`}>
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
