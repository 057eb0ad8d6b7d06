import { partners, partnersHeading } from "content/partners.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { PartnerMark } from "web/parts/partner-mark.tsx";
import text from "web/parts/text.module.css";
import css from "./partners.module.css";

/** Each partner's mark on a line, as on a signature page, with its role below. */
export function Partners({
  id,
  label,
  heading = partnersHeading,
  flush,
}: SectionProps & { heading?: string; flush?: "top" | "bottom" }) {
  return (
    <Sheet id={id} label={label} heading={heading} flush={flush}>
      <div className={css.stipulation}>
        <h2 className={text.heading}>{heading}</h2>
        <ul>
          {partners.map(({ id: partner, name, role }) => (
            <li key={partner}>
              <span className={css.line}>
                <PartnerMark partner={partner} name={name} />
              </span>
              <span className={classNames(text.mono, css.role)}>{role}</span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
