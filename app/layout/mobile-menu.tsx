import { useRef } from "react";
import { NavLink } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { ButtonLink } from "#app/ui/link.tsx";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import { getStarted, mobileLinks, mobileMenu } from "#content/navigation.ts";
import css from "./mobile-menu.module.css";
import { usePopoverState } from "./popover-state.ts";

const PANEL = "mobile-menu";

/** The Menu button and its panel. A native popover, so it opens before scripts have loaded. */
export function MobileMenu({ buttonClass }: { buttonClass: string | undefined }) {
  const panel = useRef<HTMLDivElement>(null);
  const open = usePopoverState(panel);
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={PANEL} aria-expanded={open} aria-controls={PANEL}>
        {open ? mobileMenu.close : mobileMenu.open}
      </button>
      <div ref={panel} id={PANEL} popover="auto" className={css.panel}>
        {mobileLinks.map(({ label, href }, i) => (
          <NavLink key={href} to={href} discover="none" className={css.row} onClick={() => panel.current?.hidePopover()}>
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
