import { buyerFacts } from "content/buyer-facts.ts";
import { company } from "content/company.ts";
import { plainText } from "content/marks.ts";
import { securityAnswers as words } from "content/offer.ts";
import { AddressDialog } from "web/layout/address-dialog.tsx";
import { Facts } from "web/layout/buyer-facts.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Anchor, ButtonLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./security-answers.module.css";

const id = "security-answers";

/** The other facts that buyers ask about security. An answer shows the facts that it names. */
const others = () =>
  buyerFacts
    .filter(({ href }) => href === `/data-hosting#${id}`)
    .flatMap(({ facts }) =>
      facts.filter(
        (fact) => !words.answers.some((answer) => answer.fact && answer.fact === fact.id),
      ),
    );

/**
 * The security answers and their button, at an address of their own:
 * /data-hosting#security-answers.
 */
export function SecurityAnswers() {
  return (
    <>
      <p className={classNames(text.offPaper, blocks.foot)}>
        <ButtonLink to={`#${id}`} line>
          {words.open}
        </ButtonLink>
      </p>
      <AddressDialog
        id={id}
        back="#trust"
        note={words.note}
        close={words.close}
        className={css.dialog}
        searched
      >
        <h3 id={`${id}-title`} className={text.part}>
          {words.heading}
        </h3>
        <p className={text.sub}>{words.lead}</p>
        <ul className={classNames(blocks.ruled, css.answers)}>
          {words.answers.map(({ item, state, answer, page }) => (
            <li key={item}>
              <h4 className={text.control}>{item}</h4>
              <span className={classNames(text.monoInk, css.state)} data-state={state}>
                {words.states[state]}
              </span>
              <p className={text.note}>
                {plainText(answer)} {page && <Anchor to={page.href}>{page.label}</Anchor>}
              </p>
            </li>
          ))}
        </ul>
        <Facts facts={others()} />
        <Evidence />
        <p className={classNames(text.offPaper, blocks.foot)}>
          <ButtonLink to={words.ask.to} small>
            {words.ask.label}
          </ButtonLink>{" "}
          <Anchor to={words.download.to}>{words.download.label}</Anchor>
        </p>
      </AddressDialog>
    </>
  );
}

/** A link to the published security documents, once the owner has set its address. */
function Evidence() {
  const address: string | null = company.evidenceUrl;
  return (
    address && (
      <p className={text.sub}>
        <a href={address}>{words.evidence.label}</a>: {words.evidence.rest}
      </p>
    )
  );
}
