import { company } from "content/company.ts";
import { getStarted, mobileLinks, mobileMenu } from "content/navigation.ts";
import { classNames } from "web/parts/class-names.ts";
import { ButtonLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./mobile-menu.module.css";
import { NavLink } from "./nav-link.tsx";

const PANEL = "mobile-menu";

/** The Menu button and its panel. A native popover, so it opens before scripts have loaded. */
export function MobileMenu({ buttonClass }: { buttonClass: string | undefined }) {
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={PANEL} aria-expanded={false} aria-controls={PANEL}>
        <span className={css.whenClosed}>{mobileMenu.open}</span>
        <span className={css.whenOpen}>{mobileMenu.close}</span>
      </button>
      <div id={PANEL} popover="auto" className={css.panel}>
        {mobileLinks.map(({ label, href }, i) => (
          <NavLink key={href} to={href} className={css.row}>
            <span>{label}</span>
            <span className={text.mono}>{String(i + 1).padStart(2, "0")}</span>
          </NavLink>
        ))}
        <ButtonLink to={getStarted.href} className={css.started}>
          {getStarted.label}
        </ButtonLink>
        <p className={classNames(text.mono, css.hours)}>{company.hours.text}</p>
      </div>
    </>
  );
}
