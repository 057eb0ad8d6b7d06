import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./esi-services.module.css";

type RuleIndexContent = SectionHeadContent & {
  readonly receive: string;
  readonly items: readonly Readonly<Record<"code" | "rule" | "title" | "text" | "receive", string>>[];
};

/** Services in the order of the rules they fulfil, each rule set large. */
export function EsiServices({ id, label, heading, lead, receive, items }: SectionProps & RuleIndexContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <ol className={css.rules}>
        {items.map((item) => (
          <li key={item.rule}>
            <p className={css.rule}>
              <span className={text.mono}>{item.code}</span> {item.rule}
            </p>
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              <p className={classNames(text.mono, css.receive)}>
                {receive}: <b>{item.receive}</b>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
