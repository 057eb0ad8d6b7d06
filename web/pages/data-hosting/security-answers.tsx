import { company } from "content/company.ts";
import { securityAnswers as words } from "content/security-answers.ts";
import { AddressDialog } from "web/layout/address-dialog.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Anchor, ButtonLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./security-answers.module.css";

const id = "security-answers";

/** The security answers and their button, at an address of their own: /data-hosting#security-answers. */
export function SecurityAnswers() {
  return (
    <>
      <p className={css.open}>
        <ButtonLink to={`#${id}`} line>
          {words.open}
        </ButtonLink>
      </p>
      <AddressDialog id={id} back="#trust" note={words.note} close={words.close} className={css.dialog} searched>
        <h3 id={`${id}-title`}>{words.heading}</h3>
        <p className={text.sub}>{words.lead}</p>
        <ul className={css.answers}>
          {words.answers.map((answer) => (
            <li key={answer.item}>
              <h4>{answer.item}</h4>
              <span className={classNames(text.monoInk, css.state)} data-state={answer.state}>
                {words.states[answer.state]}
              </span>
              <Rest answer={answer} />
            </li>
          ))}
        </ul>
        <Evidence />
        <p className={css.open}>
          <ButtonLink to={words.ask.to} small>
            {words.ask.label}
          </ButtonLink>
        </p>
      </AddressDialog>
    </>
  );
}

/** The sentence that supports the answer, and its limit. */
function Rest({ answer }: { answer: (typeof words.answers)[number] }) {
  const but = "but" in answer && answer.but;
  if (!("says" in answer)) return but && <p>{but}</p>;
  return (
    <p>
      <q>{answer.says}</q> {but} <Anchor to={answer.where.href}>{answer.where.label}</Anchor>
    </p>
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
