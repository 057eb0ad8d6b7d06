import { buyerFacts } from "content/buyer-facts.ts";
import type { BuyerFact } from "content/schema-registers.ts";
import { buyerFactWords as words } from "content/words.ts";
import button from "web/parts/button.module.css";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { ButtonLink } from "web/parts/link.tsx";
import { Phrase, RichText } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import { AddressDialog } from "./address-dialog.tsx";
import css from "./buyer-facts.module.css";

/**
 * What buyers ask, at the end of the section at this address: a button for each file of
 * content/buyer/ that names it, and its dialog.
 */
export function BuyerFacts({ at }: { at: string }) {
  const here = buyerFacts.filter(({ href }) => href === at);
  if (here.length === 0) return null;
  return (
    <div className={classNames(button.row, css.open)}>
      {here.map(({ name, title }) => (
        <ButtonLink key={name} to={`#${name}`} line>
          {title}
        </ButtonLink>
      ))}
      {here.map((group) => (
        <FactDialog key={group.name} {...group} />
      ))}
    </div>
  );
}

/** What holds today, and the facts. */
function FactDialog({ name, title, href, says, facts }: (typeof buyerFacts)[number]) {
  const anchor = href.replace(/^.*#/, "");
  return (
    <AddressDialog
      id={name}
      back={`#${anchor}`}
      note={words.note}
      close={words.close}
      className={css.dialog}
      searched
    >
      <h3 id={`${name}-title`} className={text.part}>
        {title}
      </h3>
      {says.map((point) => (
        <div key={point.title}>
          <h4 className={text.control}>{point.title}</h4>
          <Phrase as="p" words={point.text} />
        </div>
      ))}
      <Facts facts={facts} />
      {facts.some(({ value }) => !value) && (
        <p>
          <ButtonLink to={words.link.to} small>
            {words.link.label}
          </ButtonLink>
        </p>
      )}
    </AddressDialog>
  );
}

/** The facts that the owner has filled in as a table, and the others in one sentence. */
export function Facts({ facts }: { facts: readonly BuyerFact[] }) {
  const open = facts.filter(({ value }) => !value);
  const filled = facts.flatMap(({ label, value }) =>
    value ? [[capital(label), <RichText key={label}>{value}</RichText>] as const] : [],
  );
  return (
    <>
      {filled.length > 0 && <FactList className={rows.long} facts={filled} />}
      {open.length > 0 && <p>{words.ask(joined(open))}</p>}
    </>
  );
}

const capital = (label: string) => label.replace(/^./, (letter) => letter.toUpperCase());

/** Semicolons part the labels, because a label may have a comma. */
function joined(facts: readonly BuyerFact[]): string {
  const labels = facts.map(({ label }) => label);
  return [...labels.slice(0, -2), labels.slice(-2).join(`; ${words.and} `)].join("; ");
}
